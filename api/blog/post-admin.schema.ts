import { audited } from '#api/admin/audit.ts'
import { UNREVIEWED_DRAFT, unreviewedDrafts } from '#api/generation/held-reason.ts'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, type Page, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { POST_STATES, type PostState } from '#domain/admin/post-states.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import {
  COVER_VARIANTS,
  MAX_EXCERPT_LENGTH,
  MAX_FOUND,
  MAX_IMAGE_ALT_LENGTH,
  MAX_IMAGE_CREDIT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '#domain/blog/limits.ts'
import { pageSchema } from '#domain/blog/list-input.ts'
import { DEFAULT_AUTHOR, postEditSchema, postInputSchema } from '#domain/blog/post-input.ts'
import { missedBefore } from '#domain/blog/publish-time.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from '#domain/blog/search-query.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { textSchema } from '#domain/text-schema.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { removedFrom } from './post.schema.ts'
import {
  createPost,
  featurePost,
  type PostWriter,
  publishPost,
  reviewPost,
  trashPost,
  unpublishPost,
  unreviewPost,
  updatePost,
} from './post.service.ts'
import type { PostSelection } from './post-list.ts'
import { renderBody, sanitizeBody } from './sanitize.ts'
import { tsquery } from './search.ts'

/** Writes the audit entry in the same transaction and publishes the change event after the commit. */
export async function editPost<Changed extends Post | null>(
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
  if (changed) context.changes.publish('posts')
  return changed
}

type PostList = Pick<Prisma.PostFindManyArgs, 'where' | 'orderBy'> & {
  /** `where` for posts in any state. */
  found: Prisma.PostWhereInput
}

const PostStateEnum = enumType<PostState>('PostState', {
  description: 'Where a post is on its way to readers. A post can be in several states.',
  values: {
    draft: 'Neither published nor scheduled. Includes drafts that missed their time.',
    held: 'A generated draft that failed the Balance or Sources check.',
    unreviewed: 'A generated draft that no editor has reviewed. Includes held drafts.',
    scheduled: 'Will be published at a set time.',
    published: 'Published on the site.',
    featured: 'Published and featured.',
  },
})

const PostStateCount = builder.objectRef<{ state: PostState; count: number }>('PostStateCount').implement({
  description: 'Number of posts in one state.',
  fields: (t) => ({
    state: t.expose('state', { type: PostStateEnum, description: 'State of the posts.' }),
    count: t.exposeInt('count', { description: 'Number of matching posts in this state.' }),
  }),
})

async function inState({ db, now }: Context, state: PostState): Promise<Prisma.PostWhereInput> {
  const draft = { status: 'draft' } as const
  switch (state) {
    case 'draft':
      return { ...draft, OR: [{ publishAt: null }, { publishAt: { lt: missedBefore(now()) } }] }
    case 'held':
      return { id: { in: (await unreviewedDrafts(db)).held.map(({ id }) => id) } }
    case 'unreviewed':
      return UNREVIEWED_DRAFT
    case 'scheduled':
      return { ...draft, publishAt: { gte: missedBefore(now()) } }
    case 'published':
      return { status: 'published' }
    case 'featured':
      return { status: 'published', featured: true }
  }
}

const AdminPostPage = pageType<Page & PostList>('AdminPostPage', {
  description: 'One page of all posts, including drafts, or of the trash.',
  totalCount: 'Number of matching posts on all pages.',
  fields: (t) => ({
    states: t.field({
      type: [PostStateCount],
      description: 'Number of posts in each state that match the other arguments.',
      resolve: ({ found }, _args, context) =>
        Promise.all(
          POST_STATES.map(async (state) => {
            const where = { AND: [found, await inState(context, state)] }
            return { state, count: await context.db.prisma.post.count({ where }) }
          }),
        ),
    }),
    nodes: t.prismaField({
      type: ['Post'],
      description:
        'Posts on this page: drafts first, then by last change, newest first. In the trash, the latest deletion first.',
      resolve: (query, { where, orderBy, window }, _args, { db }) =>
        db.prisma.post.findMany({ ...query, where, orderBy, ...window }),
    }),
  }),
})

const adminPostsSchema = pageSchema.extend({
  title: textSchema().max(MAX_SEARCH_LENGTH, SEARCH_RULE).nullish(),
  search: textSchema().max(MAX_SEARCH_LENGTH, SEARCH_RULE).nullish(),
})

function titleContains(typed: string | null | undefined): Prisma.PostWhereInput {
  // Prisma passes % and _ to LIKE unescaped.
  const words = (typed ?? '')
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .filter(Boolean)
  return { AND: words.map((word) => ({ title: { contains: word, mode: 'insensitive' } })) }
}

