import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type BlogFilterAction, type BlogFilters, headingOf, isFiltered } from '#domain/blog/filters.ts'
import { MAX_FOUND } from '#domain/blog/limits.ts'
import { BLOG_ERRORS, BLOG_TEXT, correctedText, headingText, SEARCH_REACH } from '#domain/blog/messages.ts'
import { foundText, pageItems, showingLine } from '#domain/blog/pagination.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import { useSite } from '#web/site.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { LIVE } from '#web/ui/live.ts'
import { Loading } from '#web/ui/loading.tsx'
import { Pager, TURNED } from '#web/ui/pager.tsx'
import { PartingButton } from '#web/ui/parting-button.tsx'
import { urls } from '#web/urls.ts'
import type { BlogPostsQuery } from './blog-results.generated.ts'
import { PostCard } from './post-card.tsx'
import { LIST_HEADING } from './use-blog-filters.ts'
import { useBlogPosts } from './use-blog-posts.ts'

type ResultsProps = { filters: BlogFilters; onAct: (action: BlogFilterAction) => void }

/** The main area of the list: its heading, where one is, the cards and the way on (Spec §2 Blog list). */
export function BlogResults({ filters, onAct }: ResultsProps) {
  const client = useApolloClient()
  const { data, error, loading } = useBlogPosts(filters)
  const posts = loading ? undefined : data?.posts
  const { setStatus } = useSite()
  if (error) setStatus(500)

  const navigate = useNavigate()
  const isBeyondLast = posts !== undefined && filters.page > posts.pageCount
  // The server answers a page beyond the last with page 1, and the address follows.
  useEffect(() => {
    if (isBeyondLast)
      navigate(urls.blog({ ...filters, page: 1 }), { replace: true, preventScrollReset: true })
  }, [isBeyondLast, filters, navigate])

  return (
    <section className="results" aria-labelledby={LIST_HEADING}>
      <Heading filters={filters} onAct={onAct} />
      <Found filters={filters} posts={posts} />
      {loading && <Loading>{BLOG_TEXT.loading}</Loading>}
      {!loading && error && (
        <Failed
          title={BLOG_TEXT.failed}
          // The categories and tags, which failed with the list most often, have no words and no button of their own.
          onRetry={() => client.refetchQueries({ include: ['BlogPosts', 'BlogFacets'] })}
          retryLabel={BLOG_TEXT.retry}
        >
          {(filters.search && BLOG_ERRORS.search) ||
            (filters.category && BLOG_ERRORS.category) ||
            failureMessage(error) ||
            BLOG_TEXT.failedHint}
        </Failed>
      )}
      {posts && <List filters={filters} posts={posts} onAct={onAct} />}
    </section>
  )
}

function Heading({ filters, onAct }: ResultsProps) {
  const heading = headingOf(filters)
  const clear = {
    search: { label: BLOG_TEXT.clearSearch, action: { type: 'clearSearch' } },
    category: { label: BLOG_TEXT.viewAllCategories, action: { type: 'clearAll' } },
    tags: { label: BLOG_TEXT.clearTags, action: { type: 'clearTags' } },
    latest: null,
  } as const
  const way = clear[heading.kind]
  return (
    <div className="listhead">
      <h2 id={LIST_HEADING}>{headingText(heading)}</h2>
      {way && (
        <PartingButton className="needs-script" variant="quiet" onClick={() => onAct(way.action)}>
          {way.label}
        </PartingButton>
      )}
    </div>
  )
}

type Posts = BlogPostsQuery['posts']

/** Says to those who do not see the list what another filter or page has brought: nothing, to begin with. */
function Found({ filters, posts }: { filters: BlogFilters; posts: Posts | undefined }) {
  const [first] = useState(filters)
  return (
    <p className="vh" {...LIVE}>
      {filters !== first && posts && (
        // A piece of its own for each list: one that is as long as the last is said, too.
        <span key={urls.blog(filters)}>{foundText(posts.page, posts.pageCount, posts.totalCount)}</span>
      )}
    </p>
  )
}

function List({ filters, posts, onAct }: ResultsProps & { posts: Posts }) {
  const { nodes, totalCount, page, pageCount, correctedSearch, highlights } = posts
  const navigate = useNavigate()
  const hrefFor = (number: number) => urls.blog({ ...filters, page: number })
  if (nodes.length === 0) {
    return isFiltered(filters) ? (
      <Empty
        title={BLOG_TEXT.noneFound}
        action={
          <PartingButton variant="line" size="sm" onClick={() => onAct({ type: 'clearAll' })}>
            {BLOG_TEXT.clearAll}
          </PartingButton>
        }
      >
        {BLOG_TEXT.noneFoundHint}
      </Empty>
    ) : (
      <Empty title={BLOG_TEXT.none}>{BLOG_TEXT.noneHint}</Empty>
    )
  }
  return (
    <>
      {correctedSearch && <p className="count">{correctedText(filters.search, correctedSearch)}</p>}
      <p className="count">{showingLine(page, pageCount, totalCount)}</p>
      {filters.search !== '' && totalCount >= MAX_FOUND && <p className="count">{SEARCH_REACH}</p>}
      <div className="cards">
        {nodes.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            highlight={highlights.find(({ postId }) => postId === post.id)}
          />
        ))}
      </div>
      {pageCount > 1 && (
        <Pager
          label={BLOG_TEXT.pages}
          current={page}
          count={pageCount}
          items={pageItems(page, pageCount)}
          hrefFor={hrefFor}
          onPage={(number) => navigate(hrefFor(number), { state: TURNED })}
        />
      )}
    </>
  )
}
