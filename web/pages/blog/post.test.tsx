import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { ADMIN_TOKEN_KEY, READS_KEY } from '#domain/session/storage-keys.ts'
import { CountReadDocument } from '#web/features/blog/article/count-read.generated.ts'
import { RelatedPostsDocument } from '#web/features/blog/article/related-posts.generated.ts'
import { aPost } from '#web/test/posts.ts'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { PostPageDocument } from './post.generated.ts'
import { Component as PostPage } from './post.tsx'

/** jsdom has no IntersectionObserver. The test decides when the end of the article is in view. */
let reachEnd = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        reachEnd = () => {}
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

type Post = ReturnType<typeof aPost>

async function open(
  post: Post | null | Response,
  relatedPosts: Post[] | Response = [aPost(2), aPost(3)],
  at = '/blog/story-1',
) {
  serve(PostPageDocument, () => (post instanceof Response ? post : { post }))
  serve(RelatedPostsDocument, () =>
    relatedPosts instanceof Response ? relatedPosts : { post: post && { ...post, relatedPosts } },
  )
  return renderInSite(
    <Routes>
      <Route path="/blog/:slug" element={<PostPage />} />
      <Route path="/contact" element={<h1>Contact</h1>} />
    </Routes>,
    { at },
  )
}

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content')

