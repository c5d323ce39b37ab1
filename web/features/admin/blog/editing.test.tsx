import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { page, refusal, serveDesk, signedIn } from '#web/test/desk.tsx'
import { api, network } from '#web/test/network.ts'

const post = (id: number, now = {}) => ({
  __typename: 'Post',
  id: `post-${id}`,
  slug: `the-post-${id}`,
  title: `Post ${id}`,
  category: 'Civil Discourse',
  author: 'Ada',
  status: 'PUBLISHED',
  provenance: 'PEOPLE',
  featured: false,
  aiModel: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...now,
})
const source = (revision: string, title = 'Post 1') => ({
  __typename: 'Post',
  id: 'post-1',
  title,
  excerpt: 'An excerpt.',
  source: '<p>The body.</p>',
  category: 'Civil Discourse',
  tags: ['town'],
  author: 'Ada',
  featuredImage: null,
  revision,
})
const servePosts = (...nodes: object[]) =>
  network.use(
    api.query('DeskPosts', ({ variables }) =>
      HttpResponse.json({
        data: {
          deskPosts: {
            ...page,
            __typename: 'DeskPostPage',
            totalCount: 2,
            pageCount: 2,
            page: variables['page'],
            nodes: variables['page'] === 1 ? nodes : [post(2)],
          },
        },
      }),
    ),
  )
const serveSource = (deskPost: object | null) =>
  network.use(api.query('DeskPostSource', () => HttpResponse.json({ data: { deskPost } })))

beforeEach(() => {
  serveDesk()
  servePosts(post(1))
  serveSource(source('first'))
  network.use(
    api.query('BodyPreview', () => HttpResponse.json({ data: { bodyPreview: '<p>The body.</p>' } })),
  )
})

/** The desk with the form of the first post open, and a title typed into it. */
async function typing() {
  const desk = await signedIn()
  await desk.user.click(await screen.findByRole('button', { name: 'Edit: Post 1' }))
  const title = await screen.findByLabelText('Title')
  await desk.user.clear(title)
  await desk.user.type(title, 'A title of mine')
  return { ...desk, title }
}

test('among many posts one is found by its title, and how many were found is told', async () => {
  const asked: unknown[] = []
  network.use(
    api.query('DeskPosts', ({ variables }) => {
      asked.push(variables)
      const found = variables['title']
        ? { totalCount: 1, nodes: [post(40)] }
        : { totalCount: 40, pageCount: 4, page: variables['page'], nodes: [post(1)] }
      return HttpResponse.json({ data: { deskPosts: { ...page, __typename: 'DeskPostPage', ...found } } })
    }),
  )
  const { user } = await signedIn()
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await user.type(screen.getByLabelText('Find a Post by Its Title'), ' 40')
  expect(await screen.findByText('Post 40')).toBeVisible()
  expect(await screen.findByText('1 post found')).toHaveRole('status')
  expect(asked.at(-1)).toEqual({ page: 1, title: '40' })
})

const onSite = ['Feature', 'Unpublish', 'Delete']
const byModel = { provenance: 'MODEL', aiModel: 'stand-in' }
const reviewed = { provenance: 'MODEL_REVIEWED', aiModel: 'stand-in' }
test.each([
  ['a draft', { status: 'DRAFT' }, ['Edit', 'Publish', 'Delete'], ''],
  ['a published article', {}, ['Edit', 'View', ...onSite], ''],
  [
    'a model’s draft',
    { status: 'DRAFT', ...byModel },
    ['Edit', 'Approve and Publish', 'Delete'],
    'Written by a model, not reviewed (stand-in)',
  ],
  [
    'a model’s article',
    byModel,
    ['Edit', 'View', 'Mark as Reviewed', ...onSite],
    'Written by a model, not reviewed (stand-in)',
  ],
  [
    'an article of a model that an editor has checked',
    reviewed,
    ['Edit', 'View', ...onSite],
    'Written by a model, reviewed by an editor (stand-in)',
  ],
])('%s says whose work it is, and offers what can be done with it', async (_what, state, offers, note) => {
  servePosts(post(1, state))
  await signedIn()
  const row = (await screen.findByText('Post 1')).closest('li') as HTMLElement
  const offered = [...row.querySelectorAll('button, a')]
  expect(offered.map(({ textContent }) => textContent)).toEqual(offers)
  expect(row.textContent).toContain('status' in state ? 'Draft' : 'Published')
  const [, , whose] = row.querySelectorAll('p')
  expect(whose?.textContent ?? '').toBe(note)
})

