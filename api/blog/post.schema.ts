import { HELD_POST, heldReasonOf } from '#api/generation/held-reason.ts'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, type Page, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { textOfHtml } from '#api/html/html-text.ts'
import { renderBody } from '#api/html/sanitize.ts'
import { SharedValueRef } from '#api/values/values.schema.ts'
import { RELATED_COUNT } from '#domain/blog/limits.ts'
import { type Provenance, provenanceLabel, provenanceOf } from '#domain/blog/provenance.ts'
import { isPublishMissed } from '#domain/blog/publish-time.ts'
import { readTimeOfWords } from '#domain/blog/read-time.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { MAX_SUBJECTS, subjectsIn } from '#domain/values/subjects.ts'
import type { PostStatus, PostVersionKind } from '#prisma/client/client.ts'
import { EDITABLE_SELECTION, revisionOf } from './post.service.ts'
import { NEWEST_FIRST } from './post-list.ts'

const PostStatusEnum = enumType<PostStatus>('PostStatus', {
  description: 'Whether a post is published.',
  values: { draft: 'Only editors can see the post.', published: 'Everyone can see the post.' },
})

const ProvenanceEnum = enumType<Provenance>('Provenance', {
  description:
    'Who wrote and reviewed an article. It is derived from how the article was written and cannot be set.',
  values: {
    people: 'People wrote the article.',
    model: 'An AI model wrote the article, and no editor has marked it as reviewed.',
    modelEdited:
      'An AI model drafted the article, and an editor changed its title, excerpt or body. No editor has marked it as reviewed. Demo articles start in this state.',
    modelReviewed: 'An AI model wrote the article, and an editor marked it as reviewed.',
    modelEditedReviewed:
      'An AI model drafted the article, it was edited, and an editor marked it as reviewed.',
  },
})

const PostVersionKindEnum = enumType<PostVersionKind>('PostVersionKind', {
  description: 'How a version of a post came about.',
  values: {
    typed: 'An editor saved it.',
    model: 'An AI model wrote it.',
    restored: 'An editor restored an earlier version.',
  },
})

builder.prismaObject('PostVersion', {
  description: 'What one save of a post stored (writer).',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the version, for `restorePostVersion`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When this version was saved.' }),
    editor: t.exposeString('editor', {
      nullable: true,
      description:
        'Name of the editor who saved it. Null for a draft by an AI model, and for the demo articles.',
    }),
    kind: t.expose('kind', { type: PostVersionKindEnum, description: 'How the version came about.' }),
    title: t.exposeString('title', { description: 'Title of this version.' }),
    excerpt: t.exposeString('excerpt', { description: 'Excerpt of this version.' }),
    content: t.exposeString('content', { description: 'Stored HTML of this version.', complexity: 5 }),
  }),
})

const PostVersionPage = pageType<Page & { postId: string }>('PostVersionPage', {
  description: 'One page of the versions of a post (writer).',
  totalCount: 'Number of versions on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['PostVersion'],
      description: 'Versions on this page, newest first. The first version of page 1 is the current text.',
      resolve: (query, { postId, window }, _args, { db }) =>
        db.prisma.postVersion.findMany({
          ...query,
          where: { postId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          ...window,
        }),
    }),
  }),
})

const PostCorrection = builder.objectRef<{ text: string; at: Date }>('PostCorrection').implement({
  description: 'A note about a correction, shown above the article.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What was corrected, as plain text.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the note was written.' }),
  }),
})

