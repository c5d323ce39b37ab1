import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import type { FocusEvent } from 'react'
import { Link } from 'react-router'
import { CATEGORIES } from '#domain/blog/categories.ts'
import type { BlogFilterAction, BlogFilters } from '#domain/blog/filters.ts'
import { FEATURED_COUNT } from '#domain/blog/limits.ts'
import { BLOG_TEXT, filteringBy } from '#domain/blog/messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { urls } from '#web/urls.ts'
import { BlogFacetsDocument, FeaturedPostsDocument } from './blog-sidebar.generated.ts'
import { ProvenanceLabel } from './provenance-note.tsx'
import { TagButton } from './tag.tsx'

const HEADING = 'font-[650] font-sans text-base/[1.3] tracking-normal'
const FILTER_HEADING = clsx(HEADING, 'min-[60rem]:border-ink min-[60rem]:border-b-2 min-[60rem]:pb-3')
/** Below the desktop width, a list of filters becomes a row that scrolls. Its padding has room for the focus ring. */
const FILTERS = clsx(
  'max-[60rem]:-mx-gutter max-[60rem]:mt-[calc(--spacing(3)-2px)] max-[60rem]:-mb-0.5 max-[60rem]:flex max-[60rem]:gap-2',
  'max-[60rem]:scroll-px-gutter max-[60rem]:overflow-x-auto max-[60rem]:px-gutter max-[60rem]:py-1.5',
  'max-[60rem]:*:flex-none max-[60rem]:[scrollbar-width:none]',
)
const CATEGORY = clsx(
  'group flex w-full items-center justify-between text-left text-ink-soft',
  'hover:text-ink hover:underline hover:underline-offset-[0.25em] aria-pressed:font-[650]',
  'min-[60rem]:min-h-12 min-[60rem]:border-line min-[60rem]:border-b min-[60rem]:aria-pressed:text-plum',
  'max-[60rem]:min-h-target max-[60rem]:gap-2.5 max-[60rem]:whitespace-nowrap max-[60rem]:rounded-pill max-[60rem]:bg-raised max-[60rem]:px-4.5',
  'max-[60rem]:inset-ring-[1.5px] max-[60rem]:inset-ring-line-strong',
  'max-[60rem]:aria-pressed:inset-ring-0 max-[60rem]:aria-pressed:bg-plum max-[60rem]:aria-pressed:text-on-plum',
  'forced-colors:border forced-colors:border-current forced-colors:px-3',
  'forced-colors:aria-pressed:bg-plum forced-colors:aria-pressed:text-on-plum forced-colors:aria-pressed:forced-color-adjust-none',
)

const NUMBER = clsx(
  'font-normal text-ink-mute text-sm tabular-nums',
  'max-[60rem]:group-aria-pressed:text-inherit forced-colors:group-aria-pressed:text-inherit',
)

type SidebarProps = { filters: BlogFilters; dispatch: (action: BlogFilterAction) => void }

/** Spec §2 Blog list, left sidebar. Two parts, because on small screens the list comes between them. */
export function BlogSidebar({ filters, dispatch }: SidebarProps) {
  const { data } = useQuery(BlogFacetsDocument)
  return (
    <>
      <FeaturedPosts />
      <aside
        className={clsx(
          'needs-script wrap-anywhere grid grid-cols-1 gap-8 min-[60rem]:gap-10 print:hidden',
          filters.search !== '' && 'max-[60rem]:order-1',
        )}
        aria-label={BLOG_TEXT.browse}
      >
        <Categories filters={filters} dispatch={dispatch} counts={data?.categories ?? []} />
        <Tags filters={filters} dispatch={dispatch} tags={data?.tags ?? []} />
      </aside>
    </>
  )
}

