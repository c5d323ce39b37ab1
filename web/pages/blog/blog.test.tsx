import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import {
  BlogPostsDocument,
  type BlogPostsQuery,
  type BlogPostsQueryVariables,
} from '#web/features/blog/blog-results.generated.ts'
import { BlogFacetsDocument, FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { aPage, aPost } from '#web/test/posts.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import { Component as BlogPage } from './blog.tsx'

type List = (variables: BlogPostsQueryVariables) => PartialResult<BlogPostsQuery['posts']> | Response

const facet = (name: string, count: number) => ({ name, count })
const serveFeatured = (...numbers: number[]) =>
  void serve(FeaturedPostsDocument, { featuredPosts: numbers.map((number) => aPost(number)) })

/** Opens the blog at a URL. `list` returns the posts or a failure. */
async function open(at: string, list: List = () => aPage(52)) {
  serveFeatured(1, 2, 3)
  serve(BlogFacetsDocument, {
    categories: [facet('Civil Discourse', 30), facet('Practical Guides', 22)],
    tags: [facet('local', 9), facet('how-to', 4)],
  })
  const sent = serve(BlogPostsDocument, (variables) => {
    const posts = list(variables)
    return posts instanceof Response ? posts : { posts }
  })
  return { sent, ...(await renderInSite(<BlogPage />, { at })) }
}

const respondWithFailure = () => failure('Something went wrong. Please try again.')

const address = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.search

test('the list shows its range, and the pager changes the page', async () => {
  const { router, user } = await open('/blog?page=4', ({ page }) => aPage(52, page))
  expect(screen.getByRole('heading', { level: 1, name: 'Stories of Unity' })).toBeVisible()
  expect(await screen.findByText('Showing 19-24 of 52 articles (Page 4 of 9)')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Latest Articles' })).toBeVisible()
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pager.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Page 1',
    'Page 3',
    'Page 4',
    'Page 5',
    'Page 9',
  ])
  expect(pager.getAllByText('…')).toHaveLength(2)
  await user.click(pager.getByRole('button', { name: 'Next page' }))
  expect(address(router)).toBe('?page=5')
})