export const PostRef = builder.prismaObject('Post', {
  description: 'An article on the blog, Unity Insights.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the post.' }),
    slug: t.exposeString('slug', {
      description: 'Last part of the URL /blog/{slug}. It never changes.',
    }),
    title: t.exposeString('title', { description: 'Title, as plain text.' }),
    excerpt: t.exposeString('excerpt', {
      description: 'One or two sentences about the article for lists, as plain text. May be empty.',
    }),
    description: t.string({
      description:
        'Plain text for page metadata: the excerpt, or the first 160 characters of the body if the excerpt is empty.',
      select: { excerpt: true, content: true },
      // Slice by code points so that no emoji is cut in half.
      resolve: ({ excerpt, content }) =>
        excerpt.trim() || [...textOfHtml(content)].slice(0, 160).join('').trim(),
    }),
    content: t.string({
      description:
        'The article as sanitized HTML with a small set of elements. Line breaks inside text are <br>.',
      select: { content: true },
      complexity: 5,
      resolve: ({ content }, _args, { env }) => renderBody(content, env.PUBLIC_URL),
    }),
    source: t.exposeString('content', {
      description: 'The stored HTML of the article, for editing (writer).',
      authScopes: { writer: true },
    }),
    revision: t.string({
      description:
        'Fingerprint of the editable fields (writer). Send it with `updatePost` to avoid overwriting another editor’s changes, and with `publishPost`, `schedulePost` and `reviewPost` to approve only the text that was shown.',
      authScopes: { writer: true },
      select: EDITABLE_SELECTION,
      resolve: revisionOf,
    }),
    category: t.exposeString('category', {
      description: 'One of Stories of Unity, Practical Guides, Educational Articles and Civil Discourse.',
    }),
    tags: t.exposeStringList('tags', { description: 'Up to ten tags, in lowercase.' }),
    author: t.exposeString('author', { description: 'Name of the author, for the byline.' }),
    featuredImage: t.exposeString('featuredImage', {
      nullable: true,
      description:
        'Path of the picture that an editor chose, such as /images/{id}-1600.webp. Null if the post has a generated cover.',
    }),
    featuredImageAlt: t.exposeString('featuredImageAlt', {
      description: 'What the featured image shows, for people who can’t see it. May be empty.',
    }),
    featuredImageCredit: t.exposeString('featuredImageCredit', {
      description: 'Who made the featured image. May be empty.',
    }),
    coverVariant: t.exposeInt('coverVariant', {
      description: 'Number of the generated cover. 0 unless an editor chose another one.',
    }),
    image: t.string({
      description: 'Absolute URL of the featured image or, if there is none, of the generated cover (PNG).',
      select: { featuredImage: true, slug: true },
      resolve: ({ featuredImage, slug }, _args, { env }) =>
        new URL(featuredImage ?? `/og/${slug}.png`, env.PUBLIC_URL).href,
    }),
    featured: t.exposeBoolean('featured', {
      description: 'Whether editors feature the post ahead of newer ones.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the post was first published. Null if it has never been published.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the post was created, as a draft or published.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the post last changed.' }),
    readTime: t.int({
      description: 'Reading time in minutes, at 200 words a minute, rounded up.',
      select: { wordCount: true },
      resolve: ({ wordCount }) => readTimeOfWords(wordCount),
    }),
    provenance: t.field({
      type: ProvenanceEnum,
      description: 'Who wrote and reviewed the post.',
      select: { aiModel: true, aiEdited: true, reviewedAt: true },
      resolve: provenanceOf,
    }),
    provenanceLabel: t.string({
      nullable: true,
      description: 'Label to show with the article. Null if people wrote it.',
      select: { aiModel: true, aiEdited: true, reviewedAt: true },
      resolve: (post) => provenanceLabel(provenanceOf(post)),
    }),
    aiModel: t.exposeString('aiModel', {
      nullable: true,
      description: 'Name of the AI model that drafted the post. Null if people wrote it.',
    }),
    heldReason: t.string({
      nullable: true,
      authScopes: { writer: true },
      description:
        'Reason why a generated draft is held for an editor, if it failed the Balance or Sources check (writer). Null otherwise, and once the post is corrected, published or reviewed.',
      select: HELD_POST,
      resolve: heldReasonOf,
    }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When an editor last marked the post as reviewed. Null until then, and if people wrote the post.',
    }),
    reviewedBy: t.exposeString('reviewedBy', {
      nullable: true,
      authScopes: { writer: true },
      description: 'Name of the editor who marked the post as reviewed (writer). Null if there is no review.',
    }),
    correction: t.field({
      type: PostCorrection,
      nullable: true,
      description: 'Note about a correction. Null if the post has none.',
      select: { correction: true, correctionAt: true },
      resolve: ({ correction: text, correctionAt: at }) => (text && at ? { text, at } : null),
    }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      authScopes: { writer: true },
      description: 'When the draft will be published (writer). Null if no time is set.',
    }),
    publishMissed: t.boolean({
      authScopes: { writer: true },
      description:
        'True if `publishAt` passed more than 24 hours ago, because the server was down (writer). The post stays a draft until an editor publishes it or chooses another time.',
      select: { publishAt: true },
      resolve: ({ publishAt }, _args, { now }) => isPublishMissed(publishAt, now()),
    }),
    trashedAt: t.expose('trashedAt', {
      type: 'DateTime',
      nullable: true,
      authScopes: { writer: true },
      description:
        'When the post was moved to the trash, where it is deleted after 30 days (writer). Null if it isn’t there.',
    }),
    previewExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      authScopes: { writer: true },
      description: 'When the last preview link expires (writer). Null if no preview link works.',
      select: (_args, { now }) => ({
        previews: { where: { expiresAt: { gt: now() } }, orderBy: { expiresAt: 'desc' }, take: 1 },
      }),
      resolve: ({ previews }) => previews[0]?.expiresAt,
    }),
    versions: t.field({
      type: PostVersionPage,
      authScopes: { writer: true },
      description: 'Versions of the post, newest first: the last 50, and all of the last 30 days (writer).',
      args: pageArgs(t.arg, 'Versions'),
      complexity: pageCost,
      select: { id: true },
      resolve: async ({ id: postId }, args, { db }) => ({
        ...createPage(args, await db.prisma.postVersion.count({ where: { postId } })),
        postId,
      }),
    }),
    status: t.expose('status', {
      type: PostStatusEnum,
      description: 'Whether the post is published (writer).',
      authScopes: { writer: true },
    }),
    sharedValues: t.field({
      type: [SharedValueRef],
      description: 'Shared values on a subject that the text mentions, three at most.',
      select: { title: true, excerpt: true, content: true },
      complexity: { field: 1, multiplier: MAX_SUBJECTS },
      resolve: ({ title, excerpt, content }) => {
        const slugs = subjectsIn(`${title} ${excerpt} ${content}`)
        return VALUE_CARDS.filter(({ slug }) => slugs.includes(slug)).slice(0, MAX_SUBJECTS)
      },
    }),
    relatedPosts: t.prismaField({
      type: ['Post'],
      description: 'Up to three other published posts in the same category, newest first.',
      select: { id: true, category: true },
      // A query for each post of a list.
      complexity: { field: 10, multiplier: RELATED_COUNT },
      resolve: (query, { id, category }, _args, { db }) =>
        db.prisma.post.findMany({
          ...query,
          where: { status: 'published', category, id: { not: id } },
          orderBy: [...NEWEST_FIRST],
          take: RELATED_COUNT,
        }),
    }),
  }),
})