test('an approved draft is published, and the pages of the site ask for their articles anew', async () => {
  servePosts(post(1, { status: 'DRAFT', ...byModel }))
  const asked: unknown[] = []
  network.use(
    api.mutation('PublishPost', ({ variables }) => {
      asked.push(variables)
      return HttpResponse.json({ data: { publishPost: post(1, reviewed) } })
    }),
  )
  const { user, client } = await signedIn()
  client.writeQuery({ query: FeaturedPostsDocument, data: { featuredPosts: [] } })
  await user.click(await screen.findByRole('button', { name: 'Approve and Publish: Post 1' }))
  expect(await screen.findByText('Post published')).toBeVisible()
  expect(asked).toEqual([{ id: 'post-1' }])
  await waitFor(() => expect(client.readQuery({ query: FeaturedPostsDocument })).toBeNull())
})

test('an article leaves the featured ones by the button that brought it there', async () => {
  servePosts(post(1, { featured: true }))
  const asked: unknown[] = []
  network.use(
    api.mutation('FeaturePost', ({ variables }) => {
      asked.push(variables)
      servePosts(post(1))
      return HttpResponse.json({ data: { featurePost: post(1) } })
    }),
  )
  const { user } = await signedIn()
  const row = (await screen.findByText('Post 1')).closest('li')
  expect(row).toHaveTextContent('Published · Featured ·')
  await user.click(screen.getByRole('button', { name: 'Stop Featuring: Post 1' }))
  expect(await screen.findByText('Post no longer featured')).toBeVisible()
  expect(asked).toEqual([{ id: 'post-1', featured: false }])
  expect(await screen.findByRole('button', { name: 'Feature: Post 1' })).toBeVisible()
  expect(row).not.toHaveTextContent('Featured')
})

test('an editor who has checked a model’s article says so by a button', async () => {
  servePosts(post(1, byModel))
  network.use(
    api.mutation('ReviewPost', () => {
      servePosts(post(1, reviewed))
      return HttpResponse.json({ data: { updatePost: post(1, reviewed) } })
    }),
  )
  const { user } = await signedIn()
  await user.click(await screen.findByRole('button', { name: 'Mark as Reviewed: Post 1' }))
  expect(await screen.findByText('Marked as reviewed')).toBeVisible()
  expect(await screen.findByText('Written by a model, reviewed by an editor (stand-in)')).toBeVisible()
})

test('a search that fails says so over the list that stands there still, and is tried again', async () => {
  let down = true
  network.use(
    api.query('DeskPosts', ({ variables }) => {
      if (variables['title'] && down) return HttpResponse.error()
      const nodes = [post(variables['title'] ? 40 : 1)]
      return HttpResponse.json({
        data: { deskPosts: { ...page, __typename: 'DeskPostPage', totalCount: 40, pageCount: 4, nodes } },
      })
    }),
  )
  const { user } = await signedIn()
  await user.type(await screen.findByLabelText('Find a Post by Its Title'), '4')
  expect(await screen.findByRole('heading', { name: 'The desk could not be loaded' })).toBeVisible()
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Post 40')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'The desk could not be loaded' })).toBeNull()
  expect(screen.getByLabelText('Find a Post by Its Title')).toHaveValue('4')
})

test('an editor is told which pictures are shown', async () => {
  await typing()
  expect(screen.getByLabelText('Image address')).toHaveAccessibleDescription(
    'A picture on this site, such as /pictures/town.jpg. Pages show a drawn cover for a blank, and for a picture of another site.',
  )
})

test('a title that is too short is told where it stands, and the editor is brought there', async () => {
  const { user, title } = await typing()
  await user.clear(title)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(title).toHaveAccessibleDescription('A title has at least 3 characters')
  expect(title).toHaveFocus()
})

test('what an editor types outlives another page of the list, a status that fails and a token that is revoked', async () => {
  const { user, client } = await typing()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Post 2')
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  for (const answer of [
    HttpResponse.json({ errors: [{ message: 'down' }] }, { status: 500 }),
    HttpResponse.json(refusal, { status: 401 }),
  ]) {
    network.use(api.query('DeskStatus', () => answer.clone()))
    await Promise.allSettled(
      client.refetchQueries({
        onQueryUpdated: ({ queryName }) => queryName === 'DeskStatus',
        include: 'active',
      }).results,
    )
    await screen.findByText('Error loading status')
    expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  }
  expect(screen.getByText('Invalid admin token - please check your credentials')).toBeVisible()
})

