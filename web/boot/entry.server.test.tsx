import { gql } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { buildSchema, GraphQLError, print } from 'graphql'
import { expect, test, vi } from 'vitest'
import { RelatedPosts } from '#web/features/blog/related-posts.tsx'
import { render } from './entry.server.tsx'

// What fails on the server is the server's to answer for: it knows the request, and has a page for it.

vi.mock('#web/routes.tsx', async () => {
  const { createElement, Suspense } = await import('react')
  return {
    routes: [
      {
        ErrorBoundary: () => createElement('h1', {}, 'The browser’s apology'),
        children: [
          { path: '/', Component: () => createElement('h1', {}, 'Well') },
          { path: '/unloadable', lazy: () => Promise.reject(new Error('no such file')) },
          { path: '/broken', Component: Broken },
          {
            path: '/broken-section',
            Component: () => createElement(Suspense, { fallback: 'Loading' }, createElement(Broken)),
          },
          { path: '/needed', Component: Reader },
          { path: '/hostile', Component: Writer },
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

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 \u2029'

/** Reads what somebody with bad intentions has written. */
function Writer() {
  const { data } = useQuery<{ text: string }>(gql('{ text }'))
  return <h1>{data?.text.length}</h1>
}

const schema = buildSchema('type Query { nothing: Int!, text: String! }')
Object.assign(schema.getQueryType()?.getFields()['text'] ?? {}, { resolve: () => HOSTILE })

const masked = vi.fn(() => new GraphQLError('masked', { extensions: { http: { status: 500 } } }))
const noted = vi.fn()
const visit = (url: string) =>
  render({
    url,
    publicUrl: 'http://localhost:4000',
    schema,
    context: {},
    recordCacheTopics: noted,
    assetTags: () => '',
    maskError: masked,
  })

test('a page that cannot be loaded or rendered is thrown to the server, never sent half made', async () => {
  expect(await visit('/')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Well</h1>') })
  await expect(visit('/unloadable')).rejects.toThrow('no such file')
  await expect(visit('/broken')).rejects.toThrow('a slip in a component')
  await expect(visit('/broken-section')).rejects.toThrow('a slip in a component')
})

test('the server hears what was read for a page, also of what failed', async () => {
  await visit('/')
  expect(noted).not.toHaveBeenCalled()
  await visit('/hostile')
  await visit('/needed')
  expect(noted.mock.calls.map(([document]) => print(document).replace(/\s+/g, ' ').trim())).toEqual([
    '{ text }',
    '{ nothing }',
  ])
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

test('what was written cannot end the element that carries it to the browser, nor a line of script', async () => {
  const { html } = await visit('/hostile')
  const [, state = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
  expect(state).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(state)).toMatchObject({ cache: { ROOT_QUERY: { text: HOSTILE } } })
})
