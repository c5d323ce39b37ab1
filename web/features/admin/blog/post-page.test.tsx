import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { KEEP_DELAY_MS } from '#domain/admin/kept-text.ts'
import { AdminStatusDocument } from '#web/features/admin/generation/schedule-card.generated.ts'
import { Component as AdminPostPage } from '#web/pages/admin-post.tsx'
import { serveStatus, TOKEN, unauthenticated } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin, serveSource, serveState } from '#web/test/admin-posts.ts'
import { network } from '#web/test/network.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { serve } from '#web/test/serve.ts'
import {
  AdminPostSourceDocument,
  CreatePostDocument,
  type CreatePostMutation,
  UpdatePostDocument,
  type UpdatePostMutation,
} from './post-page.generated.ts'
import { PublishPostDocument } from './post-row.generated.ts'

beforeEach(() => {
  serveBlogAdmin()
  localStorage.clear()
})

const KEY = 'adminText:post post-1'

async function openPost(id = 'post-1') {
  localStorage.setItem('adminToken', TOKEN)
  const page = await renderInSite(<AdminPostPage />, { at: `/admin/posts/${id}`, path: '/admin/posts/:id' })
  await screen.findByRole('textbox', { name: 'Text' })
  return page
}

async function editTitle(title = 'A title of mine') {
  const page = await openPost()
  setTitle(title)
  return page
}

const setTitle = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } })
const save = () => screen.findByRole('button', { name: 'Save Changes' })

/** The response to a save. */
const saved = (change: Parameters<typeof aRow>[1] = {}): PartialResult<UpdatePostMutation> => ({
  updatePost: { ...aRow(1, change), __typename: 'Post', revision: 'second' },
})

/** Typing into the editor itself needs a browser (e2e/writing.spec.ts). */
async function setHtml(user: Awaited<ReturnType<typeof openPost>>['user'], value: string) {
  const html = screen.getByRole('button', { name: 'HTML' })
  if (html.getAttribute('aria-pressed') === 'false') await user.click(html)
  fireEvent.change(screen.getByLabelText('Text'), { target: { value } })
}

test('a new article is validated, keeps its text after a server error, and becomes a draft with its own page', async () => {
  const responses: PartialResult<CreatePostMutation>['createPost'][] = [
    {
      __typename: 'BadInputError',
      fields: [{ path: 'content', message: 'Please enter the text of the post' }],
    },
    { __typename: 'Post', id: 'post-7' },
  ]
  const sent = serve(CreatePostDocument, () => ({ createPost: responses.shift() }))
  const { user, router } = await openPost('new')
  const submit = screen.getByRole('button', { name: 'Save as Draft' })
  await user.click(submit)
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
  expect(screen.getByLabelText('Category')).toHaveAccessibleDescription(
    /^Please choose one of these categories/,
  )
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/Please enter the text of the post/)
  expect(sent).toEqual([])

  setTitle('An article of mine')
  await user.type(screen.getByLabelText('Excerpt'), 'What it says.')
  await user.selectOptions(screen.getByLabelText('Category'), 'Civil Discourse')
  await user.type(screen.getByLabelText('Tags'), 'towns, bread')
  await setHtml(user, '<p>The body.</p>')
  await user.click(submit)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByLabelText('Title')).toHaveValue('An article of mine')
  await user.click(submit)
  expect(await screen.findByText('Draft saved')).toBeVisible()
  const article = {
    title: 'An article of mine',
    excerpt: 'What it says.',
    content: '<p>The body.</p>',
    category: 'Civil Discourse',
    tags: ['towns', 'bread'],
    author: 'Civic Unity Editorial Team',
    featuredImage: null,
  }
  expect(sent).toEqual([article, article])
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts/post-7'))
})

test('a save sends only changed fields, keeps the form open, and the next one is about the new revision', async () => {
  const sent = serve(UpdatePostDocument, ({ title }) => {
    serveSource({ revision: 'second' })
    return saved(title ? { title } : {})
  })
  const { user } = await editTitle()
  await user.click(await save())
  expect(await screen.findByText('Post saved')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  setTitle('Another title')
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'post-1', revision: 'first', title: 'A title of mine' },
      { id: 'post-1', revision: 'second', title: 'Another title' },
    ]),
  )
})

