import { gql } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { buildSchema, GraphQLError, print } from 'graphql'
import { expect, test, vi } from 'vitest'
import { RelatedPosts } from '#web/features/blog/article/related-posts.tsx'
import { render } from './entry.server.tsx'

// Rendering errors reach the server, because it knows the request and has an error page.

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
          { path: '/needed', Component: FailedQuery },
          { path: '/hostile', Component: HostileText },
          { path: '/related', Component: () => createElement(RelatedPosts, { slug: 'a-post' }) },
        ],
      },
    ],
  }
})

function Broken(): never {
  throw new Error('a slip in a component')
}

function FailedQuery() {
  const { error } = useQuery(gql('{ nothing }'))
  return <h1>{error && 'Failed'}</h1>
}

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 \u2029'

function HostileText() {
  const { data } = useQuery<{ text: string }>(gql('{ text }'))
  return <h1>{data?.text.length}</h1>
}

const schema = buildSchema('type Query { nothing: Int!, text: String! }')
Object.assign(schema.getQueryType()?.getFields()['text'] ?? {}, { resolve: () => HOSTILE })

const masked = vi.fn(() => new GraphQLError('masked', { extensions: { http: { status: 500 } } }))
const renderPage = (url: string) =>
  render({
    url,
    publicUrl: 'http://localhost:4000',
    zone: [[0, 0, 'UTC']],
    schema,
    context: {},
    assetTags: () => '',
    maskError: masked,
  })

test('rendering rejects if a route fails to load or a component throws, even inside Suspense', async () => {
  expect(await renderPage('/')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Well</h1>') })
  await expect(renderPage('/unloadable')).rejects.toThrow('no such file')
  await expect(renderPage('/broken')).rejects.toThrow('a slip in a component')
  await expect(renderPage('/broken-section')).rejects.toThrow('a slip in a component')
})

test('every query of a page is reported to the server, including failed ones', async () => {
  const queries = async (url: string) =>
    (await renderPage(url)).documents.map((document) => print(document).replace(/\s+/g, ' ').trim())
  expect(await queries('/')).toEqual([])
  expect(await queries('/hostile')).toEqual(['{ text }'])
  expect(await queries('/needed')).toEqual(['{ nothing }'])
})

test('a failed page query results in status 503, failed related articles in 200', async () => {
  const needed = await renderPage('/needed')
  expect(needed).toMatchObject({ status: 503, html: expect.stringContaining('<h1>Failed</h1>') })
  expect(needed.html).toContain('"failed":true')
  masked.mockClear()
  const related = await renderPage('/related')
  expect(masked).toHaveBeenCalled()
  expect(related.status).toBe(200)
  expect(related.html).toContain('"failed":false')
})

test('the browser gets the time zone of the site', async () => {
  expect((await renderPage('/')).html).toContain('"zone":[[0,0,"UTC"]]')
})

test('the serialized state cannot close its script element or contain line separators', async () => {
  const { html } = await renderPage('/hostile')
  const [, state = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
  expect(state).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(state)).toMatchObject({ cache: { ROOT_QUERY: { text: HOSTILE } } })
})