/** Brings a partly visible button into view on keyboard focus. After a tap, it would move away from the finger. */
function scrollIntoViewOnFocus({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function FeaturedPosts() {
  const { data, error, loading } = useQuery(FeaturedPostsDocument)
  if (data?.featuredPosts.length === 0) return null
  return (
    <section
      // Otherwise browsers use it as the scroll anchor while the list above it grows.
      className="wrap-anywhere max-[60rem]:order-9 max-[60rem]:mt-8 max-[60rem]:[overflow-anchor:none] print:hidden"
      aria-labelledby="featured-heading"
    >
      <h2 className={clsx(HEADING, 'border-ink border-b-2 pb-3')} id="featured-heading">
        {BLOG_TEXT.featured}
      </h2>
      {loading && (
        <SkeletonGroup label={BLOG_TEXT.featuredLoading}>
          <Skeleton height="15rem" />
        </SkeletonGroup>
      )}
      {error && (
        <div className="mt-8">
          <ErrorState
            title={BLOG_TEXT.featuredFailed}
            onRetry={() => window.location.reload()}
            retryLabel={BLOG_TEXT.retry}
          />
        </div>
      )}
      {data?.featuredPosts.slice(0, FEATURED_COUNT).map(({ id, slug, title, excerpt, provenance }) => (
        <div className="border-line border-b" key={id}>
          <Link className="group block py-4 text-ink-soft text-sm/[1.45] no-underline" to={urls.post(slug)}>
            <b className="mb-1 block font-display font-medium text-[1.1875rem]/[1.22] text-ink tracking-[-0.01em] group-hover:underline group-hover:underline-offset-[0.15em]">
              {title}
            </b>
            {excerpt}
          </Link>
          {/* Outside the link, so that the link's name stays short. */}
          <ProvenanceLabel className="-mt-2 pb-4" provenance={provenance} />
        </div>
      ))}
    </section>
  )
}

type Counts = readonly { name: string; count: number }[]

function Categories({ filters, dispatch, counts }: SidebarProps & { counts: Counts }) {
  const listed = CATEGORIES.map((name) => ({
    name,
    count: counts.find((category) => category.name === name)?.count ?? 0,
  })).filter(({ name, count }) => count > 0 || name === filters.category)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h2 className={FILTER_HEADING}>{BLOG_TEXT.categories}</h2>
      <ul className={FILTERS} onFocus={scrollIntoViewOnFocus}>
        <li>
          <CategoryButton
            name={BLOG_TEXT.allArticles}
            count={total > 0 ? total : undefined}
            pressed={filters.category === null}
            onClick={() => dispatch({ type: 'clearAll' })}
          />
        </li>
        {listed.map(({ name, count }) => (
          <li key={name}>
            <CategoryButton
              name={name}
              count={count}
              pressed={filters.category === name}
              onClick={() => dispatch({ type: 'selectCategory', category: name })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CategoryButtonProps = { name: string; count: number | undefined; pressed: boolean; onClick: () => void }

function CategoryButton({ name, count, pressed, onClick }: CategoryButtonProps) {
  return (
    <button type="button" className={CATEGORY} aria-pressed={pressed} onClick={onClick}>
      {name}
      {count !== undefined && <span className={NUMBER}>{count}</span>}
    </button>
  )
}

function Tags({ filters, dispatch, tags }: SidebarProps & { tags: Counts }) {
  const names = tags.map(({ name }) => name)
  // A tag from a link may be too rare for the cloud. List it anyway, so that it can be removed.
  const cloud = [...names, ...filters.tags.filter((tag) => !names.includes(tag))]
  if (cloud.length === 0) return null
  return (
    <section>
      <h2 className={FILTER_HEADING}>{BLOG_TEXT.tags}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the focus of its buttons. */}
      <div
        className={clsx(FILTERS, 'min-[60rem]:mt-4 min-[60rem]:flex min-[60rem]:flex-wrap min-[60rem]:gap-2')}
        onFocus={scrollIntoViewOnFocus}
      >
        {cloud.map((tag) => (
          <TagButton
            key={tag}
            pressed={filters.tags.includes(tag)}
            onClick={() => dispatch({ type: 'toggleTag', tag })}
          >
            {tag}
          </TagButton>
        ))}
      </div>
      {filters.tags.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="text-ink-mute text-sm tabular-nums">{filteringBy(filters.tags)}</p>
          <FocusHandoffButton
            className="-ml-3"
            variant="quiet"
            onClick={() => dispatch({ type: 'clearTags' })}
          >
            {BLOG_TEXT.clear}
          </FocusHandoffButton>
        </div>
      )}
    </section>
  )
}
