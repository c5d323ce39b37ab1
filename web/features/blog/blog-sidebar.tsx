import { useQuery } from '@apollo/client/react'
import type { FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { CATEGORIES } from '#domain/blog/categories.ts'
import type { BlogFilterAction, BlogFilters } from '#domain/blog/filters.ts'
import { FEATURED_COUNT } from '#domain/blog/limits.ts'
import { BLOG_TEXT, filteringBy } from '#domain/blog/messages.ts'
import { Failed } from '#web/ui/failed.tsx'
import { PartingButton } from '#web/ui/parting-button.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { urls } from '#web/urls.ts'
import { BlogFacetsDocument, FeaturedPostsDocument } from './blog-sidebar.generated.ts'

type SidebarProps = { filters: BlogFilters; onAct: (action: BlogFilterAction) => void }

/**
 * What one may read first, and what narrows the list (Spec §2 Blog list, left sidebar). Two parts, since on small screens the
 * list comes between them.
 */
export function BlogSidebar({ filters, onAct }: SidebarProps) {
  const { data } = useQuery(BlogFacetsDocument)
  return (
    <>
      <FeaturedPosts />
      <aside className="side needs-script" aria-label={BLOG_TEXT.browse}>
        <Categories filters={filters} onAct={onAct} counts={data?.categories ?? []} />
        <Tags filters={filters} onAct={onAct} tags={data?.tags ?? []} />
      </aside>
    </>
  )
}

/**
 * In a row that scrolls, a browser leaves a button that is half in sight where it is. Who comes by keyboard sees it whole;
 * under a finger it stays, or the press would end on another one.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function FeaturedPosts() {
  const { data, error, loading } = useQuery(FeaturedPostsDocument)
  if (data?.featuredPosts.length === 0) return null
  return (
    <section className="side side--featured" aria-labelledby="featured-heading">
      <h2 id="featured-heading">{BLOG_TEXT.featured}</h2>
      {loading && (
        <SkeletonGroup label={BLOG_TEXT.featuredLoading}>
          <Skeleton height="15rem" />
        </SkeletonGroup>
      )}
      {error && (
        <Failed
          title={BLOG_TEXT.featuredFailed}
          onRetry={() => window.location.reload()}
          retryLabel={BLOG_TEXT.retry}
        />
      )}
      {data?.featuredPosts.slice(0, FEATURED_COUNT).map(({ id, slug, title, excerpt }) => (
        <Link className="side__post" key={id} to={urls.post(slug)}>
          <b>{title}</b>
          {excerpt}
        </Link>
      ))}
    </section>
  )
}

type Counts = readonly { name: string; count: number }[]

function Categories({ filters, onAct, counts }: SidebarProps & { counts: Counts }) {
  const listed = CATEGORIES.map((name) => ({
    name,
    count: counts.find((counted) => counted.name === name)?.count ?? 0,
  })).filter(({ name, count }) => count > 0 || name === filters.category)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h2>{BLOG_TEXT.categories}</h2>
      <ul className="catlist" onFocus={showWhole}>
        <li>
          <button
            type="button"
            aria-pressed={filters.category === null}
            onClick={() => onAct({ type: 'clearAll' })}
          >
            {BLOG_TEXT.allArticles}
            {total > 0 && <span>{total}</span>}
          </button>
        </li>
        {listed.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={filters.category === name}
              onClick={() => onAct({ type: 'selectCategory', category: name })}
            >
              {name}
              <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tags({ filters, onAct, tags }: SidebarProps & { tags: Counts }) {
  const names = tags.map(({ name }) => name)
  // A tag from a link may be too rare for the cloud: what is selected can always be taken back.
  const cloud = [...names, ...filters.tags.filter((tag) => !names.includes(tag))]
  if (cloud.length === 0) return null
  return (
    <section>
      <h2>{BLOG_TEXT.tags}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons. */}
      <div className="tags" onFocus={showWhole}>
        {cloud.map((tag) => (
          <button
            className="tag"
            type="button"
            key={tag}
            aria-pressed={filters.tags.includes(tag)}
            onClick={() => onAct({ type: 'toggleTag', tag })}
          >
            {tag}
          </button>
        ))}
      </div>
      {filters.tags.length > 0 && (
        <div className="side__clear">
          <p className="count">{filteringBy(filters.tags)}</p>
          <PartingButton variant="quiet" onClick={() => onAct({ type: 'clearTags' })}>
            {BLOG_TEXT.clear}
          </PartingButton>
        </div>
      )}
    </section>
  )
}