test('an edit sends what it changes; one that would undo another editor’s is refused in words, keeps the text, and offers theirs', async () => {
  const sent: unknown[] = []
  network.use(
    api.mutation('UpdatePost', ({ variables }) => {
      sent.push(variables)
      return HttpResponse.json({
        data: {
          updatePost: { __typename: 'ConflictError', code: 'CONFLICT', message: 'changed' },
        },
      })
    }),
  )
  const { user } = await typing()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(
    await screen.findByText('Somebody else has changed this post since you opened it. Nothing was saved.'),
  ).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')
  serveSource(source('second', 'A title of theirs'))
  await user.click(screen.getByRole('button', { name: 'Load the Newer Version' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A title of theirs'))
  // The button is gone with the old form: whoever pressed it by keyboard goes on in the newer one.
  expect(screen.getByLabelText('Title')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'post-1', revision: 'first', title: 'A title of mine' },
      { id: 'post-1', revision: 'second' },
    ]),
  )
})

test('a post that is deleted while it is being edited keeps what was typed; one that is gone already says so', async () => {
  network.use(
    api.mutation('UpdatePost', () =>
      HttpResponse.json({
        data: {
          updatePost: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Blog post not found' },
        },
      }),
    ),
  )
  const { user } = await typing()
  servePosts(post(3))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Blog post not found')).toBeVisible()
  expect(await screen.findByText('Post 3')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A title of mine')

  serveSource(null)
  await user.click(screen.getByRole('button', { name: 'Edit: Post 3' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Post 3' })).toHaveFocus())
})

test('Cancel asks only when something was typed, and gives the focus back', async () => {
  const { user } = await typing()
  await user.click(screen.getByRole('button', { name: 'Cancel: Post 1' }))
  const question = screen.getByRole('group', { name: 'Discard what you have changed?' })
  expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus()
  const edit = screen.getByRole('button', { name: 'Edit: Post 1' })
  expect(edit).toHaveAttribute('aria-expanded', 'true')
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByLabelText('Title')).toBeNull()
  expect(edit).toHaveFocus()
  expect(edit).toHaveAttribute('aria-expanded', 'false')
  await user.click(edit)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Title')).toBeNull()
})

test('what was discarded is not asked about any more', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, router } = await typing()
  await user.click(screen.getByRole('button', { name: 'Cancel: Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).not.toHaveBeenCalled()
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/the-post-1'))
  confirm.mockRestore()
})

test('an article that does not load into its form says so, and is asked for again', async () => {
  network.use(api.query('DeskPostSource', () => HttpResponse.error()))
  const { user } = await signedIn()
  await user.click(await screen.findByRole('button', { name: 'Edit: Post 1' }))
  expect(await screen.findByRole('heading', { name: 'The desk could not be loaded' })).toBeVisible()
  serveSource(source('first'))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('Post 1')
})

test('beside the form stands what is typed in it: the title at once, and an emptied article as nothing', async () => {
  const { user } = await typing()
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('A title of mine')).toBeVisible()
  expect(await preview.findByText('The body.')).toBeVisible()
  await user.clear(screen.getByLabelText('Article (HTML)'))
  await waitFor(() => expect(preview.queryByText('The body.')).toBeNull())
})

test('leaving the page with something typed asks first', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, router } = await typing()
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).toHaveBeenCalledWith('You have changes that are not saved. Leave without them?')
  expect(router.state.location.pathname).toBe('/admin')
  const reload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(true)
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/the-post-1'))
  confirm.mockRestore()
})

test('what was typed and taken back asks nothing', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, title } = await typing()
  await user.clear(title)
  await user.type(title, 'Post 1')
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).not.toHaveBeenCalled()
  confirm.mockRestore()
})

test('logging out with something typed asks first', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user } = await typing()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(confirm).toHaveBeenCalledWith('You have changes that are not saved. Leave without them?')
  expect(screen.getByLabelText('Title')).toBeVisible()
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByLabelText('Admin Token')).toBeVisible()
  confirm.mockRestore()
})

