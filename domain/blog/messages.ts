import { joinTitle } from '#domain/site-name.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { counted } from '#domain/whole-number.ts'
import type { BlogFilters } from './filters.ts'
import { MAX_FOUND, PAGE_SIZE } from './limits.ts'

/** Describes the drawing at the top of the list. An empty shelf is decoration. */
export function shelfText(articles: number): string | undefined {
  if (articles === 0) return undefined
  return `A shelf with ${counted(articles, 'book spine')}, one for each article below. The taller the spine, the longer the read.`
}

export const BLOG_TEXT = {
  hero: 'Stories of Unity',
  lead: 'Articles, guides and tips for talking with people you disagree with, whether or not you ever agree.',
  searchLabel: 'Search articles',
  searchPlaceholder: 'Search articles...',
  search: 'Search',
  clearSearch: 'Clear Search',
  featured: 'Featured',
  featuredLoading: 'Loading featured posts...',
  featuredFailed: 'Failed to load featured posts',
  categories: 'Categories',
  allArticles: 'All Articles',
  tags: 'Tags',
  clear: 'Clear',
  viewAllCategories: 'View All Categories',
  clearTags: 'Clear Tags',
  readMore: 'Read More',
  loading: 'Loading articles...',
  failed: 'Failed to load articles',
  failedHint: UNEXPECTED_FAILURE,
  noneFound: 'No articles found',
  noneFoundHint: 'Try different search terms or browse by category.',
  clearAll: 'Clear All Filters',
  none: 'No articles available',
  noneHint: 'Check back soon for inspiring articles and guides.',
  browse: 'Browse articles',
} as const

/** A post, and what is shown in its place (spec §2 Single post). */
export const POST_TEXT = {
  back: 'Back to Blog',
  authorNote: 'Contributing author focused on building unity and bridging divides in our communities.',
  modelAuthorNote: 'An AI model wrote the first draft of this article.',
  related: 'Related Articles',
  discover: 'Discover More Stories of Unity',
  readBlog: 'Read the blog',
  invalid: 'Invalid URL',
  invalidHint: 'The blog post URL is missing or invalid.',
  notFound: 'Post Not Found',
  notFoundHint: "This blog post doesn't exist or has been moved.",
  failed: 'Error Loading Post',
  failedHint: 'Something went wrong while loading the blog post.',
  tryAgain: 'Try Again',
  loading: 'Loading article...',
  mistake: 'Found a mistake?',
  tellUs: 'Tell us',
  correction: 'Correction',
} as const

export const INSIGHTS_TEXT = {
  heading: 'Unity Insights',
  lead: 'Stories, guides and evidence for people who want to understand the other side, even one they hope to outvote.',
  none: 'No Articles Available',
  noneHint: 'New stories and guides are on the way.',
} as const

export const BLOG_ERRORS = {
  search: 'Search failed',
  category: 'Failed to fetch category posts',
  notFound: 'Blog post not found',
  post: 'Failed to fetch blog post',
  versionNotFound: 'This version no longer exists',
  notSchedulable: 'This post is already published',
  notReviewed: 'Please review the AI-written draft before you schedule it',
  previewOfPublished: 'This post is published, so it needs no preview link',
} as const

const LATEST = 'Latest Articles'

/** A search takes precedence over a category, and a category over tags (spec §2). */
export function headingText({ search, category, tags }: BlogFilters): string {
  if (search) return `Search Results for “${search}”`
  if (category) return category
  return tags.length > 0 ? `Tagged with ${tags.join(', ')}` : LATEST
}

/** Title and description for search engines and links, different for each page of each list. Pages count from 1. */
export function listHead(filters: BlogFilters, page: number): { title: string; description: string } {
  const heading = headingText(filters)
  const name = heading === LATEST ? [] : [heading]
  const number = page > 1 ? [`Page ${page}`] : []
  return {
    title: joinTitle(...name, ...number, BLOG_TEXT.hero),
    description: [...name, ...number, BLOG_TEXT.lead].join('. '),
  }
}

export function filteringBy(tags: readonly string[]): string {
  return `Filtering by: ${tags.join(', ')}`
}

export function byline(author: string): string {
  return `By ${author}`
}

/** `date` is long, such as “December 2, 2026”. */
export function correctedOn(date: string): string {
  return `Corrected on ${date}:`
}

export function readTimeText(minutes: number): string {
  return `${minutes} min read`
}

/** Shown above the results when a search reached MAX_FOUND, because older posts may match too. */
export const SEARCH_REACH = `Showing the best of the ${MAX_FOUND} newest matches. Add a word to narrow your search.`

export function correctedText(search: string, corrected: string): string {
  return `No results for “${search}”. Showing results for “${corrected}”.`
}

export function showingLine(page: number, pageCount: number, total: number): string {
  const first = Math.min(total, (page - 1) * PAGE_SIZE + 1)
  const last = Math.min(total, page * PAGE_SIZE)
  return `Showing ${first}-${last} of ${total} articles (Page ${page} of ${pageCount})`
}

export function foundText(page: number, pageCount: number, total: number): string {
  const articles = counted(total, 'article')
  return pageCount > 1 ? `${articles}, page ${page} of ${pageCount}` : articles
}
