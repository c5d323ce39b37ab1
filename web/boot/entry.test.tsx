import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildSchema, type GraphQLError } from 'graphql'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BlogPostsDocument } from '#web/features/blog/blog-results.generated.ts'
import { BlogFacetsDocument, FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { RelatedPostsDocument } from '#web/features/blog/related-posts.generated.ts'
import { aPage, aPost } from '#web/features/blog/test-posts.ts'
import { PostPageDocument } from '#web/pages/post.generated.ts'
import { API_URL } from '#web/test/network.ts'
import { failure, serve } from '#web/test/serve.ts'

// A page whose data the server could not read, from server rendering to hydration.

// React warns if its streaming and its DOM renderer share a process, so the server renders to a string here.
vi.mock('react-dom/static', async () => {
  const { renderToString } = await import('react-dom/server')
  return {
    prerenderToNodeStream: async (tree: ReactNode) => ({ prelude: Readable.from([renderToString(tree)]) }),
  }
})

beforeEach(() => {
  vi.resetModules()
  const send = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => send(new URL(address, API_URL), init))
  return () => vi.unstubAllGlobals()
})

/** The page that the server sends while its database is down. */
async function rendered(url: string) {
  const { render } = await import('./entry.server.tsx')
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = () => {
      throw new Error('away')
    }
  }
  return render({
    url,
    publicUrl: 'http://localhost:4000',
    schema,
    context: {},
    recordCacheTopics: () => {},
    assetTags: () => '',
    maskError: (error) => error as GraphQLError,
  })
}

/** Loads the document in this browser and hydrates it. */
async function start(url: string, html: string) {
  window.history.replaceState(null, '', url)
  const sent = new DOMParser().parseFromString(html, 'text/html')
  document.head.innerHTML = sent.head.innerHTML
  document.body.innerHTML = sent.body.innerHTML
  await act(() => import('./entry.client.tsx'))
}

const away = () => failure('away', { status: 200 })

test('a post that the server could not read says so, and so does the browser that cannot either', async () => {
  const { status, html } = await rendered('/blog/story-1')
  expect(status).toBe(500)
  expect(html).toContain('Something went wrong while loading the blog post.')
  serve(PostPageDocument, away)
  await start('/blog/story-1', html)
  expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Post' })).toBeVisible()
  expect(screen.getByText('Something went wrong while loading the blog post.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(document.title).toMatch(/^Error Loading Post/)
})

test('a post that only the server could not read is there a moment later, under its own title', async () => {
  const { html } = await rendered('/blog/story-1')
  serve(PostPageDocument, { post: aPost(1) })
  serve(RelatedPostsDocument, away)
  await start('/blog/story-1', html)
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible()
  expect(screen.queryByText('Error Loading Post')).toBeNull()
  expect(document.querySelectorAll('title')).toHaveLength(1)
  expect(document.title).toMatch(/^Story 1/)
})

test('a list that the server could not read can be tried again', async () => {
  const { status, html } = await rendered('/blog?tag=local')
  expect(status).toBe(500)
  expect(html).toContain('Failed to load articles')
  serve(BlogPostsDocument, away)
  serve(FeaturedPostsDocument, away)
  serve(BlogFacetsDocument, { categories: [], tags: [] })
  await start('/blog?tag=local', html)
  expect(await screen.findByRole('heading', { name: 'Failed to load articles' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Failed to load featured posts' })).toBeVisible()
  serve(BlogPostsDocument, { posts: aPage(1) })
  const retry = screen.getAllByRole('button', { name: 'Retry' }).at(-1)
  await userEvent.click(retry as HTMLElement)
  expect(await screen.findByText('Showing 1-1 of 1 articles (Page 1 of 1)')).toBeVisible()
})

test.each(['/methodology%0A', '/newsletter/%E2%80%A8confirm'])(
  '%s, an address with the end of a line in it, is no page in the browser either',
  async (url) => {
    const { pageAddress } = await import('./entry.server.tsx')
    const { status, html } = await rendered(pageAddress(url))
    expect(status).toBe(404)
    await start(url, html)
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    expect(document.title).toMatch(/^404 Page Not Found/)
  },
)