test('a poll that is typed and not opened is asked about, too, until it is open', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  network.use(
    api.mutation('CreatePoll', () =>
      HttpResponse.json({
        data: {
          createPoll: {
            __typename: 'Poll',
            id: 'poll-1',
            question: 'What should the town build?',
            status: 'OPEN',
            totalVotes: 0,
            exampleVotes: 0,
            results: [],
          },
        },
      }),
    ),
  )
  const { user, router } = await signedIn()
  const options = await screen.findByLabelText('Options')
  await user.type(options, 'A pool\nA library')
  await user.click(await screen.findByRole('link', { name: 'View: Post 1' }))
  expect(confirm).toHaveBeenCalledWith('You have changes that are not saved. Leave without them?')
  expect(router.state.location.pathname).toBe('/admin')
  expect(options).toHaveValue('A pool\nA library')

  confirm.mockClear()
  await user.type(screen.getByLabelText('Question'), 'What should the town build?')
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  await waitFor(() => expect(options).toHaveValue(''))
  await user.click(screen.getByRole('link', { name: 'View: Post 1' }))
  expect(confirm).not.toHaveBeenCalled()
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/the-post-1'))
  confirm.mockRestore()
})

test('the focus is never lost with what was pressed: after a deletion it is on the list’s heading', async () => {
  network.use(
    api.mutation('UnpublishPost', () =>
      HttpResponse.json({ data: { unpublishPost: post(1, { status: 'DRAFT' }) } }),
    ),
    api.mutation('DeletePost', () =>
      HttpResponse.json({ data: { deletePost: { __typename: 'DeletedPost', id: 'post-1' } } }),
    ),
  )
  const { user } = await signedIn()
  const unpublish = await screen.findByRole('button', { name: 'Unpublish: Post 1' })
  servePosts(post(1, { status: 'DRAFT' }))
  await user.click(unpublish)
  await screen.findByRole('button', { name: 'Publish: Post 1' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Post 1' })).toHaveFocus())
  servePosts()
  await user.click(screen.getByRole('button', { name: 'Delete: Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus())
})

test('an editor writes an article: what is missing is told in its place, a failure keeps the text, and a draft stays', async () => {
  const sent: unknown[] = []
  const answers: object[] = [
    {
      __typename: 'BadInputError',
      code: 'BAD_INPUT',
      message: 'Please enter the article',
      fields: [{ __typename: 'FieldError', path: 'content', message: 'Please enter the article' }],
    },
    { __typename: 'Post', id: 'post-3' },
  ]
  network.use(
    api.mutation('CreatePost', ({ variables }) => {
      sent.push(variables)
      return HttpResponse.json({ data: { createPost: answers.shift() } })
    }),
  )
  const { user } = await signedIn()
  const button = await screen.findByRole('button', { name: 'Write an Article' })
  const search = screen.getByLabelText('Find a Post by Its Title')
  await user.type(search, 'bread')
  // The form that it opens has the one primary button.
  expect(button).toHaveClass('btn--line')
  await user.click(button)
  const form = within(screen.getByRole('form', { name: 'Write an Article' }))
  const save = form.getByRole('button', { name: 'Save as Draft' })
  await user.click(save)
  expect(form.getByLabelText('Title')).toHaveFocus()
  expect(form.getByLabelText('Category')).toHaveAccessibleDescription(/^The category is one of/)
  expect(form.getByLabelText('Article (HTML)')).toHaveAccessibleDescription(/Please enter the article/)
  expect(sent).toEqual([])

  await user.type(form.getByLabelText('Title'), 'An article of mine')
  await user.type(form.getByLabelText('Excerpt'), 'What it says.')
  await user.selectOptions(form.getByLabelText('Category'), 'Civil Discourse')
  await user.type(form.getByLabelText('Tags'), 'towns, bread')
  await user.type(form.getByLabelText('Article (HTML)'), 'The body.')
  await user.click(save)
  await waitFor(() =>
    expect(form.getByLabelText('Article (HTML)')).toHaveAccessibleDescription(/Please enter the article/),
  )
  expect(form.getByLabelText('Title')).toHaveValue('An article of mine')

  servePosts(post(3, { title: 'An article of mine', status: 'DRAFT' }))
  await user.click(save)
  expect(await screen.findByText('Draft saved')).toBeVisible()
  // Whatever was searched for before: the draft is in the list.
  await waitFor(() => expect(search).toHaveValue(''))
  expect(await screen.findByText('An article of mine')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Write an Article' })).toBeNull()
  expect(button).toHaveFocus()
  const article = {
    title: 'An article of mine',
    excerpt: 'What it says.',
    content: 'The body.',
    category: 'Civil Discourse',
    tags: ['towns', 'bread'],
    author: 'Civic Unity Editorial Team',
    featuredImage: null,
  }
  expect(sent).toEqual([article, article])
})
