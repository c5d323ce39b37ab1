import { headingOf } from '../../domain/blog/filters.ts'
import { BLOG_TEXT, headingText } from '../../domain/blog/messages.ts'
import { BlogResults } from '../features/blog/blog-results.tsx'
import { BlogSearch } from '../features/blog/blog-search.tsx'
import { BlogSidebar } from '../features/blog/blog-sidebar.tsx'
import { FeedLinks } from '../features/blog/feed-links.tsx'
import { useBlogFilters } from '../features/blog/use-blog-filters.ts'
import { useBlogPosts } from '../features/blog/use-blog-posts.ts'
import { Head } from '../head.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Venn } from '../ui/venn.tsx'
import { urls } from '../urls.ts'

/** `/blog` (Spec §2 Blog list). */
export function Component() {
  const [filters, act] = useBlogFilters()
  const { data } = useBlogPosts(filters)
  const heading = headingOf(filters)
  const title = heading.kind === 'latest' ? BLOG_TEXT.hero : `${headingText(heading)}: ${BLOG_TEXT.hero}`
  return (
    <>
      <Head
        title={title}
        description={BLOG_TEXT.lead}
        // A page beyond the last shows the first, and says that it is that.
        canonical={urls.blog({ ...filters, page: data?.posts.page ?? filters.page })}
        noIndex={filters.search !== ''}
      />
      <FeedLinks category={filters.category} />
      <PageHero
        kind="blog"
        title={BLOG_TEXT.hero}
        lead={BLOG_TEXT.lead}
        art={
          <Venn
            className="page-hero__art"
            viewBox="0 0 520 360"
            fraction={0.3}
            radius={190}
            cx={300}
            cy={190}
            pitch={10}
            keyline={3}
          />
        }
      >
        <BlogSearch
          key={filters.search}
          search={filters.search}
          onSubmit={(text) => act({ type: 'submitSearch', text })}
        />
      </PageHero>
      <div className="wrap blog">
        <BlogSidebar filters={filters} onAct={act} />
        <BlogResults filters={filters} onAct={act} />
      </div>
    </>
  )
}