/** Parts of words in the title, or words of the title, tags, excerpt and text. */
async function contains({ db }: Context, search: string): Promise<Prisma.PostWhereInput> {
  const inText = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Post" WHERE "searchVector" @@ ${tsquery(search)} ORDER BY "updatedAt" DESC LIMIT ${MAX_FOUND}`
  return { OR: [titleContains(search), { id: { in: inText.map(({ id }) => id) } }] }
}

/** The post with what the sanitizer removed from it. */
export async function savedPost(
  { db }: Context,
  query: PostSelection,
  id: string,
  removed: readonly string[],
): Promise<Post> {
  const post = await db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
  removedFrom.set(post, removed)
  return post
}

const DeletedPost = builder.objectRef<{ id: string }>('DeletedPost').implement({
  description: 'Confirms that a post was moved to the trash.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted post.' }) }),
})

builder.queryFields((t) => ({
  adminPosts: t.field({
    type: AdminPostPage,
    authScopes: { writer: true },
    description: 'All posts, one page at a time: drafts first, then by last change, newest first (writer).',
    args: {
      title: t.arg.string({
        description:
          'Words or parts of words that the title must contain, in any order. Case-insensitive. Omit it to list all posts.',
      }),
      search: t.arg.string({
        description:
          'Words of the title, tags, excerpt or text, or parts of words in the title. Case-insensitive. Omit it to list all posts.',
      }),
      state: t.arg({ type: PostStateEnum, description: 'Only posts in this state.' }),
      ...pageArgs(t.arg, 'Posts'),
    },
    complexity: pageCost,
    resolve: async (_root, { state, ...args }, context) => {
      const { title, search, ...pageInput } = parse(adminPostsSchema, args)
      const found = {
        AND: [{ trashedAt: null }, titleContains(title), search ? await contains(context, search) : {}],
      }
      const where = state ? { AND: [found, await inState(context, state)] } : found
      const orderBy = [{ status: 'asc' }, { updatedAt: 'desc' }, { id: 'desc' }] satisfies PostList['orderBy']
      const totalCount = await context.db.prisma.post.count({ where })
      return { ...createPage(pageInput, totalCount), found, where, orderBy }
    },
  }),
  trashedPosts: t.field({
    type: AdminPostPage,
    authScopes: { editor: true },
    description:
      'Posts in the trash, one page at a time, the latest deletion first (editor). A post is permanently deleted after 30 days there.',
    args: pageArgs(t.arg, 'Posts'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) => {
      const where = { trashedAt: { not: null } }
      const orderBy = [{ trashedAt: 'desc' }, { id: 'desc' }] satisfies PostList['orderBy']
      const page = createPage(parse(pageSchema, args), await db.prisma.post.count({ where }))
      return { ...page, found: where, where, orderBy }
    },
  }),
  adminPost: t.prismaField({
    type: 'Post',
    nullable: true,
    authScopes: { writer: true },
    description: 'One post, draft or published (writer). Null if no post has this id, or it is in the trash.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.post.findUnique({ ...query, where: { id, trashedAt: null } }),
  }),
  bodyPreview: t.string({
    authScopes: { writer: true },
    description:
      'Preview of an article: the sanitized HTML that readers would get (writer). Nothing is stored.',
    args: {
      content: t.arg.string({
        required: true,
        description: 'Unsanitized HTML of the article, up to 60,000 characters.',
      }),
    },
    resolve: (_root, input, { env }) =>
      renderBody(sanitizeBody(parse(postEditSchema, input).content ?? ''), env.PUBLIC_URL),
  }),
}))

const FIELD_DESCRIPTIONS = {
  title: `Title of 3 to ${MAX_TITLE_LENGTH} characters.`,
  excerpt: `Excerpt for lists, up to ${MAX_EXCERPT_LENGTH} characters.`,
  content: 'The article as HTML. Elements that are not allowed are removed.',
  category: `One of ${CATEGORIES.join(', ')}.`,
  tags: `Up to ${MAX_TAGS} tags of up to ${MAX_TAG_LENGTH} characters, stored in lowercase.`,
  author: 'Name of the author, up to 100 characters.',
  featuredImage:
    'Path of an uploaded picture: `url` of `POST /api/images` or `images`. Null for a generated cover.',
  featuredImageAlt: `What the picture shows, up to ${MAX_IMAGE_ALT_LENGTH} characters.`,
  featuredImageCredit: `Who made the picture, up to ${MAX_IMAGE_CREDIT_LENGTH} characters.`,
  coverVariant: `Number of the generated cover, from 0 to ${COVER_VARIANTS - 1}.`,
}

