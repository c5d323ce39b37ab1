import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { parse } from '#api/graphql/parse.ts'
import { PREVIEW_DAYS } from '#domain/blog/limits.ts'
import { type PostCheck, PUBLISH_CHECKS } from '#domain/blog/post-checks.ts'
import { correctionSchema } from '#domain/blog/post-input.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import type { Post } from '#prisma/client/client.ts'
import {
  type PostWriter,
  restorePost,
  restorePostVersion,
  schedulePost,
  setCorrection,
  unschedulePost,
} from './post.service.ts'
import { editPost, savedPost } from './post-admin.schema.ts'
import { checkPost } from './post-checks.ts'
import { createPreview, previewOf, revokePreviews } from './preview.service.ts'

// What happens to a post around its publication: checks, schedule, previews, versions, trash and corrections.

const PostCheckRef = builder.objectRef<PostCheck>('PostCheck').implement({
  description: 'Result of one check of a post.',
  fields: (t) => ({
    name: t.exposeString('name', { description: `Name of the check: ${PUBLISH_CHECKS.join(', ')}.` }),
    passed: t.exposeBoolean('passed', {
      nullable: true,
      description: 'False if an editor should look at it, null if there was nothing to compare.',
    }),
    text: t.exposeString('text', { description: 'What the check found, in a sentence.' }),
    findings: t.exposeStringList('findings', {
      description: 'The passages and links that the check reports, as they are in the article, to mark them.',
    }),
  }),
})

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

builder.queryFields((t) => ({
  postChecks: t.field({
    type: [PostCheckRef],
    authScopes: { writer: true },
    description:
      'Checks the stored text of a post before it is published (writer). For a draft by an AI model, they include the checks of the model’s draft. Failed checks do not prevent its publication.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    resolve: (_root, { id }, context) => checkPost(context, id),
  }),
  postPreview: t.prismaField({
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
}))

builder.mutationFields((t) => {
  const id = () => ({ id: t.arg.id({ required: true, description: 'Id of the post.' }) })
  const change = (
    scopes: { writer: true } | { editor: true },
    description: string,
    action: string,
    work: (writer: PostWriter, id: string) => Promise<Post | null>,
  ) =>
    t.prismaField({
      type: 'Post',
      authScopes: scopes,
      description,
      args: id(),
      errors: { types: [NotFound] },
      resolve: async (query, _root, { id }, context) => {
        await editPost(context, action, (writer) => work(writer, id))
        return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
      },
    })
  return {
    schedulePost: t.prismaField({
      type: 'Post',
      authScopes: { editor: true },
      description:
        'Schedules the publication of a draft, or changes its time (editor). The text at that time is published, within a minute. Fails with CONFLICT if the post is published, or is an AI-written draft that no editor has reviewed. A post that could not be published within 24 hours stays a draft (`Post.publishMissed`).',
      args: {
        ...id(),
        at: t.arg({
          type: 'DateTime',
          required: true,
          description: 'When to publish the post, at most one year from now.',
        }),
        reviewed: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'True if an editor has read and approved an AI-written draft.',
        }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: async (query, _root, { id, at, reviewed }, context) => {
        const schedule = (writer: PostWriter) => schedulePost(writer, id, at, { reviewed })
        await editPost(context, 'schedulePost', schedule, {
          at: at.toISOString(),
          ...(reviewed && { reviewed }),
        })
        return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    unschedulePost: change(
      { editor: true },
      'Cancels the scheduled publication of a post (editor). Has no effect on a post without a time.',
      'unschedulePost',
      unschedulePost,
    ),
    restorePostVersion: t.prismaField({
      type: 'Post',
      authScopes: { writer: true },
      description:
        'Makes an earlier version of a post its current text, as a new version (writer). It never changes the status. Pictures that were deleted since are left out.',
      args: {
        ...id(),
        versionId: t.arg.id({ required: true, description: 'Id of the version (`Post.versions`).' }),
        revision: t.arg.string({
          required: true,
          description:
            'Value of `Post.revision` when the editor opened the post. Fails with CONFLICT if the post has changed since.',
        }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: async (query, _root, { id, versionId, revision }, context) => {
        const removed: string[] = []
        await editPost(context, 'restorePostVersion', (writer) =>
          restorePostVersion({ ...writer, removed }, id, versionId, revision),
        )
        return savedPost(context, query, id, removed)
      },
    }),
    restorePost: change(
      { editor: true },
      'Takes a post out of the trash, published or draft as it was (editor). A publication time that passed in the meantime is canceled. Has no effect on a post that isn’t in the trash.',
      'restorePost',
      restorePost,
    ),
    setPostCorrection: t.prismaField({
      type: 'Post',
      authScopes: { editor: true },
      description: 'Dates a note about a correction and shows it above the article, or removes it (editor).',
      args: {
        ...id(),
        text: t.arg.string({
          required: true,
          description: 'What was corrected, as plain text of up to 1,000 characters. Blank removes the note.',
        }),
      },
      errors: { types: [BadInput, NotFound] },
      resolve: async (query, _root, { id, ...input }, context) => {
        const { text } = parse(correctionSchema, input)
        await editPost(context, 'setPostCorrection', (writer) => setCorrection(writer, id, text), {
          ...(text === '' && { removed: true }),
        })
        return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    createPostPreview: t.field({
      type: PreviewLink,
      authScopes: { writer: true },
      description: `Creates a link that shows a draft to anyone who has it, for ${PREVIEW_DAYS} days (writer). After the publication, it leads to the article. Fails with CONFLICT if the post is already published.`,
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: async (_root, { id }, context) => createPreviewLink(context, id),
    }),
    revokePostPreviews: change(
      { writer: true },
      'Revokes all preview links of a post (writer). Has no effect on a post without any.',
      'revokePostPreviews',
      revokePreviews,
    ),
  }
})

async function createPreviewLink(context: Context, id: string): Promise<{ url: string; expiresAt: Date }> {
  let link: { url: string; expiresAt: Date } | undefined
  await editPost(context, 'createPostPreview', async (writer) => {
    const { post, token, expiresAt } = await createPreview(writer, id)
    link = { url: `${context.env.PUBLIC_URL}/preview/${token}`, expiresAt }
    return post
  })
  if (!link) throw new Error('No link was created')
  return link
}
