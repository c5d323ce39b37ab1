import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { BLOG_TEXT, listHead, shelfText } from '#domain/blog/messages.ts'
import { shelfArt } from '#domain/drawing/page-art.ts'
import { BlogPostsDocument } from '#web/features/blog/blog-results.generated.ts'
import { BlogResults } from '#web/features/blog/blog-results.tsx'
import { BlogSearch } from '#web/features/blog/blog-search.tsx'
import { BlogSidebar } from '#web/features/blog/blog-sidebar.tsx'
import { PostFeedLinks } from '#web/features/blog/post-feed-links.tsx'
import { useBlogFilters } from '#web/features/blog/use-blog-filters.ts'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { urls } from '#web/urls.ts'

/**
 * On small screens the filters come before the articles, or after those that a search found, and Featured is last. Where the
 * browser can, Tab follows this order.
 */
const LAYOUT = clsx(
  'wrap grid grid-cols-1 gap-8 pt-12 pb-24 max-wide:[reading-flow:grid-order] print:block',
  'wide:grid-cols-[16.5rem_minmax(0,1fr)] wide:grid-rows-lead wide:items-start',
  'wide:gap-x-columns wide:gap-y-10',
)

/** `/blog` (spec §2 Blog list). */
export function Component() {
  const { filters, onChange } = useBlogFilters()
  const { search, category, tags } = filters
  const { data, previousData, error, loading } = useQuery(BlogPostsDocument, {
    variables: { filter: { search, category, tags: [...tags] }, page: filters.page },
    notifyOnNetworkStatusChange: true,
  })
  const posts = data?.posts
  // The shelf stays until the next articles are loaded.
  const shelved = (data ?? previousData)?.posts.nodes ?? []
  // For a page beyond the last, the server sends page 1.
  const page = posts?.page ?? filters.page
  // Anyone can put any tag into a link. Search engines must not index pages of unused tags.
  const isUnknownTag = tags.length > 0 && posts?.totalCount === 0
  return (
    <>
      <Head
        {...listHead(filters, page)}
        canonical={urls.blog({ ...filters, page })}
        noIndex={search !== '' || isUnknownTag}
      />
      <PostFeedLinks category={category} />
      <PageHero
        isStanding
        title={BLOG_TEXT.hero}
        lead={BLOG_TEXT.lead}
        art={<HeroArt art={shelfArt(shelved)} label={shelfText(shelved.length)} />}
      >
        <BlogSearch search={search} onSearch={(search) => onChange({ search })} />
      </PageHero>
      <div className={LAYOUT}>
        <BlogSidebar filters={filters} onChange={onChange} />
        <BlogResults
          filters={filters}
          onChange={onChange}
          posts={loading ? undefined : posts}
          error={error}
          loading={loading}
        />
      </div>
    </>
  )
}
