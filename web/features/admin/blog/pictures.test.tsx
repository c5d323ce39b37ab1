import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openRoom, serveStatus } from '#web/test/admin.tsx'
import { serveBlogAdmin } from '#web/test/admin-posts.ts'
import { serve } from '#web/test/serve.ts'
import { AdminImagesDocument, DeleteImageDocument } from './pictures.generated.ts'

const used = {
  id: 'one',
  url: '/images/one-1600.webp',
  width: 1600,
  height: 900,
  createdAt: '2026-11-20T15:00:00.000Z',
  posts: [{ id: 'post-1', title: 'The town pool' }],
}
const unused = { ...used, id: 'two', url: '/images/two-480.webp', width: 480, height: 300, posts: [] }
const servePictures = (...nodes: (typeof used | typeof unused)[]) =>
  serve(AdminImagesDocument, { images: { ...emptyPage, totalCount: nodes.length, nodes } })

beforeEach(() => {
  serveBlogAdmin()
  servePictures(used, unused)
})

async function openPictures() {
  const { user } = await openRoom('posts')
  await user.click(await screen.findByText('Pictures'))
  await screen.findByText('1,600 × 900 pixels')
  return user
}

test('pictures are listed with their size and use, and an unused one can be deleted', async () => {
  const user = await openPictures()
  const row = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement)
  expect(row('1,600 × 900 pixels').getByText(/^Used in “The town pool”\. Uploaded/)).toBeVisible()
  expect(row('1,600 × 900 pixels').queryByRole('button')).toBeNull()
  expect(row('480 × 300 pixels').getByText(/^Not used\./)).toBeVisible()
  const deleted = serve(DeleteImageDocument, () => {
    servePictures(used)
    return { deleteImage: { __typename: 'DeletedImage' as const } }
  })
  await user.click(screen.getByRole('button', { name: 'Delete: 480 × 300 pixels' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('480 × 300 pixels')).toBeNull())
  expect(deleted).toEqual([{ id: 'two' }])
})

test('a writer sees the pictures but cannot delete them', async () => {
  serveStatus({}, { name: 'Ada', role: 'WRITER' })
  await openPictures()
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})
