import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminStatusDocument } from '#web/features/admin/generation/schedule-card.generated.ts'
import { openRoom, unauthenticated } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin, servePosts, serveSource } from '#web/test/admin-posts.ts'
import { network } from '#web/test/network.ts'
import { failure, serve } from '#web/test/serve.ts'
import { AdminPostSourceDocument, UpdatePostDocument } from './post-editor.generated.ts'

beforeEach(serveBlogAdmin)

async function editTitleOfPost1() {
  const dashboard = await openRoom('posts')
  await dashboard.user.click(await screen.findByRole('button', { name: 'Edit: Post 1' }))
  const title = await screen.findByLabelText('Title')
  await dashboard.user.clear(title)
  await dashboard.user.type(title, 'A title of mine')
  return { ...dashboard, title }
}

test('the image field explains which images are shown', async () => {
  await editTitleOfPost1()
  expect(screen.getByLabelText('Image URL')).toHaveAccessibleDescription(
    'A picture on this site, such as /pictures/town.jpg. Leave blank for a generated cover.',
  )
})

test('a picture that does not exist or is on another site is rejected at its field', async () => {
  const sent = serve(UpdatePostDocument, { updatePost: aRow(1) })
  network.use(
    http.head(
      'http://localhost:3000/images/0193a1b2-0000-7000-8000-00000000000f-480.webp',
      () => new HttpResponse(null, { status: 404 }),
    ),
    http.head('http://localhost:3000/images/0193a1b2-0000-7000-8000-000000000001-480.webp', () =>
      HttpResponse.text('', { headers: { 'content-type': 'image/jpeg' } }),
    ),
  )
  const { user } = await editTitleOfPost1()
  const image = screen.getByLabelText('Image URL')
  const save = screen.getByRole('button', { name: 'Save Changes' })
  for (const [path, message] of [
    ['https://example.org/a.jpg', 'Only pictures that are stored on this site are shown'],
    ['/images/0193a1b2-0000-7000-8000-00000000000f-480.webp', 'There is no picture at this address'],
  ] as const) {
    await user.clear(image)
    await user.type(image, path)
    await user.click(save)
    await waitFor(() => expect(image).toHaveAccessibleDescription(expect.stringContaining(message)))
  }
  expect(sent).toEqual([])
  await user.clear(image)
  await user.type(image, '/images/0193a1b2-0000-7000-8000-000000000001-480.webp')
  await user.click(save)
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ featuredImage: '/images/0193a1b2-0000-7000-8000-000000000001-480.webp' }),
  )
})

test('a link without https is completed or named, and an unclosed tag is pointed out', async () => {
  const sent = serve(UpdatePostDocument, { updatePost: aRow(1) })
  const { user } = await editTitleOfPost1()
  const body = screen.getByLabelText('Text (HTML)')
  const setBody = (value: string) => fireEvent.change(body, { target: { value } })
  setBody('<h2>Two<p><a href="example.org/x">x</a> <a href="www.example.org">y</a></p>')
  expect(await screen.findByText(/^Not closed: <h2>\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(body).toHaveAccessibleDescription(
      /Please start these links with https:\/\/ or \/: example\.org\/x/,
    ),
  )
  expect(sent).toEqual([])
  setBody('<p><a href="www.example.org">y</a></p>')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ content: '<p><a href="https://www.example.org">y</a></p>' }),
  )
})

test('a title that is too short shows an error at its field and gets the focus', async () => {
  const { user, title } = await editTitleOfPost1()
  await user.clear(title)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(title).toHaveAccessibleDescription('Please enter a title of at least 3 characters')
  expect(title).toHaveFocus()
})

test('unsaved text survives paging, a failed status and a revoked token', async () => {
  const { user, client } = await editTitleOfPost1()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Post 2')
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  for (const refused of [failure, unauthenticated]) {
    serve(AdminStatusDocument, () => refused())
    await Promise.allSettled(client.refetchQueries({ include: [AdminStatusDocument] }).results)
    expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  }
  expect(await screen.findByText('Invalid admin token - please check your credentials')).toBeVisible()
})

