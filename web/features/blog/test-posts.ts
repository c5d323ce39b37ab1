import type { Article_PostFragment } from './article.generated.ts'
import type { PostCard_PostFragment } from './post-card.generated.ts'

/** A post as the server answers it, for component tests. Typed, so that the compiler asks for a new field here, too. */
export function aPost(number: number, change: Record<string, unknown> = {}) {
  const post: Article_PostFragment & PostCard_PostFragment = {
    __typename: 'Post',
    id: `post-${number}`,
    slug: `story-${number}`,
    title: `Story ${number}`,
    excerpt: `Excerpt ${number}`,
    description: `Description ${number}`,
    content: `<p>Body ${number}</p>`,
    category: 'Civil Discourse',
    tags: ['local', 'how-to', 'family', 'evidence'],
    author: 'Civic Unity Editorial Team',
    featuredImage: null,
    publishedAt: '2026-11-14T15:00:00.000Z',
    updatedAt: '2026-11-14T15:00:00.000Z',
    readTime: 13,
    provenance: 'PEOPLE',
  }
  return { ...post, ...change }
}

/** A page of a list. */
export function aPage(count: number, page = 1, change: Record<string, unknown> = {}) {
  const first = (page - 1) * 6
  const nodes = Array.from({ length: Math.min(6, count - first) }, (_, index) => aPost(first + index + 1))
  return {
    __typename: 'PostPage',
    nodes,
    totalCount: count,
    page,
    pageCount: Math.max(1, Math.ceil(count / 6)),
    correctedSearch: null,
    highlights: [],
    ...change,
  }
}
