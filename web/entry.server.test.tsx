import { buildSchema, GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { render } from './entry.server.tsx'

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
        ],
      },
    ],
  }
})

function Broken(): never {
  throw new Error('a slip in a component')
}

const visit = (url: string) =>
  render({
    url,
    publicUrl: 'http://localhost:4000',
    schema: buildSchema('type Query { nothing: Int }'),
    context: {},
    assetTags: () => '',
    maskError: () => new GraphQLError('masked'),
  })

test('a page that cannot be loaded or rendered is thrown to the server, never sent half made', async () => {
  expect(await visit('/')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Well</h1>') })
  await expect(visit('/unloadable')).rejects.toThrow('no such file')
  await expect(visit('/broken')).rejects.toThrow('a slip in a component')
})