builder.mutationFields((t) => ({
  createPost: t.prismaField({
    type: 'Post',
    authScopes: { writer: true },
    description: 'Stores a new article as a draft (writer). The slug is generated from the title.',
    args: {
      title: t.arg.string({ required: true, description: FIELD_DESCRIPTIONS.title }),
      excerpt: t.arg.string({ required: true, description: FIELD_DESCRIPTIONS.excerpt }),
      content: t.arg.string({ required: true, description: FIELD_DESCRIPTIONS.content }),
      category: t.arg.string({ required: true, description: FIELD_DESCRIPTIONS.category }),
      tags: t.arg.stringList({ description: FIELD_DESCRIPTIONS.tags }),
      author: t.arg.string({ description: `${FIELD_DESCRIPTIONS.author} Defaults to ${DEFAULT_AUTHOR}.` }),
      featuredImage: t.arg.string({ description: FIELD_DESCRIPTIONS.featuredImage }),
      featuredImageAlt: t.arg.string({ description: FIELD_DESCRIPTIONS.featuredImageAlt }),
      featuredImageCredit: t.arg.string({ description: FIELD_DESCRIPTIONS.featuredImageCredit }),
      coverVariant: t.arg.int({ description: FIELD_DESCRIPTIONS.coverVariant }),
    },
    errors: { types: [BadInput] },
    resolve: async (query, _root, args, context) => {
      const input = parse(postInputSchema, args)
      const removed: string[] = []
      const { id } = await editPost(context, 'createPost', (writer) =>
        createPost({ ...writer, removed }, input),
      )
      return savedPost(context, query, id, removed)
    },
  }),
  updatePost: t.prismaField({
    type: 'Post',
    authScopes: { writer: true },
    description:
      'Changes the given fields of a post (writer; a published post, editor). Editing the title, excerpt or body of an AI-written draft changes its label to MODEL_EDITED. Only `reviewPost` marks it as reviewed.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the post.' }),
      title: t.arg.string({ description: FIELD_DESCRIPTIONS.title }),
      excerpt: t.arg.string({ description: FIELD_DESCRIPTIONS.excerpt }),
      content: t.arg.string({ description: FIELD_DESCRIPTIONS.content }),
      category: t.arg.string({ description: FIELD_DESCRIPTIONS.category }),
      tags: t.arg.stringList({ description: FIELD_DESCRIPTIONS.tags }),
      author: t.arg.string({ description: FIELD_DESCRIPTIONS.author }),
      featuredImage: t.arg.string({ description: FIELD_DESCRIPTIONS.featuredImage }),
      featuredImageAlt: t.arg.string({ description: FIELD_DESCRIPTIONS.featuredImageAlt }),
      featuredImageCredit: t.arg.string({ description: FIELD_DESCRIPTIONS.featuredImageCredit }),
      coverVariant: t.arg.int({ description: FIELD_DESCRIPTIONS.coverVariant }),
      revision: t.arg.string({
        description:
          'Value of `Post.revision` when the editor opened the post. Fails with CONFLICT if the post has changed since. If omitted, the edit overwrites such changes.',
      }),
    },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: async (query, _root, { id, revision, ...input }, context) => {
      const edit = parse(postEditSchema, input)
      const removed: string[] = []
      const update = (writer: PostWriter) => updatePost({ ...writer, removed }, id, edit, revision)
      await editPost(context, 'updatePost', update, { fields: Object.keys(edit) })
      return savedPost(context, query, id, removed)
    },
  }),
  publishPost: t.prismaField({
    type: 'Post',
    authScopes: { editor: true },
    description: 'Publishes a draft now, also if it is scheduled (editor).',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the post.' }),
      reviewed: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'True if an editor has read and approved an AI-written draft. The label of the post then says that an editor reviewed it.',
      }),
    },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id, reviewed }, context) => {
      await editPost(
        context,
        'publishPost',
        (writer) => publishPost(writer, id, { reviewed }),
        reviewed ? { reviewed } : {},
      )
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  reviewPost: t.prismaField({
    type: 'Post',
    authScopes: { editor: true },
    description:
      'Marks an AI-written post as reviewed by an editor (editor). Has no effect on a post that people wrote.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'reviewPost', (writer) => reviewPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  unreviewPost: t.prismaField({
    type: 'Post',
    authScopes: { editor: true },
    description:
      'Takes back the review of a post, and cancels its publication if it is scheduled (editor). Has no effect on a post without a review.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'unreviewPost', (writer) => unreviewPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  unpublishPost: t.prismaField({
    type: 'Post',
    authScopes: { editor: true },
    description: 'Unpublishes a post, which becomes a draft again (editor).',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id }, context) => {
      await editPost(context, 'unpublishPost', (writer) => unpublishPost(writer, id))
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  featurePost: t.prismaField({
    type: 'Post',
    authScopes: { editor: true },
    description:
      'Features a post ahead of newer ones on the home page and the blog, or stops featuring it (editor).',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the post.' }),
      featured: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'True to feature the post, false to stop featuring it.',
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
    authScopes: { editor: true },
    description:
      'Moves a post, draft or published, to the trash, from which it is permanently deleted after 30 days (editor). `restorePost` takes it back out.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { id }, context) => {
      await editPost(context, 'deletePost', (writer) => trashPost(writer, id))
      return { id }
    },
  }),
}))
