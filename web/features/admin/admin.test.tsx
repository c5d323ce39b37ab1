import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { TOO_MANY_REQUESTS } from '#domain/errors.ts'
import { FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { Component as AdminPage } from '#web/pages/admin.tsx'
import {
  authorizations,
  challenge,
  page,
  refusal,
  serveDesk,
  signedIn,
  status,
  TOKEN,
} from '#web/test/desk.tsx'
import { api, network } from '#web/test/network.ts'
import { createTestClient, renderInSite } from '#web/test/render.tsx'

beforeEach(serveDesk)

test('Authenticate is disabled while the field is blank; the token is trimmed, saved and told', async () => {
  const { user } = await renderInSite(<AdminPage />, { at: '/admin' })
  expect(screen.getByRole('heading', { name: 'Admin Authentication' })).toBeVisible()
  expect(screen.getByText(/kept in the server environment/)).toBeVisible()
  const field = screen.getByLabelText('Admin Token')
  expect(field).toHaveAttribute('type', 'password')
  const button = screen.getByRole('button', { name: 'Authenticate' })
  expect(button).toBeDisabled()
  await user.type(field, '   ')
  expect(button).toBeDisabled()
  await user.type(field, `${TOKEN}  {Enter}`)
  expect(await screen.findByText('Authenticated')).toBeVisible()
  expect(screen.getByText('Admin token saved successfully')).toBeVisible()
  expect(localStorage.getItem('adminToken')).toBe(TOKEN)
  expect(await screen.findByText('Should create today')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Admin' })).toHaveFocus()
})

test('a saved token opens the desk at once, and only admin operations carry it', async () => {
  await signedIn()
  expect(screen.queryByLabelText('Admin Token')).toBeNull()
  await screen.findByText('No challenges yet. Visitors see an empty section.')
  expect(authorizations.sort()).toEqual([`Bearer ${TOKEN}`, null])
})

test('Logout forgets the token, and what it opened, and says so', async () => {
  const { user, client } = await signedIn()
  await screen.findByText('Nothing has been done yet.')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Logged out')).toBeVisible()
  expect(screen.getByText('Admin token cleared')).toBeVisible()
  expect(localStorage.getItem('adminToken')).toBeNull()
  expect(screen.getByLabelText('Admin Token')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Admin Authentication' })).toHaveFocus()
  expect(client.cache.extract()).toEqual({})
})

test('a token that the browser would not keep opens the desk, and Logout forgets it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  const { user } = await renderInSite(<AdminPage />, { at: '/admin' })
  await user.type(screen.getByLabelText('Admin Token'), `${TOKEN}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByLabelText('Admin Token')).toBeVisible()
})

test('logging out in another tab logs out here too, where the token was entered', async () => {
  const { user } = await renderInSite(<AdminPage />, { at: '/admin' })
  await user.type(screen.getByLabelText('Admin Token'), `${TOKEN}{Enter}`)
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible()
  localStorage.removeItem('adminToken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })))
  expect(screen.getByLabelText('Admin Token')).toBeVisible()
})

test('the automation card says whether a post comes today, and when the next one does, by which clock', async () => {
  await signedIn()
  expect(screen.getByText('Yes')).toBeVisible()
  const next = screen.getByText('Next post').nextElementSibling as HTMLElement
  // By the reader's own clock: east of the ninth hour it is the next day, and some zones stand half an hour beside.
  const slot = new Date('2026-11-21T15:00:00.000Z')
  const day = slot.getDate() === 21 ? 'Sat, Nov 21' : 'Sun, Nov 22'
  const clock = `${slot.getHours() % 12 || 12}:${String(slot.getMinutes()).padStart(2, '0')} ${slot.getHours() < 12 ? 'AM' : 'PM'}`
  const moment = within(next).getByText((text) => text.startsWith(`${day}, 2026, ${clock} `))
  expect(moment.textContent).toMatch(/ [AP]M \S+$/)
  expect(moment).toHaveAttribute('datetime', slot.toISOString())
})

test('the automation card says No on a day without a post', async () => {
  network.use(api.query('DeskStatus', () => HttpResponse.json(status({ shouldCreateToday: false }))))
  await signedIn()
  expect(screen.getByText('Should create today').nextElementSibling).toHaveTextContent(/^No$/)
})

test('the automation card says what is switched off or not configured', async () => {
  network.use(api.query('DeskStatus', () => HttpResponse.json(status({ enabled: false, configured: false }))))
  await signedIn()
  const card = screen.getByRole('heading', { name: 'Blog Automation' }).closest('section') as HTMLElement
  expect(within(card).getByText('Scheduled posts are switched off (AUTOMATION=off).')).toBeVisible()
  expect(within(card).getByText('Blog generation is not configured: set OPENAI_API_KEY.')).toBeVisible()
})

test('the status is asked for every 60 seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await signedIn()
  const asked = () => authorizations.filter(Boolean).length
  const passMinute = () => act(() => timers.mock.calls.findLast(([, delay]) => delay === 60_000)?.[0]())
  await waitFor(() => expect(asked()).toBe(1))
  await passMinute()
  await waitFor(() => expect(asked()).toBe(2))
  await passMinute()
  await waitFor(() => expect(asked()).toBe(3))
})

test('a status that does not load says so', async () => {
  network.use(
    api.query('DeskStatus', () => HttpResponse.json({ errors: [{ message: 'no' }] }, { status: 500 })),
  )
  localStorage.setItem('adminToken', TOKEN)
  await renderInSite(<AdminPage />, { at: '/admin' })
  expect(await screen.findByText('Error loading status')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeVisible()
})

test('a wrong token is told in the catalogue’s words and breaks nothing', async () => {
  network.use(
    api.query('DeskStatus', () => HttpResponse.json(refusal, { status: 401 })),
    api.mutation('GeneratePost', () => HttpResponse.json(refusal, { status: 401 })),
    api.mutation('CreateChallenge', () => HttpResponse.json(refusal, { status: 401 })),
  )
  localStorage.setItem('adminToken', TOKEN)
  const { user } = await renderInSite(<AdminPage />, { at: '/admin' })
  expect(await screen.findByText('Error loading status')).toBeVisible()
  const words = 'Invalid admin token - please check your credentials'
  expect(screen.getByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${words}`)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Create Default Challenges' }))
  expect(await screen.findByText(`Failed to create challenges: ${words}`)).toBeVisible()
})

test('a wrong token is sent once: after ten of them the server hears no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: string[] = []
  network.use(
    api.operation(({ request, operationName }) => {
      if (request.headers.has('authorization')) sent.push(operationName ?? '')
    }),
    api.query('DeskStatus', () => HttpResponse.json(refusal, { status: 401 })),
  )
  localStorage.setItem('adminToken', TOKEN)
  await renderInSite(<AdminPage />, { at: '/admin' })
  expect(await screen.findByText('Error loading status')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  expect(sent).toEqual(['DeskStatus'])
  vi.useRealTimers()
})

test('a token pasted with characters that no header can carry is refused at its field', async () => {
  const { user } = await renderInSite(<AdminPage />, { at: '/admin' })
  const field = screen.getByLabelText('Admin Token')
  await user.type(field, '“a token\u200b”{Enter}')
  const message = 'This token has characters that cannot be sent. Please copy it again.'
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveFocus()
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('whose tokens were wrong too often reads why the desk stays closed', async () => {
  const limited = { errors: [{ message: TOO_MANY_REQUESTS, extensions: { code: 'RATE_LIMITED' } }] }
  network.use(
    api.query('DeskStatus', () =>
      HttpResponse.json(limited, {
        status: 429,
        headers: { 'Content-Type': 'application/graphql-response+json' },
      }),
    ),
  )
  localStorage.setItem('adminToken', TOKEN)
  await renderInSite(<AdminPage />, { at: '/admin' })
  expect(await screen.findByText('Error loading status')).toBeVisible()
  expect(screen.getByText('Too many requests. Please try again later.')).toBeVisible()
})

test('the challenges card counts the active ones, and offers the default ones to nobody who has any', async () => {
  const challenges = [challenge(1), challenge(2), challenge(3)]
  network.use(api.query('DeskChallenges', () => HttpResponse.json({ data: { challenges } })))
  challenges[0] = { ...challenge(1), isActive: false }
  const { client } = await signedIn()
  const card = within(
    screen.getByRole('heading', { name: 'Unity Challenges' }).closest('section') as HTMLElement,
  )
  const active = await card.findByText('active challenges')
  expect(active.closest('p')).toHaveTextContent('2 active challenges')
  for (const one of challenges) one.isActive = false
  await act(() => client.refetchQueries({ include: ['DeskChallenges'] }))
  await waitFor(() => expect(active.closest('p')).toHaveTextContent('0 active challenges'))
  expect(card.getByText('3 of 3 are switched off.')).toBeVisible()
  expect(card.queryByRole('button')).toBeNull()
})

test('the default challenges are created in five parallel calls, and the button goes', async () => {
  const titles: unknown[] = []
  const all = Promise.withResolvers<void>()
  const { user } = await signedIn()
  network.use(
    api.query('DeskChallenges', ({ request }) => {
      // A process that has not heard of the creation yet would answer the public from memory.
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      return HttpResponse.json({ data: { challenges: [1, 2, 3, 4, 5].map(challenge) } })
    }),
    api.mutation('CreateChallenge', async ({ variables }) => {
      titles.push(variables['title'])
      // None is answered before all have been sent.
      if (titles.length === 5) all.resolve()
      await all.promise
      return HttpResponse.json({ data: { createChallenge: challenge(titles.length) } })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Create Default Challenges' }))
  expect(await screen.findByText('Created 5 Unity Challenges successfully')).toBeVisible()
  expect(new Set(titles).size).toBe(5)
  expect(await screen.findByText('All challenges are open to visitors.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create Default Challenges' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Unity Challenges' })).toHaveFocus()
})

test('a challenge that is refused is named', async () => {
  network.use(
    api.mutation('CreateChallenge', ({ variables }) =>
      HttpResponse.json({
        data: {
          createChallenge:
            variables['title'] === 'Pass It On'
              ? { __typename: 'ConflictError', code: 'CONFLICT', message: 'taken' }
              : challenge(1),
        },
      }),
    ),
  )
  const { user } = await signedIn()
  await user.click(await screen.findByRole('button', { name: 'Create Default Challenges' }))
  expect(
    await screen.findByText('Failed to create challenges: Failed to create challenge: Pass It On'),
  ).toBeVisible()
  // To be tried again.
  const button = await screen.findByRole('button', { name: 'Create Default Challenges' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
})

test('while a post is generated the button says so and is disabled; then status and lists are fresh', async () => {
  let finish = () => {}
  network.use(
    api.mutation('GeneratePost', async ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return HttpResponse.json({
        data: { generatePost: { __typename: 'Post', id: 'post-1', title: 'A post', slug: 'a-post' } },
      })
    }),
  )
  const { user, client } = await signedIn()
  const featured = { query: FeaturedPostsDocument }
  client.writeQuery({ ...featured, data: { featuredPosts: [] } })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled()
  const before = authorizations.filter(Boolean).length
  expect(client.readQuery(featured)).not.toBeNull()
  finish()
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  await waitFor(() => expect(authorizations.filter(Boolean).length).toBe(before + 1))
  // What the blog remembers of posts is forgotten.
  expect(client.readQuery(featured)).toBeNull()
})

test.each([
  [
    { __typename: 'GenerationUnavailableError', code: 'GENERATION_UNAVAILABLE' },
    'Blog generation is not configured: set OPENAI_API_KEY.',
  ],
  [
    { __typename: 'GenerationFailedError', code: 'GENERATION_FAILED' },
    'The model declined to write this article',
  ],
  [{ __typename: 'ConflictError', code: 'CONFLICT' }, 'A blog post is already being generated'],
])('a failure is told with its reason: %s', async (failure, message) => {
  network.use(
    api.mutation('GeneratePost', () =>
      HttpResponse.json({ data: { generatePost: { ...failure, message } } }),
    ),
  )
  const { user } = await signedIn()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})

test('a server that breaks is a failure without a better reason', async () => {
  network.use(
    api.mutation('GeneratePost', () => HttpResponse.json({ errors: [{ message: 'down' }] }, { status: 500 })),
  )
  const { user } = await signedIn()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText('Failed to generate blog post: Failed to generate blog post')).toBeVisible()
})

test('the desk begins with its four cards, and How It Works names rhythm, length and the four categories', async () => {
  await signedIn()
  const cards = screen.getAllByRole('heading', { level: 2 }).slice(0, 4)
  expect(cards.map((heading) => heading.textContent)).toEqual([
    'Blog Automation',
    'Unity Challenges',
    'Manual Generation',
    'How It Works',
  ])
  expect(screen.getByText('Automation creates one post every other day at 10 AM.')).toBeVisible()
  expect(screen.getByText('Each post is 2,500-3,500 words long.')).toBeVisible()
  expect(
    screen.getByText(
      'Each post is randomly assigned to one of four categories: ' +
        'Stories of Unity, Practical Guides, Educational Articles, Civil Discourse.',
    ),
  ).toBeVisible()
})

const MESSAGE = {
  __typename: 'DeskMessage',
  id: 'message-1',
  name: 'Ada <b>',
  email: 'ada@example.com',
  subject: 'general',
  message: '<img src=x onerror=alert(1)>',
  createdAt: '2026-11-20T12:00:00.000Z',
  handledAt: null,
}
const messagesAre = (nodes: (typeof MESSAGE)[]) =>
  network.use(
    api.query('DeskMessages', () =>
      HttpResponse.json({
        data: {
          deskMessages: {
            __typename: 'DeskMessagePage',
            ...page,
            open: nodes.length,
            totalCount: nodes.length,
            nodes,
          },
        },
      }),
    ),
  )

test('a message is deleted after a question, and the focus stays in its part', async () => {
  messagesAre([MESSAGE])
  network.use(
    api.mutation('DeleteMessage', ({ variables }) => {
      messagesAre([])
      return HttpResponse.json({ data: { deleteMessage: { __typename: 'DeletedMessage', ...variables } } })
    }),
  )
  const { user } = await signedIn()
  await user.click(await screen.findByRole('button', { name: 'Delete: Ada <b>' }))
  const question = screen.getByRole('group', { name: 'Delete the message of Ada <b> for good?' })
  expect(screen.getByText(MESSAGE.message)).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Message deleted')).toBeVisible()
  expect(await screen.findByText('No messages yet.')).toBeVisible()
  expect(screen.queryByText(MESSAGE.message)).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus())
})

test('what was done is told with what it was done to, and told anew after each act', async () => {
  const done: object[] = []
  const did = (action: string, details: object) =>
    done.unshift({
      __typename: 'AuditEntry',
      id: String(done.length),
      at: '2026-11-20T12:00:00.000Z',
      action,
      target: null,
      details: JSON.stringify(details),
    })
  did('updatePost', { title: 'The town pool', fields: ['title', 'tags'] })
  did('exportSubscribers', { count: 12 })
  messagesAre([MESSAGE])
  network.use(
    api.query('DeskAudit', () =>
      HttpResponse.json({
        data: {
          auditEntries: { __typename: 'AuditPage', ...page, totalCount: done.length, nodes: [...done] },
        },
      }),
    ),
    api.mutation('DeleteMessage', ({ variables }) => {
      did('deleteMessage', {})
      return HttpResponse.json({ data: { deleteMessage: { __typename: 'DeletedMessage', ...variables } } })
    }),
  )
  const { user } = await signedIn()
  expect(await screen.findByText('Downloaded the subscribers')).toBeVisible()
  expect(screen.getByText('· 12 addresses')).toBeVisible()
  expect(screen.getByText('Edited a post')).toBeVisible()
  expect(screen.getByText('· The town pool · Title, Tags')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Delete: Ada <b>' }))
  await user.click(
    within(screen.getByRole('group', { name: /for good/ })).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText('Deleted a message')).toBeVisible()
})

test('a name that turns text around turns no address', async () => {
  messagesAre([{ ...MESSAGE, name: 'Ada\u202e' }])
  await signedIn()
  const name = await screen.findByText('Ada\u202e')
  expect(name.tagName).toBe('BDI')
  expect(name.nextElementSibling).toHaveTextContent(MESSAGE.email)
})

test('a message of a stranger is text, whatever it holds', async () => {
  messagesAre([MESSAGE])
  const { container } = await signedIn()
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('General Inquiry')).toBeVisible()
})

test('an address is taken off the list; one that is none is told at its field and not sent', async () => {
  const sent: unknown[] = []
  network.use(
    api.mutation('RemoveSubscriber', ({ variables }) => {
      sent.push(variables)
      return HttpResponse.json({
        data: { removeSubscriber: { __typename: 'RemovedSubscriber', success: true } },
      })
    }),
    api.query('DeskSubscribers', () =>
      HttpResponse.json({
        data: {
          subscriberCounts: {
            __typename: 'SubscriberCounts',
            confirmed: 7 - sent.length,
            pending: 0,
            unsubscribed: 0,
          },
          deskSettings: { __typename: 'DeskSettings', mailConfigured: false },
        },
      }),
    ),
  )
  const { user } = await signedIn()
  const form = await screen.findByRole('form', { name: 'Take an Address off the List' })
  const address = within(form).getByLabelText('Email address')
  await user.type(address, 'ada')
  await user.click(within(form).getByRole('button', { name: 'Remove' }))
  expect(address).toBeInvalid()
  expect(sent).toEqual([])
  await user.type(address, '@example.com')
  await user.click(within(form).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Address removed')).toBeVisible()
  expect(sent).toEqual([{ email: 'ada@example.com' }])
  expect(await screen.findByText('6')).toBeVisible()
  await waitFor(() => expect(address).toHaveValue(''))
})

test('the desk counts who gets the letter, and without SMTP says that no letters are sent', async () => {
  await signedIn()
  expect(await screen.findByText('confirmed, 1 not confirmed yet, 0 left')).toBeVisible()
  expect(await screen.findByText(/^Mail is not configured: set SMTP_URL/)).toBeVisible()
})

test('a poll that breaks a rule is told at its field and not sent', async () => {
  const { user } = await signedIn()
  await user.type(await screen.findByLabelText('Question'), 'Short')
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  expect(await screen.findByText('Please enter a question of at least 10 characters')).toBeVisible()
  expect(screen.getByText('A poll has 2 to 10 options')).toBeVisible()
  expect(screen.getByLabelText('Question')).toHaveFocus()
})

test('a closed poll keeps its results before the editor’s eyes', async () => {
  const result = (option: string, votes: number, percentage: number) => ({
    __typename: 'OptionResult',
    option,
    votes,
    percentage,
  })
  const closed = {
    __typename: 'Poll',
    id: 'poll-1',
    question: 'What should the town do first?',
    status: 'CLOSED',
    totalVotes: 4,
    exampleVotes: 0,
    results: [result('Roads', 3, 75), result('Parks', 1, 25)],
  }
  network.use(api.query('DeskPolls', () => HttpResponse.json({ data: { open: [], closed: [closed] } })))
  await signedIn()
  const row = (await screen.findByText('What should the town do first?')).closest('li')
  // One under the other: ten long answers in one paragraph were a wall.
  const results = within(row as HTMLElement).getAllByRole('listitem')
  expect(results.map((item) => item.textContent)).toEqual(['Roads: 3 votes (75%)', 'Parks: 1 vote (25%)'])
})

test('closed polls come ten a page: years of them do not push the rest of the desk away', async () => {
  const closed = Array.from({ length: 12 }, (_, index) => ({
    __typename: 'Poll',
    id: `poll-${index}`,
    question: `Question ${index + 1}?`,
    status: 'CLOSED',
    totalVotes: 0,
    exampleVotes: 0,
    results: [],
  }))
  network.use(api.query('DeskPolls', () => HttpResponse.json({ data: { open: [], closed } })))
  const { user } = await signedIn()
  await screen.findByText('Question 10?')
  expect(screen.queryByText('Question 11?')).toBeNull()
  const pager = screen.getByRole('navigation', { name: 'Closed polls' })
  await user.click(within(pager).getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('Question 12?')).toBeVisible()
  expect(screen.queryByText('Question 10?')).toBeNull()
})

test('open polls name what their buttons move; after one is closed the home page asks which is the next', async () => {
  const open = ['Pool or library?', 'Bench or tree?'].map((question, index) => ({
    __typename: 'Poll',
    id: `poll-${index}`,
    question,
    status: 'OPEN',
    totalVotes: 0,
    exampleVotes: 0,
    results: [],
  }))
  network.use(
    api.query('DeskPolls', () => HttpResponse.json({ data: { open, closed: [] } })),
    api.mutation('ClosePoll', () =>
      HttpResponse.json({ data: { closePoll: { ...open.shift(), status: 'CLOSED' } } }),
    ),
  )
  const client = createTestClient()
  client.cache.restore({ ROOT_QUERY: { __typename: 'Query', activePoll: { __ref: 'Poll:poll-0' } } })
  const { user } = await signedIn({ client })
  expect(await screen.findByRole('button', { name: 'Move down: Pool or library?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Move up: Bench or tree?' })).toBeVisible()
  const [first, second] = ['Pool or library?', 'Bench or tree?'].map((title) =>
    screen.getByText(title).closest('li'),
  )
  expect(first).toHaveTextContent('On the home page')
  expect(second).not.toHaveTextContent('On the home page')
  await user.click(screen.getByRole('button', { name: 'Close: Pool or library?' }))
  await user.click(
    within(screen.getByRole('group', { name: /Pool or library/ })).getByRole('button', { name: 'Close' }),
  )
  await waitFor(() =>
    expect(screen.getByText('Bench or tree?').closest('li')).toHaveTextContent('On the home page'),
  )
  expect(client.cache.extract()).not.toHaveProperty('ROOT_QUERY.activePoll')
})

test('the desk asks for its polls as an admin: what is kept for the public may not know the poll just opened', async () => {
  const asked: (string | null)[] = []
  network.use(
    api.query('DeskPolls', ({ request }) => {
      asked.push(request.headers.get('authorization'))
      return HttpResponse.json({ data: { open: [], closed: [] } })
    }),
  )
  await signedIn()
  await screen.findByText('No polls yet.')
  expect(asked).toEqual([`Bearer ${TOKEN}`])
})
