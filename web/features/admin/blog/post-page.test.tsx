import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { KEEP_DELAY_MS } from '#domain/admin/kept-text.ts'
import { LinkTargetsDocument } from '#web/features/admin/editor/link-panel.generated.ts'
import { AdminStatusDocument } from '#web/features/admin/session/session.generated.ts'
import { refetchActive } from '#web/features/admin/update-cache.ts'
import { RouteAnnouncer } from '#web/layout/route-announcer.tsx'
import { MAIN_ID } from '#web/layout/skip-link.tsx'
import { Component as AdminPostPage } from '#web/pages/admin-post.tsx'
import { serveStatus, TOKEN, unauthenticated } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin, serveSource, serveState } from '#web/test/admin-posts.ts'
import { network } from '#web/test/network.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import {
  AdminPostSourceDocument,
  AdminPostStateDocument,
  CreatePostDocument,
  type CreatePostMutation,
  UpdatePostDocument,
  type UpdatePostMutation,
} from './post-page.generated.ts'
import {
  CreatePostPreviewDocument,
  PublishPostDocument,
  ReviewPostDocument,
  RevokePostPreviewsDocument,
  SchedulePostDocument,
  SetPostCorrectionDocument,
  UnschedulePostDocument,
} from './post-row.generated.ts'
import { PostChecksDocument } from './publishing/post-checks.generated.ts'
import { PostVersionsDocument, RestorePostVersionDocument } from './versions/post-versions.generated.ts'

beforeEach(() => {
  serveBlogAdmin()
  localStorage.clear()
})

const KEY = 'adminText:post post-1'

