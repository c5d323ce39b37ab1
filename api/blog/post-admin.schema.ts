import { audited } from '#api/admin/audit.ts'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { type Page, pageArgs, pageCost, pageOf, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { MAX_EXCERPT_LENGTH, MAX_TITLE_LENGTH } from '#domain/blog/limits.ts'
import { DEFAULT_AUTHOR, postEditSchema, postInputSchema } from '#domain/blog/post-input.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from '#domain/blog/search-query.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { textSchema } from '#domain/text-schema.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import {
  createPost,
  deletePost,
  featurePost,
  type PostWriter,
  publishPost,
  unpublishPost,
  updatePost,
} from './post.service.ts'
import { renderBody, sanitizeBody } from './sanitize.ts'

/** One change to a post by an editor, with its audit entry if anything changed; told again after the commit. */
async function editPost<Changed extends Post | null>(
  context: Context,
  action: string,
  work: (writer: PostWriter) => Promise<Changed>,
  details: Prisma.InputJsonObject = {},
): Promise<Changed> {
  const changed = await audited(context, async (tx) => {
    const post = await work({ ...context, db: { prisma: tx } })
    const act = post && { action, target: post.id, details: { title: post.title, ...details } }
    return { result: post, act }
  })
  context.changes.publish('posts')
  return changed
}

const DeskPostPage = pageType<Page & { where: Prisma.PostWhereInput }>('DeskPostPage', {
  description: 'One page of all posts, drafts included.',
  totalCount: 'Number of posts on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['Post'],
      description: 'Drafts first, then the post changed last.',
      resolve: (query, { where, window }, _args, { db }) =>
        db.prisma.post.findMany({
          ...query,
          where,
          orderBy: [{ status: 'asc' }, { updatedAt: 'desc' }, { id: 'desc' }],
          ...window,
        }),
    }),
  }),
})

const deskPostsSchema = pageSchema.extend({
  title: textSchema().max(MAX_SEARCH_LENGTH, SEARCH_RULE).nullish(),
})

/** Posts whose titles hold every word of what was typed, in any order and case. */
function titleHolds(typed: string | null | undefined): Prisma.PostWhereInput {
  // Prisma hands % and _ on to LIKE as they come.
  const words = (typed ?? '')
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .filter(Boolean)
  return { AND: words.map((word) => ({ title: { contains: word, mode: 'insensitive' } })) }
}

const DeletedPost = builder.objectRef<{ id: string }>('DeletedPost').implement({
  description: 'A post that is gone.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id it had.' }) }),
})

builder.queryFields((t) => ({
  deskPosts: t.field({
    type: DeskPostPage,
    authScopes: { admin: true },
    description: 'All posts, drafts first, then the one changed last (admin).',
    args: {
      title: t.arg.string({
        description: 'Words, or parts of words, that its title has to hold; blank for any.',
      }),
      ...pageArgs(t.arg, 'Posts'),
    },
    complexity: pageCost,
    resolve: async (_root, args, { db }) => {
      const { title, ...asked } = parse(deskPostsSchema, args)
      const where = titleHolds(title)
      return { ...pageOf(asked, await db.prisma.post.count({ where })), where }
    },
  }),
  deskPost: t.prismaField({
    type: 'Post',
    nullable: true,
    authScopes: { admin: true },
    description: 'One post by its id, draft or not (admin).',
    args: { id: t.arg.id({ required: true, description: 'Which post.' }) },
    resolve: (query, _root, { id }, { db }) => db.prisma.post.findUnique({ ...query, where: { id } }),
  }),
  bodyPreview: t.string({
    authScopes: { admin: true },
    description: 'A body as it would be shown: sanitised, line breaks as <br> (admin).',
    args: { content: t.arg.string({ required: true, description: 'HTML as an editor types it.' }) },
    resolve: (_root, input, { env }) =>
      renderBody(sanitizeBody(parse(postEditSchema, input).content ?? ''), env.PUBLIC_URL),
  }),
}))

/** What the fields of a post's form take. */
const ABOUT = {
  title: `3–${MAX_TITLE_LENGTH} characters.`,
  excerpt: `Up to ${MAX_EXCERPT_LENGTH} characters.`,
  content: 'HTML of the allowed set; anything else is taken out.',
  category: 'One of the four categories.',
  tags: 'Up to ten.',
  author: 'Who signs it.',
  featuredImage: 'Address of a picture; null for a drawn cover.',
}

builder.mutationFields((t) => ({
  createPost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description: 'Stores an article that an editor wrote, as a draft (admin).',
    args: {
      title: t.arg.string({ required: true, description: ABOUT.title }),
      excerpt: t.arg.string({ required: true, description: ABOUT.excerpt }),
      content: t.arg.string({ required: true, description: ABOUT.content }),
      category: t.arg.string({ required: true, description: ABOUT.category }),
      tags: t.arg.stringList({ description: ABOUT.tags }),
      author: t.arg.string({ description: `${ABOUT.author} Otherwise: ${DEFAULT_AUTHOR}.` }),
      featuredImage: t.arg.string({ description: ABOUT.featuredImage }),
    },
    errors: { types: [BadInput] },
    resolve: async (query, _root, args, context) => {
      const input = parse(postInputSchema, args)
      const post = await editPost(context, 'createPost', (writer) => createPost(writer, input))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id: post.id } })
    },
  }),
  updatePost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description:
      'Changes what is given of a post (admin). Saving a model’s post, even without a change, is a review of it.',
    args: {
      id: t.arg.id({ required: true, description: 'Which post.' }),
      title: t.arg.string({ description: ABOUT.title }),
      excerpt: t.arg.string({ description: ABOUT.excerpt }),
      content: t.arg.string({ description: ABOUT.content }),
      category: t.arg.string({ description: ABOUT.category }),
      tags: t.arg.stringList({ description: ABOUT.tags }),
      author: t.arg.string({ description: ABOUT.author }),
      featuredImage: t.arg.string({ description: ABOUT.featuredImage }),
      revision: t.arg.string({
        description:
          'What the edit started from: refused with CONFLICT when somebody changed the post since.',
      }),
    },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: async (query, _root, { id, revision, ...input }, context) => {
      const edit = parse(postEditSchema, input)
      await editPost(context, 'updatePost', (writer) => updatePost(writer, id, edit, revision), {
        fields: Object.keys(edit),
      })
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  publishPost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description: 'Puts a draft on the site (admin). For a model’s draft this is its approval.',
    args: { id: t.arg.id({ required: true, description: 'Which post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'publishPost', (writer) => publishPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  unpublishPost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description: 'Takes a post off the site and keeps it as a draft (admin).',
    args: { id: t.arg.id({ required: true, description: 'Which post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'unpublishPost', (writer) => unpublishPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  featurePost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description: 'Puts a post before the newer ones on the home page and the blog, or lets it go (admin).',
    args: {
      id: t.arg.id({ required: true, description: 'Which post.' }),
      featured: t.arg.boolean({ required: true, defaultValue: true, description: 'False to let it go.' }),
    },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id, featured }, context) => {
      await editPost(context, 'featurePost', (writer) => featurePost(writer, id, featured), { featured })
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  deletePost: t.field({
    type: DeletedPost,
    authScopes: { admin: true },
    description: 'Deletes a post for good (admin).',
    args: { id: t.arg.id({ required: true, description: 'Which post.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { id }, context) => {
      await editPost(context, 'deletePost', (writer) => deletePost(writer, id))
      return { id }
    },
  }),
}))
