import { UNREVIEWED_DRAFT, unreviewedDrafts } from '#api/generation/held-reason.ts'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, type Page, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { renderBody, sanitizeBody } from '#api/html/sanitize.ts'
import { POST_STATES, type PostState } from '#domain/admin/post-states.ts'
import { MAX_FOUND } from '#domain/blog/limits.ts'
import { type PostCheck, PUBLISH_CHECKS } from '#domain/blog/post-checks.ts'
import { postEditSchema } from '#domain/blog/post-input.ts'
import { missedBefore } from '#domain/blog/publish-time.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from '#domain/blog/search-query.ts'
import { pageSchema } from '#domain/paging/page-input.ts'
import { textSchema } from '#domain/text-schema.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { checkPost } from './post-checks.ts'
import { tsquery } from './search.ts'

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
    featured: 'Published, and featured on the blog.',
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
  postChecks: t.field({
    type: [PostCheckRef],
    authScopes: { writer: true },
    description:
      'Checks the stored text of a post before it is published (writer). For a draft by an AI model, they include the checks of the model’s draft. Failed checks do not prevent its publication.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    resolve: (_root, { id }, context) => checkPost(context, id),
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
