import type { Article_PostFragment } from '#web/features/blog/article/article.generated.ts'
import type { BlogPostsQuery } from '#web/features/blog/blog-results.generated.ts'
import type { PostCard_PostFragment } from '#web/features/blog/post-card.generated.ts'
import type { PartialResult } from './schema.ts'

type Post = PartialResult<Article_PostFragment> & PartialResult<PostCard_PostFragment>

export const aPost = (number: number, change: Post = {}) =>
  ({
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
    provenance: 'PEOPLE' as const,
    ...change,
  }) satisfies Post

export function aPage(count: number, page = 1, change: PartialResult<BlogPostsQuery['posts']> = {}) {
  const first = (page - 1) * 6
  const nodes = Array.from({ length: Math.min(6, count - first) }, (_, index) => aPost(first + index + 1))
  return {
    nodes,
    totalCount: count,
    page,
    pageCount: Math.max(1, Math.ceil(count / 6)),
    correctedSearch: null,
    highlights: [],
    ...change,
  }
}