test('a loading article shows a skeleton and a link back to the blog', async () => {
  const response = Promise.withResolvers<{ post: Post }>()
  serve(PostPageDocument, () => response.promise)
  serve(RelatedPostsDocument, { post: null })
  await renderInSite(
    <Routes>
      <Route path="/blog/:slug" element={<PostPage />} />
    </Routes>,
    { at: '/blog/story-1' },
  )
  expect(screen.getByText('Loading article...')).toBeInTheDocument()
  expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(4)
  expect(document.title).toBe('Loading article... – Civic Unity')
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  response.resolve({ post: aPost(1) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible()
  expect(screen.queryByText('Loading article...')).toBeNull()
  expect(document.title).toBe('Story 1 – Civic Unity')
})

test('an article shows its featured image and has its description as metadata', async () => {
  const { container } = await open(aPost(1, { featuredImage: '/chosen.png' }))
  await screen.findByRole('heading', { level: 1, name: 'Story 1' })
  expect(container.querySelector('header img')).toHaveAttribute('src', '/chosen.png')
  expect(description()).toBe('Description 1')
  const json = container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(JSON.parse(json).description).toBe('Description 1')
  const published = document.querySelector('meta[property="article:published_time"]')
  expect(published).toHaveAttribute('content', '2026-11-14T15:00:00.000Z')
})

test('at most three related articles are shown', async () => {
  await open(
    aPost(1),
    [2, 3, 4, 5].map((number) => aPost(number)),
  )
  await screen.findByRole('heading', { name: 'Related Articles' })
  expect(
    within(screen.getByRole('region', { name: 'Related Articles' })).getAllByRole('article'),
  ).toHaveLength(3)
})

test('an article shows everything the specification names', async () => {
  await open(aPost(1, { content: '<p>One<br>two</p>' }))
  const article = within(
    (await screen.findByRole('heading', { level: 1, name: 'Story 1' })).closest('article') as HTMLElement,
  )
  expect(article.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  for (const text of ['Civil Discourse', 'Excerpt 1', 'Nov 14, 2026', '13 min read']) {
    expect(article.getByText(text)).toBeVisible()
  }
  expect(article.getByText('By Civic Unity Editorial Team')).toBeVisible()
  expect(article.getByText('One', { exact: false }).innerHTML).toBe('One<br>two')
  expect(article.getByRole('link', { name: 'evidence' })).toHaveAttribute('href', '/blog?tag=evidence')
  expect(
    article.getByText(
      'Contributing author focused on building unity and bridging divides in our communities.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Related Articles' })).toBeVisible()
  expect(screen.getByText('Story 2')).toBeVisible()
  const callToAction = within(screen.getByRole('heading', { name: 'Discover More Stories of Unity' }))
  for (const link of [callToAction.getByRole('link'), screen.getByRole('link', { name: 'Read the blog' })])
    expect(link).toHaveAttribute('href', '/blog')
})

test('related articles that fail to load are left out', async () => {
  await open(aPost(1), failure())
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible()
  expect(screen.queryByText('Related Articles')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a missing post, an invalid URL and a failed request have different messages', async () => {
  const missing = await open(null)
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
  expect(screen.getByText("This blog post doesn't exist or has been moved.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(description()).toBe('Blog post not found')
  missing.unmount()

  const invalid = await open(null, [], '/blog/%20')
  expect(screen.getByRole('heading', { level: 1, name: 'Invalid URL' })).toBeVisible()
  expect(screen.getByText('The blog post URL is missing or invalid.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  invalid.unmount()

  const reload = vi.fn()
  vi.stubGlobal('location', Object.create(window.location, { reload: { value: reload } }))
  const { user } = await open(failure())
  expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Post' })).toBeVisible()
  expect(screen.getByText('Something went wrong while loading the blog post.')).toBeVisible()
  expect(description()).toBe('Failed to fetch blog post')
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a story counts as read once, when its end comes into view', async () => {
  const counted = serve(CountReadDocument, { countRead: true })
  const read = vi.fn()
  window.addEventListener(BROWSER_EVENTS.storyRead, read)
  await open(aPost(1))
  await screen.findByRole('heading', { level: 1, name: 'Story 1' })
  expect(read).not.toHaveBeenCalled()
  reachEnd()
  reachEnd()
  expect(read).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(counted).toEqual([{ slug: 'story-1' }]))
  window.removeEventListener(BROWSER_EVENTS.storyRead, read)
})

test('a read is counted once per article and tab, without cookies and referrer', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  const counted = serve(CountReadDocument, { countRead: true })
  for (const [number, at] of [
    [1, '/blog/story-1'],
    [1, '/blog/story-1'],
    [2, '/blog/story-2'],
  ] as const) {
    const page = await open(aPost(number), [], at)
    await screen.findByRole('heading', { level: 1, name: `Story ${number}` })
    reachEnd()
    page.unmount()
  }
  await vi.waitFor(() => expect(counted).toEqual([{ slug: 'story-1' }, { slug: 'story-2' }]))
  const reads = send.mock.calls.filter(([, options]) => String(options?.body).includes('countRead'))
  for (const [, options] of reads)
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(reads).toHaveLength(2)
  send.mockRestore()
  expect(sessionStorage.getItem(READS_KEY)).toBe('story-1 story-2')
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'with %o, a read is not counted or remembered',
  async (signal) => {
    const counted = serve(CountReadDocument, { countRead: true })
    for (const [name, value] of Object.entries(signal))
      Object.defineProperty(navigator, name, { value, configurable: true })
    await open(aPost(1))
    await screen.findByRole('heading', { level: 1, name: 'Story 1' })
    reachEnd()
    for (const name of Object.keys(signal)) Reflect.deleteProperty(navigator, name)
    expect([counted, sessionStorage.getItem(READS_KEY)]).toEqual([[], null])
  },
)

test('an article by a model says so, and mentions a review only if there was one', async () => {
  const people = await open(aPost(1))
  await screen.findByRole('heading', { level: 1, name: 'Story 1' })
  expect(screen.queryByText(/AI model/)).toBeNull()
  people.unmount()
  const model = await open(aPost(1, { provenance: 'MODEL' }))
  const unreviewed = await screen.findAllByText(/^Written by an AI model, not reviewed by an editor/)
  expect(unreviewed).toHaveLength(1)
  expect(unreviewed[0]).toBeVisible()
  expect(screen.getByText('Found a mistake?', { exact: false })).toBeVisible()
  expect(screen.queryByText(/Contributing author/)).toBeNull()
  expect(screen.getByText('An AI model wrote the first draft of this article.')).toBeVisible()
  expect(document.querySelector('[data-icon=file-check]'), 'a check mark without a review').toBeNull()
  model.unmount()
  const edited = await open(aPost(1, { provenance: 'MODEL_EDITED' }))
  expect(
    await screen.findAllByText(/^Drafted with an AI model and edited, not reviewed by an editor/),
  ).toHaveLength(1)
  expect(screen.queryByText(/Contributing author/)).toBeNull()
  edited.unmount()
  await open(aPost(1, { provenance: 'MODEL_REVIEWED' }))
  expect(await screen.findAllByText(/^Written by an AI model, reviewed by an editor/)).toHaveLength(1)
  expect(document.querySelector('[data-icon=file-check]')).not.toBeNull()
})

test('structured data names a model as the writer, and credits no one for the work of people', async () => {
  const credit = () => {
    const json = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
    return JSON.parse(json).creditText
  }
  const people = await open(aPost(1))
  await screen.findByRole('heading', { level: 1, name: 'Story 1' })
  expect(credit()).toBeUndefined()
  people.unmount()
  await open(aPost(1, { provenance: 'MODEL' }))
  await screen.findByRole('heading', { level: 1, name: 'Story 1' })
  expect(credit()).toBe('Written by an AI model, not reviewed by an editor')
})

test('internal links in an article do not reload the page', async () => {
  const { user, router } = await open(aPost(1, { content: '<p><a href="/contact">Email us</a></p>' }))
  await user.click(await screen.findByRole('link', { name: 'Email us' }))
  expect(router.state.location.pathname).toBe('/contact')
})

test('the browser handles links to files and clicks with a modifier key', async () => {
  const content =
    '<p><a href="/blog/feed.xml">Feed</a> <a href="/api/docs">Interface</a> <a href="/embed/poll/town">Frame</a> ' +
    '<a href="/contact">Contact</a></p>'
  const { router } = await open(aPost(1, { content }))
  // jsdom cannot navigate and logs an error unless the default action is prevented.
  const prevented: boolean[] = []
  const recordClick = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', recordClick)
  for (const name of ['Feed', 'Interface', 'Frame']) (await screen.findByRole('link', { name })).click()
  const contact = screen.getByRole('link', { name: 'Contact' })
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    contact.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
  }
  document.removeEventListener('click', recordClick)
  expect(prevented).toEqual(Array(7).fill(false))
  expect(router.state.location.pathname).toBe('/blog/story-1')
})

test('structured data cannot close its script element', async () => {
  const title = '</script><script>alert(1)</script>'
  const { container } = await open(aPost(1, { title, updatedAt: '2026-11-15T15:00:00.000Z' }))
  await screen.findByRole('heading', { level: 1, name: title })
  const json = container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BlogPosting',
    headline: title,
    description: 'Description 1',
    datePublished: '2026-11-14T15:00:00.000Z',
    dateModified: '2026-11-15T15:00:00.000Z',
  })
})

test('an editor sees a draft at the address of the article', async () => {
  const authorizations: (string | null)[] = []
  serve(RelatedPostsDocument, { post: null })
  serve(PostPageDocument, (_variables, { headers }) => {
    authorizations.push(headers.get('authorization'))
    return { post: headers.has('authorization') ? { ...aPost(1), publishedAt: null } : null }
  })
  localStorage.setItem(ADMIN_TOKEN_KEY, 'a-token')
  await renderInSite(
    <Routes>
      <Route path="/blog/:slug" element={<PostPage />} />
    </Routes>,
    { at: '/blog/story-1' },
  )
  expect(await screen.findByRole('heading', { level: 1, name: aPost(1).title })).toBeVisible()
  expect(authorizations).toEqual([null, 'Bearer a-token'])
  localStorage.removeItem(ADMIN_TOKEN_KEY)
})
