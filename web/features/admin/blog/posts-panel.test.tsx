import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openRoom, serveStatus } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin } from '#web/test/admin-posts.ts'
import { serve } from '#web/test/serve.ts'
import { AdminPostsDocument } from './posts-panel.generated.ts'

const manyPosts = { totalCount: 40, pageCount: 4, page: 1 }

beforeEach(serveBlogAdmin)

test('a search finds a post and announces the number of results', async () => {
  const sent = serve(AdminPostsDocument, ({ page, search }) => ({
    adminPosts: search
      ? { ...emptyPage, totalCount: 1, nodes: [aRow(40)] }
      : { ...manyPosts, page, nodes: [aRow(1)] },
  }))
  const { user } = await openRoom('posts')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await user.type(screen.getByLabelText('Find a post by title or text'), ' 40')
  expect(await screen.findByText('Post 40')).toBeVisible()
  expect(await screen.findByText('1 post found')).toHaveRole('status')
  expect(sent.at(-1)).toEqual({ page: 1, search: '40', mayTrash: true })
})

test('a failed search shows an error and can be retried', async () => {
  serve(AdminPostsDocument, ({ search }) =>
    search ? HttpResponse.error() : { adminPosts: { ...manyPosts, nodes: [aRow(1)] } },
  )
  const { user } = await openRoom('posts')
  await user.type(await screen.findByLabelText('Find a post by title or text'), '4')
  expect(await screen.findByRole('heading', { name: 'This part of the dashboard didn’t load' })).toBeVisible()
  serve(AdminPostsDocument, { adminPosts: { ...manyPosts, nodes: [aRow(40)] } })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Post 40')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'This part of the dashboard didn’t load' })).toBeNull()
  expect(screen.getByLabelText('Find a post by title or text')).toHaveValue('4')
})

test('posts are filtered by state, with counts, and the address keeps the filter', async () => {
  const states = [
    { state: 'DRAFT' as const, count: 3 },
    { state: 'HELD' as const, count: 1 },
    { state: 'PUBLISHED' as const, count: 36 },
  ]
  const sent = serve(AdminPostsDocument, {
    adminPosts: { ...manyPosts, states, nodes: [aRow(1)] },
    trashedPosts: { ...emptyPage, totalCount: 2 },
  })
  const { user, router } = await openRoom('posts')
  const filters = within(await screen.findByRole('group', { name: 'Show posts' }))
  expect(filters.getByRole('button', { name: 'All 39', pressed: true })).toBeVisible()
  expect(filters.getByRole('button', { name: 'Trash 2' })).toBeVisible()
  await user.click(filters.getByRole('button', { name: 'Held by a check 1' }))
  expect(filters.getByRole('button', { name: 'Held by a check 1', pressed: true })).toBeVisible()
  expect(router.state.location.search).toBe('?state=held')
  expect(sent.at(-1)).toMatchObject({ state: 'HELD', page: 1 })
})

test('an empty trash says so, and a search that finds nothing there can be cleared', async () => {
  serve(AdminPostsDocument, { adminPosts: manyPosts, trashedPosts: emptyPage })
  const { user } = await openRoom('posts')
  await user.click(await screen.findByRole('button', { name: 'Trash 0' }))
  expect(await screen.findByText('The trash is empty.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'fence')
  expect(await screen.findByRole('button', { name: 'Clear Filters' })).toBeVisible()
})

test('writers get no trash', async () => {
  serveStatus({}, { name: 'Ada', role: 'WRITER' })
  serve(AdminPostsDocument, { adminPosts: emptyPage })
  await openRoom('posts')
  await screen.findByRole('button', { name: /^All/ })
  expect(screen.queryByRole('button', { name: /^Trash/ })).toBeNull()
})