test('what is typed during a save stays, and is not taken for saved', async () => {
  const answer = Promise.withResolvers<object>()
  const sent = serve(UpdatePostDocument, () => answer.promise)
  const { user } = await openPost()
  await setHtml(user, '<p>First.</p>')
  await user.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
  await setHtml(user, '<p>First. Second.</p>')
  answer.resolve(saved())
  expect(await screen.findByText('Post saved')).toBeVisible()
  expect(screen.getByLabelText('Text')).toHaveValue('<p>First. Second.</p>')
  await user.click(await save())
  await waitFor(() => expect(sent[1]).toMatchObject({ content: '<p>First. Second.</p>' }))
})

test('publishing with unsaved text saves it first', async () => {
  serveState(aRow(1, { status: 'DRAFT' }))
  const order: string[] = []
  serve(UpdatePostDocument, () => {
    order.push('save')
    return saved({ status: 'DRAFT' })
  })
  const published = serve(PublishPostDocument, () => {
    order.push('publish')
    return { publishPost: aRow(1) }
  })
  const { user } = await openPost()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
  setTitle('A title of mine')
  await user.click(await screen.findByRole('button', { name: 'Save and Publish' }))
  expect(await screen.findByText('Post published')).toBeVisible()
  expect(order).toEqual(['save', 'publish'])
  expect(published).toEqual([{ id: 'post-1', reviewed: false }])
})

test('a save that fails publishes nothing', async () => {
  serveState(aRow(1, { status: 'DRAFT' }))
  serve(UpdatePostDocument, { updatePost: { __typename: 'ConflictError' } })
  const published = serve(PublishPostDocument)
  const { user } = await editTitle()
  await user.click(await screen.findByRole('button', { name: 'Save and Publish' }))
  expect(await screen.findByText(/^Someone else changed this post/)).toBeVisible()
  expect(published).toEqual([])
})

test('a conflict keeps the text and offers the newer version', async () => {
  serve(UpdatePostDocument, { updatePost: { __typename: 'ConflictError' } })
  const { user } = await editTitle()
  await user.click(await save())
  expect(await screen.findByText(/Your changes weren’t saved\.$/)).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  serveSource({ revision: 'second', title: 'A title of theirs' })
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A title of theirs'))
  expect(screen.getByLabelText('Title')).toHaveFocus()
})

