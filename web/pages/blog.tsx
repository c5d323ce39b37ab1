import { headingOf } from '#domain/blog/filters.ts'
import { BLOG_TEXT, listHead } from '#domain/blog/messages.ts'
import { BlogResults } from '#web/features/blog/blog-results.tsx'
import { BlogSearch } from '#web/features/blog/blog-search.tsx'
import { BlogSidebar } from '#web/features/blog/blog-sidebar.tsx'
import { FeedLinks } from '#web/features/blog/feed-links.tsx'
import { useBlogFilters } from '#web/features/blog/use-blog-filters.ts'
import { useBlogPosts } from '#web/features/blog/use-blog-posts.ts'
import { Head } from '#web/head.tsx'
import { HeroVenn, PageHero } from '#web/layout/page-hero.tsx'
import { urls } from '#web/urls.ts'

/** `/blog` (Spec §2 Blog list). */
export function Component() {
  const [filters, act] = useBlogFilters()
  const { data } = useBlogPosts(filters)
  const heading = headingOf(filters)
  // A page beyond the last shows the first, and says that it is that.
  const page = data?.posts.page ?? filters.page
  // A tag is whatever somebody wrote into a link: found pages must not say what no article does.
  const isMadeUp = filters.tags.length > 0 && data?.posts.totalCount === 0
  return (
    <>
      <Head
        {...listHead(heading, page)}
        canonical={urls.blog({ ...filters, page })}
        noIndex={filters.search !== '' || isMadeUp}
      />
      <FeedLinks category={filters.category} />
      <PageHero
        kind="blog"
        title={BLOG_TEXT.hero}
        lead={BLOG_TEXT.lead}
        art={<HeroVenn fraction={0.3} radius={170} />}
      >
        <BlogSearch search={filters.search} onSubmit={(text) => act({ type: 'submitSearch', text })} />
      </PageHero>
      <div className="wrap blog">
        <BlogSidebar filters={filters} onAct={act} />
        <BlogResults filters={filters} onAct={act} />
      </div>
    </>
  )
}
