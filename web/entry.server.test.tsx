import { gql } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { buildSchema, GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { render } from './entry.server.tsx'
import { RelatedPosts } from './features/blog/related-posts.tsx'

// What fails on the server is the server's to answer for: it knows the request, and has a page for it.

vi.mock('./routes.tsx', async () => {
  const { createElement } = await import('react')
  return {
    routes: [
      {
        ErrorBoundary: () => createElement('h1', {}, 'The browser’s apology'),
        children: [
          { path: '/', Component: () => createElement('h1', {}, 'Well') },
          { path: '/unloadable', lazy: () => Promise.reject(new Error('no such file')) },
          { path: '/broken', Component: Broken },
          { path: '/needed', Component: Reader },
          { path: '/related', Component: () => createElement(RelatedPosts, { slug: 'a-post' }) },
        ],
      },
    ],
  }
})

function Broken(): never {
  throw new Error('a slip in a component')
}

/** Reads what cannot be read. */
function Reader() {
  const { error } = useQuery(gql('{ nothing }'))
  return <h1>{error && 'Failed'}</h1>
}

const masked = vi.fn(() => new GraphQLError('masked', { extensions: { http: { status: 500 } } }))
const visit = (url: string) =>
  render({
    url,
    publicUrl: 'http://localhost:4000',
    schema: buildSchema('type Query { nothing: Int! }'),
    context: {},
    assetTags: () => '',
    maskError: masked,
  })

test('a page that cannot be loaded or rendered is thrown to the server, never sent half made', async () => {
  expect(await visit('/')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Well</h1>') })
  await expect(visit('/unloadable')).rejects.toThrow('no such file')
  await expect(visit('/broken')).rejects.toThrow('a slip in a component')
})

test('a page without what it needs is a failure; related articles that fail are simply not there', async () => {
  const needed = await visit('/needed')
  expect(needed).toMatchObject({ status: 503, html: expect.stringContaining('<h1>Failed</h1>') })
  expect(needed.html).toContain('"failed":true')
  masked.mockClear()
  const related = await visit('/related')
  expect(masked).toHaveBeenCalled()
  expect(related.status).toBe(200)
  expect(related.html).toContain('"failed":false')
})