test('text is kept in this browser after a rest and offered when the article is opened again', async () => {
  const first = await openPost()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setTitle('A title of mine')
  expect(localStorage.getItem(KEY)).toBeNull()
  act(() => void vi.advanceTimersByTime(KEEP_DELAY_MS))
  vi.useRealTimers()
  expect(screen.getByText(/^Not saved yet · kept in this browser at/)).toBeVisible()
  first.unmount()

  const { user } = await openPost()
  expect(screen.getByLabelText('Title')).toHaveValue('Post 1')
  expect(screen.getByText(/^Text from .+ wasn’t saved\./)).toBeVisible()
  expect(screen.queryByText(/newer version after that/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  serve(UpdatePostDocument, saved())
  await user.click(await save())
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
})

test('kept text of an older revision is offered with a warning, and can be discarded', async () => {
  keep({ title: 'A title of mine' }, 'zeroth')
  const { user } = await openPost()
  expect(screen.getByText(/Someone saved a newer version after that/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/wasn’t saved/)).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(screen.getByLabelText('Title')).toHaveValue('Post 1')
})

test('restoring an earlier text does not drop what was typed meanwhile', async () => {
  keep({ title: 'Yesterday' }, 'first')
  const { user } = await editTitle('Today')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Yesterday')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Today')
})

function keep(values: object, revision: string) {
  const at = '2026-11-28T14:02:00.000Z'
  localStorage.setItem(KEY, JSON.stringify({ revision, at, values, earlier: null }))
}

test('a browser that refuses to keep text says so', async () => {
  await openPost()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setTitle('A title of mine')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  act(() => void vi.advanceTimersByTime(KEEP_DELAY_MS))
  setItem.mockRestore()
  vi.useRealTimers()
  expect(screen.getByText(/This browser doesn’t keep unsaved text/)).toBeVisible()
})

test('a rejected token is asked for inside the form, and the save is repeated with the new one', async () => {
  serve(UpdatePostDocument, () => unauthenticated())
  const { user } = await editTitle()
  await user.click(await save())
  const field = await screen.findByLabelText('Admin Token')
  serve(AdminStatusDocument, () => unauthenticated())
  await user.type(field, 'a wrong one{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Invalid admin token/))
  expect(localStorage.getItem('adminToken')).toBe(TOKEN)

  serveStatus()
  const authorizations: (string | null)[] = []
  serve(UpdatePostDocument, (_variables, { headers }) => {
    authorizations.push(headers.get('authorization'))
    return saved()
  })
  await user.clear(field)
  await user.type(field, 'a new token')
  await user.click(screen.getByRole('button', { name: 'Log In and Save' }))
  expect(await screen.findByText('Post saved')).toBeVisible()
  expect(authorizations).toEqual(['Bearer a new token'])
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  expect(screen.queryByLabelText('Admin Token')).toBeNull()
})

test('a logout in another tab keeps the text behind the authentication card', async () => {
  await editTitle()
  localStorage.removeItem('adminToken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })))
  expect(await screen.findByRole('heading', { name: 'Admin Authentication' })).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
})

test('leaving with unsaved text asks, and leaving with saved text does not', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, router } = await openPost()
  setTitle('A title of mine')
  await user.click(screen.getByRole('link', { name: 'Posts' }))
  expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave anyway?')
  const reload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(true)
  setTitle('Post 1')
  await user.click(screen.getByRole('link', { name: 'Posts' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/admin/posts/post-1'))
  confirm.mockRestore()
})

test('a picture that does not exist or is on another site is rejected at its field', async () => {
  const sent = serve(UpdatePostDocument, saved())
  network.use(
    http.head('http://localhost:3000/pictures/nope.jpg', () => new HttpResponse(null, { status: 404 })),
    http.head('http://localhost:3000/pictures/town.jpg', () =>
      HttpResponse.text('', { headers: { 'content-type': 'image/jpeg' } }),
    ),
  )
  const { user } = await openPost()
  const image = screen.getByLabelText('Image URL')
  for (const [path, message] of [
    ['https://example.org/a.jpg', 'Pictures on other sites aren’t shown.'],
    ['/pictures/nope.jpg', 'There is no picture at this address'],
  ] as const) {
    fireEvent.change(image, { target: { value: path } })
    await user.click(await save())
    await waitFor(() => expect(image).toHaveAccessibleDescription(expect.stringContaining(message)))
  }
  expect(sent).toEqual([])
  fireEvent.change(image, { target: { value: '/pictures/town.jpg' } })
  await user.click(await save())
  await waitFor(() => expect(sent[0]).toMatchObject({ featuredImage: '/pictures/town.jpg' }))
})

test('a link without https is completed or named, and an unclosed tag is pointed out', async () => {
  const sent = serve(UpdatePostDocument, saved())
  const { user } = await openPost()
  await setHtml(user, '<h2>Two<p><a href="example.org/x">x</a> <a href="www.example.org">y</a></p>')
  expect(await screen.findByText(/^Not closed: <h2>\./)).toBeVisible()
  await user.click(await save())
  await waitFor(() =>
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(
      /Please start these links with https:\/\/ or \/: example\.org\/x/,
    ),
  )
  expect(sent).toEqual([])
  await setHtml(user, '<p><a href="www.example.org">y</a></p>')
  await user.click(await save())
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ content: '<p><a href="https://www.example.org">y</a></p>' }),
  )
})

test('the HTML view and the editor show the same text, and what is lost is said', async () => {
  const { user } = await openPost()
  await setHtml(user, '<h2>Bread</h2><table><tr><td>Rye</td></tr></table>')
  await user.click(screen.getByRole('button', { name: 'HTML' }))
  const text = screen.getByRole('textbox', { name: 'Text' })
  expect(within(text).getByRole('heading', { level: 2, name: 'Bread' })).toBeVisible()
  expect(text).toHaveTextContent('Rye')
  expect(screen.getByText('1 table was removed.')).toBeVisible()
})

test('Read shows the text that the server sanitized', async () => {
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Read' }))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('The body.')).toBeVisible()
})

test('a missing article leads back to the list', async () => {
  localStorage.setItem('adminToken', TOKEN)
  serve(AdminPostSourceDocument, { adminPost: null })
  await renderInSite(<AdminPostPage />, { at: '/admin/posts/gone', path: '/admin/posts/:id' })
  expect(await screen.findByRole('heading', { name: 'Blog post not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Posts' })).toHaveAttribute('href', '/admin/posts')
})

test('an article that fails to load can be retried', async () => {
  localStorage.setItem('adminToken', TOKEN)
  serve(AdminPostSourceDocument, () => HttpResponse.error())
  const { user } = await renderInSite(<AdminPostPage />, {
    at: '/admin/posts/post-1',
    path: '/admin/posts/:id',
  })
  expect(await screen.findByRole('heading', { name: 'This part of the dashboard didn’t load' })).toBeVisible()
  serveSource()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('Post 1')
})
