import { builder } from '#api/graphql/builder.ts'
import { PREVIEW_DAYS } from '#domain/blog/limits.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { editPost } from './post-edit.schema.ts'
import { addPreview, newPreview, previewOf } from './preview.service.ts'

const PreviewLink = builder.objectRef<{ url: string; expiresAt: Date }>('PostPreviewLink').implement({
  description: 'A link that shows a draft to anyone who has it (writer).',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Absolute URL of the preview. It is shown only once, because only a hash is stored.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link stops working.' }),
  }),
})

builder.prismaObject('PostPreview', {
  description: 'A draft as the preview link shows it.',
  fields: (t) => ({
    post: t.relation('post', { description: 'The draft, with everything that readers will see.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link stops working.' }),
    publishAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the draft will be published. Null if no time is set.',
      select: { post: { select: { publishAt: true } } },
      resolve: ({ post }) => post.publishAt,
    }),
  }),
})

builder.queryField('postPreview', (t) =>
  t.prismaField({
    type: 'PostPreview',
    nullable: true,
    description:
      'The draft behind a preview link. Null if the link is unknown, expired or revoked, or the post is published.',
    args: { token: t.arg.string({ required: true, description: 'Last part of the URL /preview/{token}.' }) },
    resolve: (query, _root, { token }, { db, now }) => {
      const { post, ...preview } = previewOf(token, now())
      return db.prisma.postPreview.findUnique({
        ...query,
        where: { ...preview, post: { ...post, status: 'draft' } },
      })
    },
  }),
)

builder.mutationField('createPostPreview', (t) =>
  t.field({
    type: PreviewLink,
    authScopes: { writer: true },
    description: `Creates a link that shows a draft to anyone who has it, for ${PREVIEW_DAYS} days (writer). After the publication, it leads to the article. Fails with CONFLICT if the post is already published.`,
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: async (_root, { id }, context) => {
      const { token, hash, expiresAt } = newPreview(context.now())
      await editPost(context, 'createPostPreview', id, (writer) =>
        addPreview(writer, id, { hash, expiresAt }),
      )
      return { url: `${context.env.PUBLIC_URL}/preview/${token}`, expiresAt }
    },
  }),
)