test('Previous and Next are disabled on the first and last page', async () => {
  const { user } = await open('/blog', ({ page }) => aPage(12, page))
  expect(await screen.findByRole('button', { name: 'Previous page' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(screen.getByRole('heading', { name: 'Latest Articles' })).toHaveFocus()
})

test('a card shows everything the specification names, and a single page has no pager', async () => {
  await open('/blog', () => aPage(1))
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('heading', { name: 'Story 1' })).toBeVisible()
  for (const text of ['Civil Discourse', 'Nov 14, 2026', '13 min read', 'Excerpt 1']) {
    expect(card.getByText(text)).toBeVisible()
  }
  expect(card.getByText('By Civic Unity Editorial Team')).toBeVisible()
  expect(card.getByRole('link', { name: 'Read More Story 1' })).toHaveAttribute('href', '/blog/story-1')
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['local', 'how-to', 'family'])
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('cards and featured posts by a model are labeled, and those by people are not', async () => {
  const byModel = aPost(1, { provenance: 'MODEL' })
  const opened = open('/blog', () => aPage(2, 1, { nodes: [byModel, aPost(2)] }))
  serve(FeaturedPostsDocument, { featuredPosts: [aPost(3, { provenance: 'MODEL_REVIEWED' }), aPost(4)] })
  await opened
  const [first, second] = await screen.findAllByRole('article')
  const label = 'Written by an AI model, not reviewed by an editor'
  expect(within(first as HTMLElement).getByText(label)).toBeVisible()
  expect(within(second as HTMLElement).queryByText(/AI model/)).toBeNull()
  const featured = within(screen.getByRole('region', { name: 'Featured' }))
  expect(await featured.findAllByText(/AI model/)).toHaveLength(1)
  expect(featured.getByText('Written by an AI model, reviewed by an editor')).toBeVisible()
})

test('a search needs text, is trimmed, and is named in the heading', async () => {
  const { router, user, sent } = await open('/blog', () => aPage(2))
  const button = screen.getByRole('button', { name: 'Search' })
  expect(button).toBeDisabled()
  await user.type(screen.getByRole('searchbox'), '   ')
  expect(button).toBeDisabled()
  await user.type(screen.getByRole('searchbox'), 'town hall  ')
  await user.keyboard('{Enter}')
  expect(address(router)).toBe('?q=town+hall')
  expect(screen.getByRole('searchbox')).toHaveValue('town hall')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(await screen.findByRole('heading', { name: 'Search Results for “town hall”' })).toBeVisible()
  await screen.findByText('Showing 1-2 of 2 articles (Page 1 of 1)')
  expect(sent.at(-1)?.filter.search).toBe('town hall')
  await user.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(address(router)).toBe('')
})

test('a category resets search, tags and page, and All Articles resets everything', async () => {
  const { router, user } = await open('/blog?q=fence&tag=local&page=2', ({ page }) => aPage(52, page))
  await user.click(await screen.findByRole('button', { name: /^Practical Guides/ }))
  expect(address(router)).toBe('?category=Practical+Guides')
  expect(screen.getByRole('heading', { name: 'Practical Guides' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Practical Guides/ })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'View All Categories' }))
  expect(address(router)).toBe('')
  await user.click(screen.getByRole('button', { name: /^Civil Discourse/ }))
  expect(screen.getByRole('button', { name: /^All Articles/ })).toHaveAttribute('aria-pressed', 'false')
  await user.click(screen.getByRole('button', { name: /^All Articles/ }))
  expect(address(router)).toBe('')
  expect(screen.getByRole('button', { name: /^All Articles/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a changed search or tag leads to page 1 and keeps the other filters', async () => {
  const at = '/blog?q=fence&category=Practical+Guides&tag=local&page=2'
  const { router, user } = await open(at, ({ page }) => aPage(52, page))
  await user.click(await screen.findByRole('button', { name: 'how-to' }))
  expect(address(router)).toBe('?q=fence&category=Practical+Guides&tag=how-to&tag=local')
  await user.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(address(router)).toBe('?category=Practical+Guides&tag=how-to&tag=local')
  await user.type(screen.getByRole('searchbox'), 'gate{Enter}')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(address(router)).toBe('?q=gate&category=Practical+Guides')
})

test('tags can be combined, are listed as a filter, and can be cleared in two places', async () => {
  const { router, user, sent } = await open('/blog', () => aPage(3))
  // Screen readers announce only changes to a live region that is already in the page.
  const live = document.querySelector('section [aria-live]')
  expect(live).toBeEmptyDOMElement()
  await user.click(await screen.findByRole('button', { name: 'local' }))
  await waitFor(() => expect(live).toHaveTextContent('3 articles'))
  await user.click(screen.getByRole('button', { name: 'how-to' }))
  expect(address(router)).toBe('?tag=how-to&tag=local')
  expect(screen.getByText('Filtering by: how-to, local')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Tagged with how-to, local' })).toBeVisible()
  await waitFor(() => expect(sent.at(-1)?.filter.tags).toEqual(['how-to', 'local']))
  await user.click(screen.getByRole('button', { name: 'Clear Tags' }))
  expect(address(router)).toBe('')
  expect(screen.getByRole('heading', { name: 'Latest Articles' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'local' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(address(router)).toBe('')
  expect(screen.getByRole('heading', { name: 'Tags' })).toHaveFocus()
})

test('the number of articles is announced again for a cached list of the same length', async () => {
  const { user } = await open('/blog', () => aPage(4))
  const live = document.querySelector('section [aria-live]') as Element
  const choose = async (category: RegExp) => {
    await user.click(await screen.findByRole('button', { name: category }))
    await waitFor(() => expect(live).toHaveTextContent('4 articles'))
  }
  await choose(/^Practical Guides/)
  await choose(/^Civil Discourse/)
  // Screen readers announce changes. The same text without a change is not announced.
  const changes = vi.fn()
  const observer = new MutationObserver(changes)
  observer.observe(live, { childList: true, characterData: true, subtree: true })
  await choose(/^Practical Guides/)
  await waitFor(() => expect(changes).toHaveBeenCalled())
  observer.disconnect()
})

test('a selected tag that is too rare for the cloud can be removed', async () => {
  const { router, user } = await open('/blog?tag=rare', () => aPage(1))
  await user.click(await screen.findByRole('button', { name: 'rare', pressed: true }))
  expect(address(router)).toBe('')
  expect(screen.getByRole('heading', { name: 'Tags' })).toHaveFocus()
})

test('a page beyond the last is replaced with page 1, without a history entry', async () => {
  const { router } = await open('/blog?tag=local&page=7', () => aPage(8, 1))
  await waitFor(() => expect(address(router)).toBe('?tag=local'))
  expect(router.state.historyAction).toBe('REPLACE')
  await waitFor(() => expect(screen.getByText('Showing 1-6 of 8 articles (Page 1 of 2)')).toBeVisible())
})

test('repeating a search or a category adds no history entry', async () => {
  const { router, user } = await open('/blog')
  await user.type(await screen.findByRole('searchbox'), 'trust{Enter}')
  expect(address(router)).toBe('?q=trust')
  expect(router.state.historyAction).toBe('PUSH')
  await user.keyboard('{Enter}')
  expect(router.state.historyAction).toBe('REPLACE')
  const category = await screen.findByRole('button', { name: /^Practical Guides/ })
  await user.click(category)
  expect(router.state.historyAction).toBe('PUSH')
  await user.click(category)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(address(router)).toBe('?category=Practical+Guides')
})

test('the list shows a loading message', async () => {
  const response = Promise.withResolvers<PartialResult<BlogPostsQuery>>()
  serve(BlogPostsDocument, () => response.promise)
  serveFeatured()
  serve(BlogFacetsDocument, { categories: [], tags: [] })
  await renderInSite(<BlogPage />, { at: '/blog' })
  expect(screen.getByText('Loading articles...')).toBeVisible()
  expect(screen.getByText('Loading featured posts...')).toBeInTheDocument()
  response.resolve({ posts: aPage(1) })
  expect(await screen.findByRole('heading', { name: 'Story 1' })).toBeVisible()
})

test('a failed list shows the reason, and Retry loads it again', async () => {
  let attempts = 0
  const { user } = await open('/blog', () => {
    attempts += 1
    return attempts === 1 ? HttpResponse.text('The server is busy', { status: 503 }) : aPage(1)
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to load articles')
  expect(alert).toHaveTextContent('503: The server is busy')
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Story 1' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Latest Articles' })).toHaveFocus()
})

test('Retry also loads the categories and tags that failed with the list', async () => {
  serve(FeaturedPostsDocument, respondWithFailure)
  serve(BlogFacetsDocument, respondWithFailure)
  serve(BlogPostsDocument, respondWithFailure)
  const { user } = await renderInSite(<BlogPage />, { at: '/blog' })
  const alert = (await screen.findByText('Failed to load articles')).closest<HTMLElement>('[role=alert]')
  expect(screen.queryByRole('button', { name: /^Civil Discourse/ })).toBeNull()
  serveFeatured(1)
  serve(BlogFacetsDocument, { categories: [facet('Civil Discourse', 1)], tags: [facet('local', 1)] })
  serve(BlogPostsDocument, { posts: aPage(1) })
  if (alert) await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Civil Discourse/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'local' })).toBeVisible()
})

test('a failed search and a failed category have their own messages, a network error the general one', async () => {
  const { router } = await open('/blog?q=fence', respondWithFailure)
  expect(await screen.findByText('Search failed')).toBeVisible()
  await waitFor(() => router.navigate('/blog?category=Civil+Discourse'))
  expect(await screen.findByText('Failed to fetch category posts')).toBeVisible()
  serve(BlogPostsDocument, () => HttpResponse.error())
  await waitFor(() => router.navigate('/blog?tag=local'))
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
})

test('an empty search and an empty blog have different messages', async () => {
  const { router, user } = await open('/blog?q=zebra', () => aPage(0))
  expect(await screen.findByText('No articles found')).toBeVisible()
  expect(screen.getByText('Try different search terms or browse by category.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }))
  expect(address(router)).toBe('')
  expect(screen.getByRole('heading', { name: 'Latest Articles' })).toHaveFocus()
  expect(await screen.findByText('No articles available')).toBeVisible()
  expect(screen.getByText('Check back soon for inspiring articles and guides.')).toBeVisible()
})

test('at most three featured posts are shown, each with title, excerpt and link', async () => {
  const opened = open('/blog', () => aPage(0))
  serveFeatured(11, 12, 13, 14)
  await opened
  const links = await screen.findAllByRole('link', { name: /^Story 1\d/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [11, 12, 13].map((number) => [`Story ${number}Excerpt ${number}`, `/blog/story-${number}`]),
  )
})

test('the Featured heading is hidden if there are no featured posts', async () => {
  const { client } = await open('/blog')
  expect(await screen.findByRole('heading', { name: 'Featured' })).toBeVisible()
  serveFeatured()
  await client.refetchQueries({ include: [FeaturedPostsDocument] })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Featured' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Categories' })).toBeVisible()
})

const GENERATED_COVER = 'svg[viewBox="0 0 800 500"]'

test('a card shows its image if it is on this site, otherwise a generated cover', async () => {
  const pictures = ['/chosen.png', 'https://elsewhere.example/x.png', null]
  await open('/blog', () =>
    aPage(3, 1, { nodes: pictures.map((featuredImage, index) => aPost(index + 1, { featuredImage })) }),
  )
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    '/chosen.png',
    null,
    null,
  ])
  expect(cards.map((card) => card.querySelector(GENERATED_COVER) !== null)).toEqual([false, true, true])
})

test('failed featured posts show an error, and Retry reloads the page', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', Object.create(window.location, { reload: { value: reload } }))
  const opened = open('/blog', () => aPage(1))
  serve(FeaturedPostsDocument, () => failure('no', { status: 200 }))
  const { user } = await opened
  const alert = (await screen.findByText('Failed to load featured posts')).closest('[role=alert]')
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('matches are marked, a passage of the body is shown, and a corrected typo is mentioned', async () => {
  const page = aPage(1, 1, {
    correctedSearch: 'neighbor',
    highlights: [
      {
        postId: 'post-1',
        title: [{ text: '<b>Story</b> 1', match: false }],
        excerpt: [{ text: 'Excerpt 1', match: false }],
        passage: [
          { text: 'it was a ', match: false },
          { text: 'neighbor', match: true },
        ],
      },
    ],
  })
  const { container } = await open('/blog?q=nieghbor', () => page)
  expect(await screen.findByText('No results for “nieghbor”. Showing results for “neighbor”.')).toBeVisible()
  expect(container.querySelector('mark')).toHaveTextContent('neighbor')
  expect(screen.getByRole('heading', { name: '<b>Story</b> 1' })).toBeVisible()
})

test('a search that reaches the limit says that it covers the 500 newest matches', async () => {
  const { router } = await open('/blog?q=fence', () => aPage(500))
  const notice = 'Showing the best of the 500 newest matches. Add a word to narrow your search.'
  expect(await screen.findByText(notice)).toBeVisible()
  expect(screen.getByText('Showing 1-6 of 500 articles (Page 1 of 84)')).toBeVisible()
  await waitFor(() => router.navigate('/blog'))
  await screen.findByRole('heading', { name: 'Latest Articles' })
  expect(screen.queryByText(notice)).toBeNull()
})

test('a list for an unused tag is noindex; other lists and an empty blog can be indexed', async () => {
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')
  await open('/blog?tag=cheap-pills', ({ filter }) => aPage(filter.tags?.includes('local') ? 9 : 0))
  await waitFor(() => expect(robots()).toBe('noindex'))
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
  cleanup()
  await open('/blog?tag=local', () => aPage(9))
  expect(await screen.findByText('Showing 1-6 of 9 articles (Page 1 of 2)')).toBeVisible()
  expect(robots()).toBeUndefined()
  cleanup()
  // The blog of a new site may be indexed before it has an article.
  await open('/blog', () => aPage(0))
  expect(await screen.findByText('No articles available')).toBeVisible()
  expect(robots()).toBeUndefined()
})
