import { heldDrafts, UNREVIEWED_DRAFT } from '#api/generation/held-reason.ts'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import {
  containingWords,
  type FilterInput,
  filterArgs,
  filteredPage,
  filteredPageType,
} from '#api/graphql/filtered-list.ts'
import { pageArgs, pageCost } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { renderBody, sanitizeBody } from '#api/html/sanitize.ts'
import type { PostState } from '#domain/admin/list-filters.ts'
import { MAX_FOUND } from '#domain/blog/limits.ts'
import { postEditSchema } from '#domain/blog/post-input.ts'
import { missedBefore } from '#domain/blog/publish-time.ts'
import { CHECK_NAMES, type Check } from '#domain/generation/checks.ts'
import { Prisma } from '#prisma/client/client.ts'
import { checkPost } from './post-checks.ts'
import { tsquery } from './search.ts'

export const PostCheckRef = builder.objectRef<Check>('PostCheck').implement({
  description: 'Result of one check of a post.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: `Name of the check: Excerpt, Links, Pictures, ${CHECK_NAMES.join(', ')}.`,
    }),
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

const AdminPostPage = filteredPageType<PostState, Prisma.PostWhereInput>(
  'AdminPostPage',
  PostStateEnum,
  'posts',
  {
    description: 'One page of all posts, including drafts, or of the trash.',
    fields: (t) => ({
      nodes: t.prismaField({
        type: ['Post'],
        description:
          'Posts on this page: drafts first, then by last change, newest first. In the trash, the latest deletion first.',
        resolve: (query, { where, window }, _args, { db }) =>
          db.prisma.post.findMany({
            ...query,
            where,
            // Posts that are not in the trash have no `trashedAt`.
            orderBy: [{ trashedAt: 'desc' }, { status: 'asc' }, { updatedAt: 'desc' }, { id: 'desc' }],
            ...window,
          }),
      }),
    }),
  },
)

/** Parts of words in the title, or words of the title, tags, excerpt and text. */
async function find({ db: { prisma } }: Context, search: string): Promise<Prisma.PostWhereInput> {
  const inTitle = await containingWords(prisma, search, Prisma.sql`"Post"`, Prisma.sql`title`)
  const inText = await prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Post" WHERE "searchVector" @@ ${tsquery(search)} ORDER BY "updatedAt" DESC LIMIT ${MAX_FOUND}`
  return { OR: [{ id: inTitle.id }, { id: { in: inText.map(({ id }) => id) } }] }
}

async function postPage(context: Context, args: FilterInput<PostState>, within: Prisma.PostWhereInput) {
  const { db, now } = context
  const draft = { status: 'draft' } as const
  const held = await heldDrafts(db)
  const states: Record<PostState, Prisma.PostWhereInput> = {
    draft: { ...draft, OR: [{ publishAt: null }, { publishAt: { lt: missedBefore(now()) } }] },
    held: { id: { in: held.map(({ id }) => id) } },
    unreviewed: UNREVIEWED_DRAFT,
    scheduled: { ...draft, publishAt: { gte: missedBefore(now()) } },
    published: { status: 'published' },
    featured: { status: 'published', featured: true },
  }
  return filteredPage(args, {
    states: Object.keys(states) as PostState[],
    inState: (state) => states[state],
    find: (search) => find(context, search),
    count: (where) => db.prisma.post.count(where),
    within,
  })
}

const SEARCH = 'Words of the title, tags, excerpt or text, or parts of words in the title.'

builder.queryFields((t) => ({
  adminPosts: t.field({
    type: AdminPostPage,
    authScopes: { writer: true },
    description: 'All posts, one page at a time: drafts first, then by last change, newest first (writer).',
    args: filterArgs(t.arg, PostStateEnum, {
      nodes: 'posts',
      search: SEARCH,
    }),
    complexity: pageCost,
    resolve: (_root, args, context) => postPage(context, args, { trashedAt: null }),
  }),
  trashedPosts: t.field({
    type: AdminPostPage,
    authScopes: { editor: true },
    description:
      'Posts in the trash, one page at a time, the latest deletion first (editor). A post is permanently deleted after 30 days there.',
    args: {
      search: t.arg.string({ description: `${SEARCH} Case-insensitive. Omit it to list all posts.` }),
      ...pageArgs(t.arg, 'Posts'),
    },
    complexity: pageCost,
    resolve: (_root, args, context) => postPage(context, args, { trashedAt: { not: null } }),
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
