import type { ErrorLike } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type BlogFilters, isFiltered, NO_FILTERS } from '#domain/blog/filters.ts'
import { MAX_FOUND } from '#domain/blog/limits.ts'
import {
  BLOG_ERRORS,
  BLOG_TEXT,
  correctedText,
  foundText,
  headingText,
  SEARCH_REACH,
  showingLine,
} from '#domain/blog/messages.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import { useSite } from '#web/site.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import { BlogPostsDocument, type BlogPostsQuery } from './blog-results.generated.ts'
import { BlogFacetsDocument } from './blog-sidebar.generated.ts'
import { PostCard } from './post-card.tsx'
import { PostList } from './post-list.tsx'
import { type FilterProps, LIST_HEADING } from './use-blog-filters.ts'

const COUNT = 'mt-2 text-ink-mute text-sm tabular-nums'

type Posts = BlogPostsQuery['posts']

export type BlogResultsProps = FilterProps & {
  posts: Posts | undefined
  error: ErrorLike | undefined
  loading: boolean
}

/** Spec §2 Blog list, main area. */
export function BlogResults({ filters, onChange, posts, error, loading }: BlogResultsProps) {
  const client = useApolloClient()
  const { setStatus } = useSite()
  if (error) setStatus(500)

  const navigate = useNavigate()
  const isBeyondLast = posts !== undefined && filters.page > posts.pageCount
  // For a page beyond the last, the server sends page 1. Update the address to match.
  useEffect(() => {
    if (isBeyondLast)
      navigate(urls.blog({ ...filters, page: 1 }), { replace: true, preventScrollReset: true })
  }, [isBeyondLast, filters, navigate])

  return (
    <section className="wide:col-start-2 wide:row-span-2 wide:row-start-1" aria-labelledby={LIST_HEADING}>
      <Heading filters={filters} onChange={onChange} />
      <ResultAnnouncement filters={filters} posts={posts} />
      {loading && <Loading className="mt-8">{BLOG_TEXT.loading}</Loading>}
      {!loading && error && (
        <ErrorState
          className="mt-8"
          title={BLOG_TEXT.failed}
          // Categories and tags usually fail together with the list, and have no message or button of their own.
          onRetry={() => client.refetchQueries({ include: [BlogPostsDocument, BlogFacetsDocument] })}
        >
          {(filters.search && BLOG_ERRORS.search) ||
            (filters.category && BLOG_ERRORS.category) ||
            failureMessage(error) ||
            BLOG_TEXT.failedHint}
        </ErrorState>
      )}
      {posts && <List filters={filters} posts={posts} onChange={onChange} />}
    </section>
  )
}

function Heading({ filters, onChange }: FilterProps) {
  const clear = clearOf(filters)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {/* The heading may contain one long search word. The scroll margin keeps the count below it in view. */}
      <h2 className="scroll-mb-24 text-2xl tracking-snug" id={LIST_HEADING}>
        {headingText(filters)}
      </h2>
      {clear && (
        <FocusHandoffButton
          className="needs-script -ml-3"
          variant="quiet"
          onClick={() => onChange(clear.changed)}
        >
          {clear.label}
        </FocusHandoffButton>
      )}
    </div>
  )
}

/** What the button next to the heading clears. */
function clearOf({ search, category, tags }: BlogFilters) {
  if (search) return { label: BLOG_TEXT.clearSearch, changed: { search: '' } }
  if (category) return { label: BLOG_TEXT.viewAllCategories, changed: NO_FILTERS }
  return tags.length > 0 ? { label: BLOG_TEXT.clearTags, changed: { tags: [] } } : null
}

/** Announces the result of another filter or page to screen readers. Silent when the page opens. */
function ResultAnnouncement({ filters, posts }: { filters: BlogFilters; posts: Posts | undefined }) {
  const [initialFilters] = useState(filters)
  return (
    <LiveRegion className="sr-only">
      {filters !== initialFilters && posts && (
        // A new element for each list, so that the same text is announced again.
        <span key={urls.blog(filters)}>{foundText(posts.page, posts.pageCount, posts.totalCount)}</span>
      )}
    </LiveRegion>
  )
}

function List({ filters, posts, onChange }: FilterProps & { posts: Posts }) {
  const { nodes, totalCount, page, pageCount, correctedSearch, highlights } = posts
  if (nodes.length === 0 && !isFiltered(filters))
    return (
      <EmptyState className="mt-8" title={BLOG_TEXT.none}>
        {BLOG_TEXT.noneHint}
      </EmptyState>
    )
  if (nodes.length === 0) {
    const clearAll = (
      <FocusHandoffButton variant="line" size="sm" onClick={() => onChange(NO_FILTERS)}>
        {BLOG_TEXT.clearAll}
      </FocusHandoffButton>
    )
    return (
      <EmptyState className="mt-8" title={BLOG_TEXT.noneFound} action={clearAll}>
        {BLOG_TEXT.noneFoundHint}
      </EmptyState>
    )
  }
  return (
    <>
      {correctedSearch && <p className={COUNT}>{correctedText(filters.search, correctedSearch)}</p>}
      <p className={COUNT}>{showingLine(page, pageCount, totalCount)}</p>
      {filters.search !== '' && totalCount >= MAX_FOUND && <p className={COUNT}>{SEARCH_REACH}</p>}
      <PostList posts={nodes}>
        <div className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {nodes.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              highlight={highlights.find(({ postId }) => postId === post.id)}
            />
          ))}
        </div>
      </PostList>
      <Pager className="mt-12" list={posts} hrefFor={(number) => urls.blog({ ...filters, page: number })} />
    </>
  )
}