async function openPost(id = 'post-1') {
  localStorage.setItem('adminToken', TOKEN)
  const page = await renderInSite(
    <main id={MAIN_ID} tabIndex={-1}>
      <AdminPostPage />
      <RouteAnnouncer />
    </main>,
    { at: `/admin/posts/${id}`, path: '/admin/posts/:id' },
  )
  await screen.findByRole('textbox', { name: 'Text', hidden: true })
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

test.each([
  ['new', 'Write a Post – Admin – Civic Unity'],
  ['post-1', 'Edit a Post – Admin – Civic Unity'],
])('the page of %s has the title %s', async (id, title) => {
  await openPost(id)
  expect(document.title).toBe(title)
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
    featuredImageAlt: '',
    featuredImageCredit: '',
    coverVariant: 0,
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

test('what is typed during the first save stays, also the focus, and is saved to the same article', async () => {
  const answer = Promise.withResolvers<PartialResult<CreatePostMutation>>()
  const created = serve(CreatePostDocument, () => answer.promise as never)
  const updated = serve(UpdatePostDocument, saved({ status: 'DRAFT' }))
  serveState(aRow(7, { status: 'DRAFT' }))
  keep({ title: 'Another idea' }, '', 'new')
  const { user, router } = await openPost('new')
  expect(screen.getByText(/^Text from .+ wasn’t saved\./)).toBeVisible()
  setTitle('An article of mine')
  await user.type(screen.getByLabelText('Excerpt'), 'What it says.')
  await user.selectOptions(screen.getByLabelText('Category'), 'Civil Discourse')
  await setHtml(user, '<p>First.</p>')
  await user.click(screen.getByLabelText('Text'))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(created).toHaveLength(1))
  await user.keyboard(' Second.')
  const post = { ...aRow(7, { status: 'DRAFT' }), revision: 'first', source: '<p>First.</p>' }
  answer.resolve({ createPost: { __typename: 'Post', ...post } })
  expect(await screen.findByText('Draft saved')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts/post-7'))
  expect(await screen.findByRole('button', { name: 'Save and Publish' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Edit a Post – Admin – Civic Unity'))
  expect(screen.getByLabelText('Text')).toHaveValue('<p>First.</p> Second.')
  expect(screen.getByLabelText('Text')).toHaveFocus()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(updated).toEqual([{ id: 'post-7', revision: 'first', content: '<p>First.</p> Second.' }]),
  )
  expect(created).toHaveLength(1)
  // It is offered with the next new article.
  expect(screen.queryByText(/^Text from .+ wasn’t saved\./)).toBeNull()
  expect(Object.keys(localStorage).sort()).toEqual(['adminText:post new', 'adminToken'])
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible()
  await act(() => router.navigate('/admin/posts/post-1'))
  expect(await screen.findByDisplayValue('Post 1')).toBeVisible()
})

test('the first save of an article does not replace the page of another one', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const answer = Promise.withResolvers<PartialResult<CreatePostMutation>>()
  serve(CreatePostDocument, () => answer.promise as never)
  const { user, router } = await openPost('new')
  setTitle('An article of mine')
  await user.type(screen.getByLabelText('Excerpt'), 'What it says.')
  await user.selectOptions(screen.getByLabelText('Category'), 'Civil Discourse')
  await setHtml(user, '<p>First.</p>')
  await user.keyboard('{Control>}s{/Control}')
  await act(() => router.navigate('/admin/posts/post-1'))
  expect(await screen.findByLabelText('Title')).toHaveValue('Post 1')
  const post = { ...aRow(7, { status: 'DRAFT' }), revision: 'first', source: '<p>First.</p>' }
  answer.resolve({ createPost: { __typename: 'Post', ...post } })
  expect(await screen.findByText('Draft saved')).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/posts/post-1')
  expect(screen.getByLabelText('Title')).toHaveValue('Post 1')
  confirm.mockRestore()
})

test('a post that a colleague moved to the trash stays in its form, which says that it was not found', async () => {
  serve(UpdatePostDocument, () => {
    serve(AdminPostStateDocument, { adminPost: null })
    return { updatePost: { __typename: 'NotFoundError' as const } }
  })
  const { user } = await editTitle()
  await user.click(await save())
  expect(await screen.findByRole('heading', { level: 3, name: 'Blog post not found' })).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  expect(screen.getByText(/^Not saved yet · kept in this browser at/)).toBeVisible()
  serveState(aRow(1))
  serve(UpdatePostDocument, saved())
  await user.click(await save())
  expect(await screen.findByText('Post saved')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Blog post not found' })).toBeNull()
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
  expect(published).toEqual([{ id: 'post-1', revision: 'second', reviewed: false }])
})

test('publishing sends the revision on the screen, and a newer one is offered first', async () => {
  const draft = { status: 'DRAFT', aiModel: 'stand-in', provenance: 'MODEL' } as const
  // What surrounds the text is refetched while the page is open, but not the text.
  serveState(aRow(1, { ...draft, revision: 'second' }))
  const published = serve(PublishPostDocument, { publishPost: { __typename: 'ConflictError' } })
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Approve and Publish' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Someone else changed this post/)
  expect(screen.queryByText(/^Your text is kept on this device/)).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
  serveSource({ revision: 'second', title: 'A title of theirs' })
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A title of theirs'))
  expect(screen.queryByText(/wasn’t saved/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Approve and Publish' }))
  const sent = (revision: string) => ({ id: 'post-1', revision, reviewed: true })
  await waitFor(() => expect(published).toEqual([sent('first'), sent('second')]))
})

test('text that was saved counts as saved when its publication is rejected', async () => {
  const draft = { status: 'DRAFT' } as const
  serveState(aRow(1, draft))
  const saves = serve(UpdatePostDocument, saved(draft))
  const message = 'Please choose a time in the future'
  serve(SchedulePostDocument, {
    schedulePost: { __typename: 'BadInputError', code: 'BAD_INPUT', message, fields: [] } as never,
  })
  const { user } = await editTitle()
  await user.click(screen.getByRole('radio', { name: 'At a set time' }))
  await user.click(screen.getByRole('button', { name: 'Save and Schedule' }))
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  expect(saves).toHaveLength(1)
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
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
  expect(await screen.findByText(/your change wasn’t made\.$/)).toBeVisible()
  serve(AdminPostSourceDocument, () => HttpResponse.error())
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  expect(await screen.findByText('This part of the dashboard didn’t load')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  serveSource({ revision: 'second', title: 'A title of theirs' })
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A title of theirs'))
  expect(screen.getByLabelText('Title')).toHaveFocus()
  expect(screen.getByText(/Someone saved a newer version after that/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
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

function keep(values: object, revision: string, id = 'post-1') {
  const at = '2026-11-28T14:02:00.000Z'
  localStorage.setItem(`adminText:post ${id}`, JSON.stringify({ revision, at, values }))
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

const UPLOADED = { url: '/images/0193a1b2-0000-7000-8000-000000000001-960.webp', width: 960, height: 640 }
const town = (type = 'image/jpeg') => new File(['town'], 'town.jpg', { type })

test('an uploaded picture needs a description and goes into the text with its credit', async () => {
  const sent = serve(UpdatePostDocument, saved())
  const tokens: (string | null)[] = []
  network.use(
    http.post('http://localhost:3000/api/images', ({ request }) => {
      tokens.push(request.headers.get('authorization'))
      return HttpResponse.json(UPLOADED, { status: 201 })
    }),
  )
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Picture' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Picture' }))
  expect(dialog.getByRole('button', { name: 'Add Picture' })).toBeDisabled()
  await user.upload(dialog.getByLabelText('Choose a picture'), town())
  await user.click(await waitFor(() => enabled(dialog.getByRole('button', { name: 'Add Picture' }))))
  const alt = dialog.getByLabelText('Description (alt text)')
  expect(alt).toHaveAccessibleDescription(/Please describe the picture\./)
  await user.type(alt, 'A town square')
  await user.type(dialog.getByLabelText('Credit (optional)'), 'Photo: Ana{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(tokens).toEqual([`Bearer ${TOKEN}`])
  await user.click(await save())
  await waitFor(() =>
    expect(sent[0]?.content).toContain(
      `<img src="${UPLOADED.url}" alt="A town square" width="960" height="640"><p class="note">Photo: Ana</p>`,
    ),
  )
})

test('a refused picture says why, and other files are not sent', async () => {
  const message = 'This picture has 30,000 × 30,000 pixels. Please choose one of up to 100 million pixels.'
  network.use(
    http.post('http://localhost:3000/api/images', () =>
      HttpResponse.json({ detail: message }, { status: 400 }),
    ),
  )
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Upload a Picture' }))
  const field = screen.getByLabelText('Choose a picture')
  await user.upload(field, town())
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  fireEvent.change(field, { target: { files: [town('image/svg+xml')] } })
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Please choose a JPEG, PNG, WebP or AVIF picture\./),
  )
})

test('a cover can be uploaded, replaced by a generated one, and drawn again', async () => {
  const sent = serve(UpdatePostDocument, saved())
  network.use(
    http.post('http://localhost:3000/api/images', () => HttpResponse.json(UPLOADED, { status: 201 })),
  )
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Upload a Picture' }))
  await user.upload(screen.getByLabelText('Choose a picture'), town())
  await waitFor(() => enabled(screen.getByRole('button', { name: 'Use as Cover' })))
  await user.type(screen.getByLabelText('Description (alt text)'), 'A town square')
  await user.click(screen.getByRole('button', { name: 'Use as Cover' }))
  expect(screen.getByRole('button', { name: 'Upload a Picture' })).toHaveFocus()
  await user.click(await save())
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ featuredImage: UPLOADED.url, featuredImageAlt: 'A town square' }),
  )
  await screen.findByRole('button', { name: 'Save Changes' })
  await user.click(screen.getByRole('button', { name: 'Use a Generated Cover' }))
  await user.click(screen.getByRole('button', { name: /^Another One/ }))
  await user.click(await save())
  await waitFor(() => expect(sent[1]).toMatchObject({ featuredImage: null, coverVariant: 1 }))
})

function enabled(button: HTMLElement): HTMLElement {
  expect(button).toBeEnabled()
  return button
}

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

test('a link to a shared value leads to its page', async () => {
  serve(LinkTargetsDocument, { adminPosts: { nodes: [] }, open: [], closed: [] })
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await user.type(screen.getByLabelText(/^Address/), 'term limits')
  await user.click(await screen.findByRole('button', { name: /Value$/ }))
  const text = screen.getByRole('textbox', { name: 'Text' })
  expect(within(text).getByRole('link')).toHaveAttribute('href', '/values/term-limits-for-congress')
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

test('a save says what the server removed from the text', async () => {
  serve(UpdatePostDocument, { updatePost: { ...saved().updatePost, source: '<p>Text link</p>' } } as never)
  const { user } = await openPost()
  await setHtml(
    user,
    '<p>Text <a href="javascript:x">link</a></p><table><tr><td>1</td></tr></table><img src="https://example.org/a.png">',
  )
  await user.click(await save())
  expect(await screen.findByText('1 picture, 1 link, and 1 table were removed.')).toBeVisible()
})

test('Read shows the text that the server sanitized', async () => {
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Read' }))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('The body.')).toBeVisible()
})

test('a form stays open when what is shown around it cannot be refreshed', async () => {
  const { client } = await editTitle()
  const refreshed = serve(AdminPostStateDocument, () => failure('Away'))
  await act(() => refetchActive(client))
  expect(refreshed).toHaveLength(1)
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
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

test('an article opened with a rejected token says that the token is wrong', async () => {
  localStorage.setItem('adminToken', TOKEN)
  serve(AdminPostSourceDocument, () => failure('no', { status: 401, code: 'UNAUTHENTICATED' }))
  await renderInSite(<AdminPostPage />, { at: '/admin/posts/post-1', path: '/admin/posts/:id' })
  expect(
    await screen.findByRole('heading', { name: 'Invalid admin token - please check your credentials' }),
  ).toBeVisible()
})

test('a draft is scheduled for a time with its zone, after it was saved, rescheduled and unscheduled', async () => {
  const draft = { status: 'DRAFT' } as const
  serveState(aRow(1, draft))
  const order: unknown[] = []
  serve(UpdatePostDocument, () => {
    order.push('save')
    return saved(draft)
  })
  serve(SchedulePostDocument, ({ revision, at, reviewed }) => {
    order.push({ revision, at, reviewed })
    const scheduled = aRow(1, { ...draft, publishAt: at as string })
    serveState(scheduled)
    return { schedulePost: scheduled as never }
  })
  const { user } = await openPost()
  setTitle('A title of mine')
  await user.click(screen.getByRole('radio', { name: 'At a set time' }))
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2126-12-01T09:00' } })
  expect(screen.getByText(/^in [\d,]+ days/)).toBeVisible()
  expect(screen.getByText('Sun, Dec 1, 2126, 9:00 AM EST')).toBeVisible()
  expect(screen.getByLabelText('Date and time')).toHaveAccessibleDescription(
    'In the site’s time zone, America/New_York.',
  )
  await user.click(screen.getByRole('button', { name: 'Save and Schedule' }))
  expect(await screen.findByText('Post scheduled')).toBeVisible()
  expect(order).toEqual(['save', { revision: 'second', at: '2126-12-01T14:00:00.000Z', reviewed: false }])
  const heading = screen.getByRole('heading', { name: 'Before it goes live' })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  expect(heading).toHaveFocus()
  const field = screen.getByLabelText('Date and time')
  expect(field).toHaveValue('2126-12-01T09:00')
  fireEvent.change(field, { target: { value: '2126-12-03T09:00' } })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByRole('button', { name: 'Reschedule' })).toBeVisible()
  expect(order.at(-1)).toEqual({ revision: 'second', at: '2126-12-03T14:00:00.000Z', reviewed: false })
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByRole('button', { name: 'Reschedule' })).toBeVisible()
  serve(UnschedulePostDocument, () => {
    serveState(aRow(1, draft))
    return { unschedulePost: aRow(1, draft) as never }
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel Schedule' }))
  expect(await screen.findByRole('button', { name: 'Schedule' })).toBeVisible()
  expect(heading).toHaveFocus()
})

test('a writer is offered nothing that only an editor may do', async () => {
  serveStatus({}, { name: 'Wes', role: 'WRITER' })
  serveState(aRow(1, { status: 'DRAFT', provenance: 'MODEL', aiModel: 'stand-in' }))
  const first = await openPost()
  expect(await screen.findByText('An editor reviews and publishes it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Publish|Approve|Schedule|Review/ })).toBeNull()
  expect(await save()).toBeVisible()
  first.unmount()

  serveState(aRow(1))
  const sent = serve(UpdatePostDocument)
  const { user } = await openPost()
  expect(await screen.findByText(/^Only an editor can change/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Save Changes|Unpublish|Correction|Write/ })).toBeNull()
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('The body.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  for (const name of ['Title', 'Excerpt', 'Author', 'Tags'])
    expect(screen.getByLabelText(name)).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Category')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: /Picture|Another/ })).toBeNull()
  setTitle('A title of mine')
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  serveVersions()
  await user.click(screen.getByRole('button', { name: 'Versions' }))
  expect(await screen.findByRole('button', { name: /^AI draft/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  expect(sent).toEqual([])
})

test('a missed time asks what to do, and says so', async () => {
  serveState(aRow(1, { status: 'DRAFT', publishAt: '2026-11-01T09:00:00.000Z', publishMissed: true }))
  await openPost()
  expect(screen.getByText(/wasn’t published\. Publish it now, or choose another time\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
})

test('the draft of a model is reviewed on its page, which says by whom', async () => {
  const draft = { status: 'DRAFT', aiModel: 'stand-in' } as const
  serveState(aRow(1, { ...draft, provenance: 'MODEL' }))
  const sent = serve(ReviewPostDocument, () => {
    serveState(aRow(1, { ...draft, provenance: 'MODEL_REVIEWED', reviewedBy: 'Ada' }))
    return { reviewPost: aRow(1) as never }
  })
  const { user } = await openPost()
  expect(screen.getByRole('button', { name: 'Approve and Publish' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark as Reviewed: Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Mark as Reviewed' }))
  expect(await screen.findByText('Reviewed by Ada.')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', revision: 'first' }])
  expect(screen.getByRole('button', { name: 'Undo Review' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Before it goes live' })).toHaveFocus()
})

test('a review of a text that changed meanwhile offers the newer version', async () => {
  serveState(aRow(1, { status: 'DRAFT', aiModel: 'stand-in', provenance: 'MODEL' }))
  serve(ReviewPostDocument, { reviewPost: { __typename: 'ConflictError', code: 'CONFLICT' } })
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Mark as Reviewed: Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Mark as Reviewed' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Someone else changed this post/)
  serveSource({ revision: 'second', title: 'A title of theirs' })
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A title of theirs'))
})

test('each check shows its result and its passages, and one without anything to compare is no success', async () => {
  serve(PostChecksDocument, {
    postChecks: [
      { name: 'Links', passed: null, text: 'Nothing to compare: the article has no links.', findings: [] },
      { name: 'Excerpt', passed: true, text: 'The article has an excerpt.', findings: [] },
      { name: 'Balance', passed: false, text: 'Loaded words.', findings: ['low-information voters'] },
    ],
  })
  await openPost()
  expect(await screen.findByText('1 of 3 checks need a look.')).toBeVisible()
  const items = within(screen.getByRole('region', { name: 'Publishing' })).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Failed: Balance Loaded words.“low-information voters”')
  expect(screen.getByText('Nothing to compare:', { exact: false, selector: 'span' })).toBeInTheDocument()
})

test('a preview link is shown once, and all links can be revoked', async () => {
  const draft = { status: 'DRAFT' } as const
  serveState(aRow(1, draft))
  serve(CreatePostPreviewDocument, () => {
    serveState(aRow(1, { ...draft, previewExpiresAt: '2026-12-05T09:00:00.000Z' }))
    return {
      createPostPreview: {
        __typename: 'PostPreviewLink' as const,
        url: 'http://localhost/preview/abc',
        expiresAt: '2026-12-05T09:00:00.000Z',
      },
    }
  })
  serve(RevokePostPreviewsDocument, () => {
    serveState(aRow(1, draft))
    return { revokePostPreviews: aRow(1, draft) as never }
  })
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Create Preview Link' }))
  expect(await screen.findByLabelText('Preview link', { selector: 'input' })).toHaveValue(
    'http://localhost/preview/abc',
  )
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/preview/abc')
  await user.click(await screen.findByRole('button', { name: 'Revoke Links' }))
  expect(await screen.findByText('Preview links revoked')).toBeVisible()
  expect(screen.queryByLabelText('Preview link', { selector: 'input' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Preview link' })).toHaveFocus()
})

test('a published article gets a dated correction', async () => {
  const sent = serve(SetPostCorrectionDocument, ({ text }) => {
    serveState(aRow(1, { correction: { text, at: '2026-12-02T09:00:00.000Z' } }))
    return { setPostCorrection: aRow(1) as never }
  })
  const { user } = await openPost()
  await user.type(screen.getByLabelText('Correction note (optional)'), 'It was 45 minutes.')
  await user.click(screen.getByRole('button', { name: 'Add Correction' }))
  expect(await screen.findByText('Correction saved')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', text: 'It was 45 minutes.' }])
  expect(await screen.findByRole('button', { name: 'Save Correction' })).toBeDisabled()
})

test('a correction stays in its field while another editor saves one', async () => {
  const { user } = await openPost()
  const field = screen.getByLabelText('Correction note (optional)')
  await user.type(field, 'It was 45 minutes.')
  serveState(aRow(1, { correction: { text: 'It was an hour.', at: '2026-12-02T09:00:00.000Z' } }))
  serve(UpdatePostDocument, saved())
  setTitle('A title of mine')
  await user.click(await save())
  expect(await screen.findByRole('button', { name: 'Save Correction' })).toBeVisible()
  expect(field).toHaveValue('It was 45 minutes.')
})

test('a correction that was typed back to the saved one is replaced by another editor’s', async () => {
  const { user } = await openPost()
  const field = screen.getByLabelText('Correction note (optional)')
  await user.type(field, 'x{Backspace}')
  serveState(aRow(1, { correction: { text: 'It was an hour.', at: '2026-12-02T09:00:00.000Z' } }))
  serve(UpdatePostDocument, saved())
  setTitle('A title of mine')
  await user.click(await save())
  await waitFor(() => expect(field).toHaveValue('It was an hour.'))
})

/** An AI draft, and then an edit. */
function serveVersions() {
  const version = (id: string, kind: 'MODEL' | 'TYPED', content: string) => ({
    id,
    kind,
    content,
    editor: kind === 'MODEL' ? null : 'Ada',
    title: 'Post 1',
    excerpt: 'An excerpt.',
    createdAt: '2026-11-28T09:00:00.000Z',
  })
  serve(PostVersionsDocument, {
    adminPost: {
      versions: {
        totalCount: 2,
        nodes: [
          version('v2', 'TYPED', '<p>Most blocks agree.</p>'),
          version('v1', 'MODEL', '<p>All blocks agree.</p>'),
        ],
      },
    },
  })
}

test('versions are compared by words, and an earlier one is restored into the form', async () => {
  serveVersions()
  const sent = serve(RestorePostVersionDocument, { restorePostVersion: aRow(1) as never })
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Versions' }))
  expect(
    await screen.findByRole('heading', { name: 'What people changed in the model’s draft' }),
  ).toBeVisible()
  expect(screen.getByText(/Of the 7 words now, 6 are the model’s\./)).toBeVisible()
  expect(screen.getByText('All', { selector: 'del' })).toHaveTextContent('removed: All')
  expect(screen.getByText('Most', { selector: 'ins' })).toHaveTextContent('added: Most')
  serveSource({ revision: 'third', source: '<p>All blocks agree.</p>' })
  await user.click(screen.getByRole('button', { name: /^Restore: 1, AI draft/ }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Version restored')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', versionId: 'v1', revision: 'first' }])
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('All blocks agree.'),
  )
})

test('a version that is restored over a newer text offers that first', async () => {
  serveVersions()
  serve(RestorePostVersionDocument, { restorePostVersion: { __typename: 'ConflictError' } })
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: /^Restore: 1, AI draft/ }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('button', { name: 'Load the Newer Version' })).toBeVisible()
})