test('the fields are read-only while the edit is being sent', async () => {
  const answer = Promise.withResolvers<object>()
  const sent = serve(UpdatePostDocument, () => answer.promise)
  const { user, title } = await editTitleOfPost1()
  const category = screen.getByLabelText('Category')
  await user.selectOptions(category, 'Practical Guides')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(title).toHaveAttribute('readonly'))
  expect(category).toBeDisabled()
  await user.type(title, ' too late')
  expect(title).toHaveValue('A title of mine')
  answer.resolve({ updatePost: { __typename: 'ConflictError' } })
  await waitFor(() => expect(category).toBeEnabled())
  expect(category).toHaveValue('Practical Guides')
  const edit = { title: 'A title of mine', category: 'Practical Guides' }
  expect(sent).toEqual([{ id: 'post-1', revision: 'first', ...edit }])
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent[1]).toEqual({ id: 'post-1', revision: 'first', ...edit }))
})

test('an edit sends only changed fields; a conflict keeps the text and offers the newer version', async () => {
  const sent = serve(UpdatePostDocument, { updatePost: { __typename: 'ConflictError' } })
  const { user } = await editTitleOfPost1()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(
    await screen.findByText(
      'Someone else changed this post after you opened it. Your changes weren’t saved.',
    ),
  ).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  serveSource({ revision: 'second', title: 'A title of theirs' })
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A title of theirs'))
  // The old form and its button are removed, so the focus moves to the newer form.
  expect(screen.getByLabelText('Title')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'post-1', revision: 'first', title: 'A title of mine' },
      { id: 'post-1', revision: 'second' },
    ]),
  )
})

test('deleting a post during editing keeps the text, and a missing post can be closed', async () => {
  serve(UpdatePostDocument, {
    updatePost: { __typename: 'NotFoundError', message: 'Blog post not found' },
  })
  const { user } = await editTitleOfPost1()
  servePosts(aRow(3))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Blog post not found')).toBeVisible()
  expect(await screen.findByText('Post 3')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')

  serve(AdminPostSourceDocument, { adminPost: null })
  await user.click(screen.getByRole('button', { name: 'Edit: Post 3' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Post 3' })).toHaveFocus())
})

test('Cancel asks for confirmation only with unsaved changes, and returns the focus', async () => {
  const { user } = await editTitleOfPost1()
  await user.click(screen.getByRole('button', { name: 'Cancel: Post 1' }))
  const question = screen.getByRole('group', { name: 'Discard your changes?' })
  expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus()
  const edit = screen.getByRole('button', { name: 'Edit: Post 1' })
  expect(edit).toHaveAttribute('aria-expanded', 'true')
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByLabelText('Title')).toBeNull()
  expect(edit).toHaveFocus()
  expect(edit).toHaveAttribute('aria-expanded', 'false')
  await user.click(edit)
  await user.click(await screen.findByRole('button', { name: 'Cancel: Post 1' }))
  expect(screen.queryByLabelText('Title')).toBeNull()
})

test('discarded changes do not block navigation', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, router } = await editTitleOfPost1()
  await user.click(screen.getByRole('button', { name: 'Cancel: Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).not.toHaveBeenCalled()
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/the-post-1'))
  confirm.mockRestore()
})

test('an article that fails to load into the editor can be retried', async () => {
  serve(AdminPostSourceDocument, () => HttpResponse.error())
  const { user } = await openRoom('posts')
  await user.click(await screen.findByRole('button', { name: 'Edit: Post 1' }))
  expect(await screen.findByRole('heading', { name: 'This part of the dashboard didn’t load' })).toBeVisible()
  serveSource()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('Post 1')
})

test('the preview follows the title and the article text', async () => {
  const { user } = await editTitleOfPost1()
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('A title of mine')).toBeVisible()
  expect(await preview.findByText('The body.')).toBeVisible()
  await user.clear(screen.getByLabelText('Text (HTML)'))
  await waitFor(() => expect(preview.queryByText('The body.')).toBeNull())
})

test('leaving the page with unsaved changes asks for confirmation', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, router } = await editTitleOfPost1()
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave anyway?')
  expect(router.state.location.pathname).toBe('/admin/posts')
  const reload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(true)
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/the-post-1'))
  confirm.mockRestore()
})

test('text changed back to the original does not ask for confirmation', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, title } = await editTitleOfPost1()
  await user.clear(title)
  await user.type(title, 'Post 1')
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).not.toHaveBeenCalled()
  confirm.mockRestore()
})

test('logging out with unsaved changes asks for confirmation', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user } = await editTitleOfPost1()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave anyway?')
  expect(screen.getByLabelText('Title')).toBeVisible()
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByLabelText('Admin Token')).toBeVisible()
  confirm.mockRestore()
})
