import { builder } from '#api/graphql/builder.ts'
import { createPage, type Page, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { fileWidths, imagePath } from '#domain/images/image-path.ts'
import { deleteImage, postsWith } from './image.service.ts'

/** The files of a picture, the smallest first. */
export function sourcesOf({ id, width }: { id: string; width: number }) {
  return fileWidths(width).map((each) => ({ url: imagePath(id, each), width: each }))
}

const ImageSourceRef = builder.objectRef<ReturnType<typeof sourcesOf>[number]>('ImageSource').implement({
  description: 'One file of a picture, as WebP.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Path of the file, which never changes.' }),
    width: t.exposeInt('width', { description: 'Width of the file in pixels.' }),
  }),
})

builder.prismaObject('Image', {
  description: 'A picture that an editor uploaded with `POST /api/images`.',
  select: { id: true, width: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the picture.' }),
    url: t.string({
      description: 'Path of the largest file, for `featuredImage` and for <img> in an article.',
      resolve: ({ id, width }) => imagePath(id, width),
    }),
    width: t.exposeInt('width', { description: 'Width of the largest file in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the largest file in pixels.' }),
    sources: t.field({
      type: [ImageSourceRef],
      description: 'The files of the picture in up to three widths, the smallest first.',
      resolve: sourcesOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the picture was uploaded.' }),
    posts: t.prismaField({
      type: ['Post'],
      description:
        'Up to five articles that show the picture, including those in the trash. Empty if none does.',
      complexity: { field: 2, multiplier: 5 },
      resolve: (query, { id }, _args, { db }) =>
        db.prisma.post.findMany({ ...query, where: postsWith(id), orderBy: { id: 'desc' }, take: 5 }),
    }),
  }),
})

const ImagePage = pageType<Page>('ImagePage', {
  description: 'One page of the uploaded pictures.',
  totalCount: 'Number of pictures on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['Image'],
      description: 'Pictures on this page, newest first.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.image.findMany({ ...query, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...window }),
    }),
  }),
})

const DeletedImage = builder.objectRef<{ id: string }>('DeletedImage').implement({
  description: 'Confirms that a picture was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted picture.' }) }),
})

builder.queryField('images', (t) =>
  t.field({
    type: ImagePage,
    authScopes: { writer: true },
    description:
      'Uploaded pictures, one page at a time, newest first (writer). A picture that no article uses is deleted after 30 days.',
    args: pageArgs(t.arg, 'Pictures'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) => createPage(args, await db.prisma.image.count()),
  }),
)

builder.mutationField('deleteImage', (t) =>
  t.field({
    type: DeletedImage,
    authScopes: { editor: true },
    description:
      'Permanently deletes a picture (editor). Fails with CONFLICT while an article uses it, even one in the trash.',
    args: { id: t.arg.id({ required: true, description: 'Id of the picture.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: async (_root, { id }, context) => ({ id: await deleteImage(context, id) }),
  }),
)
