import { audited } from '#api/admin/audit.ts'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { createPage, type Page, pageArgs, pageCost, pageSchema, pageType } from '#api/graphql/page.ts'
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

/** Writes the audit entry in the same transaction and publishes the change event after the commit. */
async function editPost<Changed extends Post | null>(
  context: Context,
  action: string,
  work: (writer: PostWriter) => Promise<Changed>,
  details: Prisma.InputJsonObject = {},
): Promise<Changed> {
  const changed = await audited(context, async (tx) => {
    const post = await work({ ...context, db: { prisma: tx } })
    const entry = post && { action, target: post.id, details: { title: post.title, ...details } }
    return { result: post, entry }
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

function titleHolds(typed: string | null | undefined): Prisma.PostWhereInput {
  // Prisma passes % and _ to LIKE unescaped.
  const words = (typed ?? '')
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .filter(Boolean)
  return { AND: words.map((word) => ({ title: { contains: word, mode: 'insensitive' } })) }
}

const DeletedPost = builder.objectRef<{ id: string }>('DeletedPost').implement({
  description: 'A post that was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted post.' }) }),
})

builder.queryFields((t) => ({
  deskPosts: t.field({
    type: DeskPostPage,
    authScopes: { admin: true },
    description: 'All posts, drafts first, then the post changed last (admin).',
    args: {
      title: t.arg.string({
        description: 'Words or parts of words that the title must contain. Leave it blank for all posts.',
      }),
      ...pageArgs(t.arg, 'Posts'),
    },
    complexity: pageCost,
    resolve: async (_root, args, { db }) => {
      const { title, ...asked } = parse(deskPostsSchema, args)
      const where = titleHolds(title)
      return { ...createPage(asked, await db.prisma.post.count({ where })), where }
    },
  }),
  deskPost: t.prismaField({
    type: 'Post',
    nullable: true,
    authScopes: { admin: true },
    description: 'One post by its id, draft or not (admin).',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    resolve: (query, _root, { id }, { db }) => db.prisma.post.findUnique({ ...query, where: { id } }),
  }),
  bodyPreview: t.string({
    authScopes: { admin: true },
    description: 'Preview of a body: sanitized HTML, with line breaks as <br> (admin).',
    args: { content: t.arg.string({ required: true, description: 'HTML as typed by an editor.' }) },
    resolve: (_root, input, { env }) =>
      renderBody(sanitizeBody(parse(postEditSchema, input).content ?? ''), env.PUBLIC_URL),
  }),
}))

const ABOUT = {
  title: `3–${MAX_TITLE_LENGTH} characters.`,
  excerpt: `Up to ${MAX_EXCERPT_LENGTH} characters.`,
  content: 'HTML. Elements that are not allowed are removed.',
  category: 'One of the four categories.',
  tags: 'Up to ten tags.',
  author: 'Name of the author.',
  featuredImage: 'Address of an image; null for a drawn cover.',
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
      id: t.arg.id({ required: true, description: 'Id of the post.' }),
      title: t.arg.string({ description: ABOUT.title }),
      excerpt: t.arg.string({ description: ABOUT.excerpt }),
      content: t.arg.string({ description: ABOUT.content }),
      category: t.arg.string({ description: ABOUT.category }),
      tags: t.arg.stringList({ description: ABOUT.tags }),
      author: t.arg.string({ description: ABOUT.author }),
      featuredImage: t.arg.string({ description: ABOUT.featuredImage }),
      revision: t.arg.string({
        description:
          'Revision that the edit started from. The edit fails with CONFLICT if the post has changed since.',
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
    description: 'Publishes a draft (admin). For the draft of a model, this is the approval.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'publishPost', (writer) => publishPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  unpublishPost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description: 'Unpublishes a post and keeps it as a draft (admin).',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'unpublishPost', (writer) => unpublishPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  featurePost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description:
      'Features a post ahead of newer ones on the home page and the blog, or stops featuring it (admin).',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the post.' }),
      featured: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'False to stop featuring it.',
      }),
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
    description: 'Permanently deletes a post (admin).',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { id }, context) => {
      await editPost(context, 'deletePost', (writer) => deletePost(writer, id))
      return { id }
    },
  }),
}))
