import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import type { BlogHeading } from './filters.ts'
import { MAX_FOUND } from './limits.ts'

/** The words of the blog list (Spec §2 Blog list). */
export const BLOG_TEXT = {
  hero: 'Stories of Unity',
  lead: 'Articles, guides and tips for people who would rather understand the other side than beat it.',
  searchLabel: 'Search articles',
  searchPlaceholder: 'Search articles...',
  search: 'Search',
  clearSearch: 'Clear Search',
  featured: 'Featured',
  featuredLoading: 'Loading featured posts...',
  featuredFailed: 'Failed to load featured posts',
  retry: 'Retry',
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
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
} as const

/** The words of a single post and of what can stand in its place (Spec §2 Single post). */
export const POST_TEXT = {
  back: 'Back to Blog',
  authorNote: 'Contributing author focused on building unity and bridging divides in our communities.',
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
  /** Stands under generated articles that nobody has checked yet. */
  generatedNote: 'Drafted by AI, and not reviewed by an editor.',
  /** Stands there once an editor approved or edited one. */
  reviewedNote: 'Drafted with AI assistance and reviewed by an editor.',
  mistake: 'Found a mistake?',
  tellUs: 'Tell us',
} as const

/** The words of the blog on the home page (Spec §2 Blog insights). */
export const INSIGHTS_TEXT = {
  heading: 'Unity Insights',
  lead: 'Stories, guides and evidence for people who would rather understand the other side than beat it.',
  none: 'No Articles Available',
  noneHint: 'New stories and guides are on the way.',
} as const

/** What the data layer reports when a call fails (Spec §8 Other messages). */
export const BLOG_ERRORS = {
  search: 'Search failed',
  category: 'Failed to fetch category posts',
  notFound: 'Blog post not found',
  post: 'Failed to fetch blog post',
} as const

/** The heading over the list (Spec §2 Blog list). In: which kind it is, and of what. */
export function headingText(heading: BlogHeading): string {
  if (heading.kind === 'search') return `Search Results for “${heading.search}”`
  if (heading.kind === 'category') return heading.category
  if (heading.kind === 'tags') return `Tagged with ${heading.tags.join(', ')}`
  return 'Latest Articles'
}

/**
 * How a list presents itself to search engines and in links: each page of each list in words of its own. In: what it
 * is a list of, and the page, counted from 1.
 */
export function listHead(heading: BlogHeading, page: number): { title: string; description: string } {
  const name = heading.kind === 'latest' ? [] : [headingText(heading)]
  const number = page > 1 ? [`Page ${page}`] : []
  return {
    title: [...name, ...number, BLOG_TEXT.hero].join(': '),
    description: [...name, ...number, BLOG_TEXT.lead].join('. '),
  }
}

/** The line under the tag cloud (Spec §2 Blog list). In: at least one tag. */
export function filteringBy(tags: readonly string[]): string {
  return `Filtering by: ${tags.join(', ')}`
}

/** 'By {author}' (Spec §2 Blog list, post card). */
export function byline(author: string): string {
  return `By ${author}`
}

/** '13 min read'. In: whole minutes (Spec §2 Blog list, read time in minutes). */
export function readTimeText(minutes: number): string {
  return `${minutes} min read`
}

/** Stands under an article that a model wrote, on its page and in the feeds. In: whether an editor checked it. */
export function modelNote(reviewed: boolean): string {
  return reviewed ? POST_TEXT.reviewedNote : POST_TEXT.generatedNote
}

/** Shown above the results when a search reached MAX_FOUND: older posts may match, too. */
export const SEARCH_REACH = `A search finds the newest ${MAX_FOUND} matches and shows the best of them first. More words narrow it.`

/** Said over the results when a typo was mended. In: the search as typed, and the one that found something. */
export function correctedText(search: string, corrected: string): string {
  return `Nothing matches “${search}”. These match “${corrected}”.`
}
