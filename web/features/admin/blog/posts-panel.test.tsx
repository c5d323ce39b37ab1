import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openRoom } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin } from '#web/test/admin-posts.ts'
import { serve } from '#web/test/serve.ts'
import { AdminPostsDocument } from './posts-panel.generated.ts'

const manyPosts = { totalCount: 40, pageCount: 4, page: 1 }

beforeEach(serveBlogAdmin)

test('a search by title finds a post and announces the number of results', async () => {
  const sent = serve(AdminPostsDocument, ({ page, title }) => ({
    adminPosts: title
      ? { ...emptyPage, totalCount: 1, nodes: [aRow(40)] }
      : { ...manyPosts, page, nodes: [aRow(1)] },
  }))
  const { user } = await openRoom('posts')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await user.type(screen.getByLabelText('Find a post by title'), ' 40')
  expect(await screen.findByText('Post 40')).toBeVisible()
  expect(await screen.findByText('1 post found')).toHaveRole('status')
  expect(sent.at(-1)).toEqual({ page: 1, title: '40' })
})

test('a failed search shows an error and can be retried', async () => {
  serve(AdminPostsDocument, ({ title }) =>
    title ? HttpResponse.error() : { adminPosts: { ...manyPosts, nodes: [aRow(1)] } },
  )
  const { user } = await openRoom('posts')
  await user.type(await screen.findByLabelText('Find a post by title'), '4')
  expect(await screen.findByRole('heading', { name: 'This part of the dashboard didn’t load' })).toBeVisible()
  serve(AdminPostsDocument, { adminPosts: { ...manyPosts, nodes: [aRow(40)] } })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Post 40')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'This part of the dashboard didn’t load' })).toBeNull()
  expect(screen.getByLabelText('Find a post by title')).toHaveValue('4')
})
