import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildSchema, type GraphQLError } from 'graphql'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RelatedPostsDocument } from '#web/features/blog/article/related-posts.generated.ts'
import { BlogPostsDocument } from '#web/features/blog/blog-results.generated.ts'
import { BlogFacetsDocument, FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { PostPageDocument } from '#web/pages/blog/post.generated.ts'
import { API_URL } from '#web/test/network.ts'
import { aPage, aPost } from '#web/test/posts.ts'
import { failure, serve } from '#web/test/serve.ts'

// Pages whose queries fail on the server, from server rendering to hydration.

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

/** Renders a page on a server where every query fails. */
async function renderOnServer(url: string) {
  const { render } = await import('./entry.server.tsx')
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = () => {
      throw new Error('down')
    }
  }
  return render({
    url,
    publicUrl: 'http://localhost:4000',
    zone: [[0, 0, 'UTC']],
    schema,
    context: {},
    assetTags: () => '',
    maskError: (error) => error as GraphQLError,
  })
}

/** Loads the document in this browser and hydrates it. */
async function loadInBrowser(url: string, html: string) {
  window.history.replaceState(null, '', url)
  const sent = new DOMParser().parseFromString(html, 'text/html')
  document.head.innerHTML = sent.head.innerHTML
  document.body.innerHTML = sent.body.innerHTML
  await act(() => import('./entry.client.tsx'))
}

const failed = () => failure('down', { status: 200 })

test('a post shows an error if both the server and the browser fail to load it', async () => {
  const { status, html } = await renderOnServer('/blog/story-1')
  expect(status).toBe(500)
  expect(html).toContain('Something went wrong while loading the blog post.')
  serve(PostPageDocument, failed)
  await loadInBrowser('/blog/story-1', html)
  expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Post' })).toBeVisible()
  expect(screen.getByText('Something went wrong while loading the blog post.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(document.title).toMatch(/^Error Loading Post/)
})

test('a post that failed only on the server loads after hydration, with its own title', async () => {
  const { html } = await renderOnServer('/blog/story-1')
  serve(PostPageDocument, { post: aPost(1) })
  serve(RelatedPostsDocument, failed)
  await loadInBrowser('/blog/story-1', html)
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible()
  expect(screen.queryByText('Error Loading Post')).toBeNull()
  expect(document.querySelectorAll('title')).toHaveLength(1)
  expect(document.title).toMatch(/^Story 1/)
})

test('Retry loads a list of posts that failed on the server and in the browser', async () => {
  const { status, html } = await renderOnServer('/blog?tag=local')
  expect(status).toBe(500)
  expect(html).toContain('Failed to load articles')
  serve(BlogPostsDocument, failed)
  serve(FeaturedPostsDocument, failed)
  serve(BlogFacetsDocument, { categories: [], tags: [] })
  await loadInBrowser('/blog?tag=local', html)
  expect(await screen.findByRole('heading', { name: 'Failed to load articles' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Failed to load featured posts' })).toBeVisible()
  serve(BlogPostsDocument, { posts: aPage(1) })
  const retry = screen.getAllByRole('button', { name: 'Retry' }).at(-1)
  await userEvent.click(retry as HTMLElement)
  expect(await screen.findByText('Showing 1-1 of 1 articles (Page 1 of 1)')).toBeVisible()
})

test.each(['/methodology%0A', '/contact/%E2%80%A8form'])(
  '%s, a URL with an encoded line break, is a 404 on the server and in the browser',
  async (url) => {
    const { pageAddress } = await import('./entry.server.tsx')
    const { status, html } = await renderOnServer(pageAddress(url))
    expect(status).toBe(404)
    await loadInBrowser(url, html)
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    expect(document.title).toMatch(/^404 Page Not Found/)
  },
)
