import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import type { FocusEvent } from 'react'
import { Link } from 'react-router'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { NO_FILTERS, toggleTag } from '#domain/blog/filters.ts'
import { FEATURED_COUNT } from '#domain/blog/limits.ts'
import { BLOG_TEXT, filteringBy } from '#domain/blog/messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { urls } from '#web/urls.ts'
import { BlogFacetsDocument, FeaturedPostsDocument } from './blog-sidebar.generated.ts'
import { PostList } from './post-list.tsx'
import { ProvenanceLabel } from './provenance-note.tsx'
import { TagButton } from './tag.tsx'
import type { FilterProps } from './use-blog-filters.ts'

const HEADING = 'font-strong font-sans text-base/[1.3] tracking-normal'
const FILTER_HEADING = clsx(HEADING, 'wide:border-ink wide:border-b-2 wide:pb-3')
/** Below the desktop width, a list of filters becomes a row that scrolls. Its padding has room for the focus ring. */
const FILTERS = clsx(
  'max-wide:-mx-gutter max-wide:mt-[calc(--spacing(3)-2px)] max-wide:-mb-0.5 max-wide:flex max-wide:gap-2',
  'max-wide:scroll-px-gutter max-wide:overflow-x-auto max-wide:px-gutter max-wide:py-1.5',
  'max-wide:*:flex-none max-wide:[scrollbar-width:none]',
)
const CATEGORY = clsx(
  'group flex w-full items-center justify-between text-left text-ink-soft',
  'hover:text-ink hover:underline hover:underline-offset-loose aria-pressed:font-strong',
  'wide:min-h-12 wide:border-line wide:border-b wide:aria-pressed:text-plum',
  'max-wide:min-h-target max-wide:gap-2.5 max-wide:whitespace-nowrap max-wide:rounded-pill max-wide:bg-raised max-wide:px-4.5',
  'max-wide:inset-ring-control max-wide:inset-ring-line-strong',
  'max-wide:aria-pressed:inset-ring-0 max-wide:aria-pressed:bg-plum max-wide:aria-pressed:text-on-plum',
  'forced-colors:border forced-colors:border-current forced-colors:px-3',
  'forced-colors:aria-pressed:bg-plum forced-colors:aria-pressed:text-on-plum forced-colors:aria-pressed:forced-color-adjust-none',
)

const NUMBER = clsx(
  'font-normal text-ink-mute text-sm tabular-nums',
  'max-wide:group-aria-pressed:text-inherit forced-colors:group-aria-pressed:text-inherit',
)

/** Spec §2 Blog list, left sidebar. Two parts, because on small screens the list comes between them. */
export function BlogSidebar({ filters, onChange }: FilterProps) {
  const { data } = useQuery(BlogFacetsDocument)
  return (
    <>
      <FeaturedPosts />
      <aside
        className={clsx(
          'needs-script wrap-anywhere grid grid-cols-1 gap-8 wide:gap-10 print:hidden',
          filters.search !== '' && 'max-wide:order-1',
        )}
        aria-label={BLOG_TEXT.browse}
        onFocus={showFocused}
      >
        <Categories filters={filters} onChange={onChange} counts={data?.categories ?? []} />
        <Tags filters={filters} onChange={onChange} tags={data?.tags ?? []} />
      </aside>
    </>
  )
}

/** Brings a partly visible button into view on keyboard focus. After a tap, it would move away from the finger. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function FeaturedPosts() {
  const { data, error, loading } = useQuery(FeaturedPostsDocument)
  if (data?.featuredPosts.length === 0) return null
  const featured = data?.featuredPosts.slice(0, FEATURED_COUNT) ?? []
  return (
    <section
      // Otherwise browsers use it as the scroll anchor while the list above it grows.
      className="wrap-anywhere max-wide:order-9 max-wide:mt-8 max-wide:[overflow-anchor:none] print:hidden"
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
        <ErrorState
          className="mt-8"
          title={BLOG_TEXT.featuredFailed}
          onRetry={() => window.location.reload()}
        />
      )}
      <PostList posts={featured}>
        {featured.map(({ id, slug, title, excerpt, provenance }) => (
          <div className="border-line border-b" key={id}>
            <Link className="group block py-4 text-ink-soft text-sm/[1.45] no-underline" to={urls.post(slug)}>
              <b className="mb-1 block font-display font-medium text-prose/[1.22] text-ink tracking-trim group-hover:underline group-hover:underline-offset-[0.15em]">
                {title}
              </b>
              {excerpt}
            </Link>
            {/* Outside the link, so that the link's name stays short. */}
            <ProvenanceLabel className="-mt-2 pb-4" provenance={provenance} />
          </div>
        ))}
      </PostList>
    </section>
  )
}

type Counts = readonly { name: string; count: number }[]

function Categories({ filters, onChange, counts }: FilterProps & { counts: Counts }) {
  const listed = CATEGORIES.map((name) => ({
    name,
    count: counts.find((category) => category.name === name)?.count ?? 0,
  })).filter(({ name, count }) => count > 0 || name === filters.category)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h2 className={FILTER_HEADING}>{BLOG_TEXT.categories}</h2>
      <ul className={FILTERS}>
        <li>
          <CategoryButton
            name={BLOG_TEXT.allArticles}
            count={total > 0 ? total : undefined}
            pressed={filters.category === null}
            onClick={() => onChange(NO_FILTERS)}
          />
        </li>
        {listed.map(({ name, count }) => (
          <li key={name}>
            <CategoryButton
              name={name}
              count={count}
              pressed={filters.category === name}
              onClick={() => onChange({ ...NO_FILTERS, category: name })}
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

function Tags({ filters, onChange, tags }: FilterProps & { tags: Counts }) {
  const names = tags.map(({ name }) => name)
  // A tag from a link may be too rare for the cloud. List it anyway, so that it can be removed.
  const cloud = [...names, ...filters.tags.filter((tag) => !names.includes(tag))]
  if (cloud.length === 0) return null
  return (
    <section>
      <h2 className={FILTER_HEADING}>{BLOG_TEXT.tags}</h2>
      <div className={clsx(FILTERS, 'wide:mt-4 wide:flex wide:flex-wrap wide:gap-2')}>
        {cloud.map((tag) => (
          <TagButton
            key={tag}
            pressed={filters.tags.includes(tag)}
            onClick={() => onChange({ tags: toggleTag(filters.tags, tag) })}
          >
            {tag}
          </TagButton>
        ))}
      </div>
      {filters.tags.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="text-ink-mute text-sm tabular-nums">{filteringBy(filters.tags)}</p>
          <FocusHandoffButton className="-ml-3" variant="quiet" onClick={() => onChange({ tags: [] })}>
            {BLOG_TEXT.clear}
          </FocusHandoffButton>
        </div>
      )}
    </section>
  )
}
