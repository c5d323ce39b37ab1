import { beforeEach, expect, test } from 'vitest'
import { makeChallenge, makePoll, makePost } from '#api/test/factories.ts'
import { changeIssue, makeIssue, NEWSLETTER_ENV } from '#api/test/newsletter.ts'
import { startTestServer } from '#api/test/server.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { WITH_POSTS } from './issue.service.ts'

const server = await startTestServer({ ...NEWSLETTER_ENV, SMTP_URL: 'smtp://127.0.0.1:9' })
const { prisma } = server.db

beforeEach(async () => {
  await prisma.newsletterIssue.deleteMany()
  await prisma.post.deleteMany()
})

const create = (input: object) => changeIssue(server, 'createNewsletterIssue', { input })

async function failedChecks(id: unknown, on = server): Promise<Record<string, string>> {
  const { data } = await on.graphql<{
    newsletterIssueChecks: { name: string; passed: boolean; text: string }[]
  }>(
    `query ($id: ID!) { newsletterIssueChecks(id: $id) { name passed text } }`,
    { id },
    { authorization: 'Bearer the-token-of-the-tests' },
  )
  const failed = data.newsletterIssueChecks.filter(({ passed }) => !passed)
  return Object.fromEntries(failed.map(({ name, text }) => [name, text]))
}

test('a draft may be empty, and its slug follows the subject', async () => {
  const draft = await create({})
  expect(draft).toMatchObject({ subject: '', slug: 'issue', status: 'DRAFT' })
  const id = draft['id'] as string
  expect(
    await changeIssue(server, 'updateNewsletterIssue', { id, input: { subject: 'A Fence' } }),
  ).toMatchObject({ slug: 'a-fence' })
  expect(await create({ subject: 'A fence' })).toMatchObject({ slug: 'a-fence-2' })
  expect(await create({ subject: 'Unsubscribe' })).toMatchObject({ slug: 'unsubscribe-2' })
})

test('two editors cannot overwrite each other', async () => {
  const { id, revision } = (await create({ subject: 'One' })) as { id: string; revision: string }
  await changeIssue(server, 'updateNewsletterIssue', { id, revision, input: { intro: 'First' } })
  expect(
    await changeIssue(server, 'updateNewsletterIssue', { id, revision, input: { intro: 'Second' } }),
  ).toMatchObject({ code: 'CONFLICT' })
})

test('HTML is sanitized, null clears a choice, and invalid input is rejected', async () => {
  const post = await makePost(prisma)
  const poll = await makePoll(prisma)
  const { id } = (await create({
    intro: '<p onclick="x()">Hi<script>alert(1)</script></p>',
    postIds: [post.id],
    pollId: poll.id,
    valueSlug: VALUE_CARDS[0]?.slug,
  })) as { id: string }
  const stored = await prisma.newsletterIssue.findUniqueOrThrow({ where: { id } })
  expect(stored.intro).toBe('<p>Hi</p>')
  await changeIssue(server, 'updateNewsletterIssue', {
    id,
    input: { pollId: null, valueSlug: null, subject: 'A\r\nBcc: x' },
  })
  expect(
    await prisma.newsletterIssue.findUniqueOrThrow({ where: { id }, include: WITH_POSTS }),
  ).toMatchObject({
    pollId: null,
    valueSlug: null,
    posts: [{ postId: post.id }],
    subject: 'A Bcc: x',
  })
  for (const input of [
    { postIds: ['missing'] },
    { pollId: 'missing' },
    { valueSlug: 'missing' },
    { postIds: [post.id, post.id] },
    { intro: 'x'.repeat(50_001) },
  ]) {
    expect(await create(input)).toMatchObject({ code: 'BAD_INPUT' })
  }
})

test('an issue that is ready passes every check', async () => {
  const post = await makePost(prisma, { slug: 'fence' })
  const { id } = await create({
    subject: 'Ready to send',
    intro:
      '<p><a href="/blog/fence">Fence</a> <a href="/newsletter/ready-to-send/?from=email#top">Here</a> <a href="/contact">Us</a> <a href="/compare">Compare</a> <a href="/data/polls.csv">Data</a> <a href="https://other.example">Else</a></p>',
    postIds: [post.id],
  })
  expect(await failedChecks(id)).toEqual({})
})

test('the failed checks list everything that is missing', async () => {
  const bare = await startTestServer({ PUBLIC_URL: 'http://unity.example' }, { db: server.db })
  const draft = await makePost(bare.db.prisma, { title: 'Unfinished', status: 'draft' })
  const generated = await makePost(bare.db.prisma, { title: 'Generated', aiModel: 'a-model' })
  const { id } = (await changeIssue(bare, 'createNewsletterIssue', {
    input: {
      intro:
        '<a href="/blog/missing">1</a> <a href="more">2</a> <a href="http://unity.example/nowhere">3</a> ' +
        '<a href="/polls/missing">4</a> <a href="/polls">5</a> <a href="/blog/100%-agreement">6</a> <a href="/blog/%00">7</a>',
      postIds: [draft.id, generated.id],
    },
  })) as { id: string }
  const failed = await failedChecks(id, bare)
  expect(Object.keys(failed)).toEqual([
    'Subject',
    'Articles',
    'Review',
    'Links',
    'Postal address',
    'Site address',
    'Mail server',
  ])
  expect(failed['Articles']).toContain('“Unfinished”')
  expect(failed['Review']).toContain('“Generated”')
  expect(failed['Links']).toBe(
    'These links don’t lead anywhere: more, /blog/missing, /nowhere, /polls/missing, /blog/100%-agreement, /blog/%00.',
  )
  expect(await changeIssue(bare, 'sendNewsletterIssue', { id })).toMatchObject({ code: 'CONFLICT' })
  expect(
    await changeIssue(bare, 'scheduleNewsletterIssue', { id, at: '2026-11-25T15:00:00Z' }),
  ).toMatchObject({ code: 'CONFLICT' })
  expect(await bare.db.prisma.delivery.count()).toBe(0)
})

test('an email that Gmail would cut off is not sent', async () => {
  const { id } = await create({ subject: 'Long', intro: `<p>${'é'.repeat(49_000)}</p>` })
  expect(Object.keys(await failedChecks(id))).toEqual(['Size'])
})

test('an issue can only be scheduled within the next year', async () => {
  const { id } = (await create({ subject: 'Hi', intro: 'Hello' })) as { id: string }
  for (const at of ['2026-11-20T11:59:00Z', '2028-01-01T00:00:00Z']) {
    expect(await changeIssue(server, 'scheduleNewsletterIssue', { id, at })).toMatchObject({
      code: 'BAD_INPUT',
    })
  }
})

test('a new draft has reviewed articles that were never sent, an unused value, the active poll and a challenge', async () => {
  const [first, second] = VALUE_CARDS
  const sentAt = new Date('2026-11-10T15:00:00Z')
  const sent = await makePost(prisma, { publishedAt: new Date('2026-11-12T15:00:00Z') })
  await makeIssue(prisma, { status: 'sent', sentAt, valueSlug: first?.slug ?? null, postIds: [sent.id] })
  const dropped = await makePost(prisma, { publishedAt: new Date('2026-11-08T15:00:00Z') })
  await makeIssue(prisma, { postIds: [dropped.id] })
  const reviewedLate = await makePost(prisma, {
    publishedAt: new Date('2026-11-09T15:00:00Z'),
    aiModel: 'a-model',
    reviewedAt: new Date('2026-11-13T15:00:00Z'),
  })
  await makePost(prisma, { publishedAt: new Date('2026-11-12T15:00:00Z'), aiModel: 'a-model' })
  const fresh = await makePost(prisma, { title: 'Fresh', publishedAt: new Date('2026-11-11T15:00:00Z') })
  await makeChallenge(prisma, { description: 'Ask a neighbor.' })
  const poll = await prisma.poll.findFirstOrThrow({
    where: { status: 'open' },
    orderBy: [{ position: 'asc' }, { createdAt: 'desc' }],
  })
  const draft = await server.ask('mutation { draftNewsletterIssue { id html text closing } }')
  const { id } = draft as { id: string }
  expect(
    await prisma.newsletterIssue.findUniqueOrThrow({ where: { id }, include: WITH_POSTS }),
  ).toMatchObject({
    status: 'draft',
    subject: 'Fresh',
    posts: [fresh, reviewedLate, dropped].map((post) => ({ postId: post.id })),
    valueSlug: second?.slug,
    pollId: poll.id,
    tryThis: 'Ask a neighbor.',
  })
  // The question of the day, which an editor can take out.
  expect(draft['closing']).toContain('href="/today"')
  expect(draft['html']).toContain('href="http://localhost:4000/today"')
  expect(draft['text']).toContain('Guess today’s answer\n(http://localhost:4000/today).')
})

test('the title of an article may be longer than a subject, so a new draft shortens it', async () => {
  await makePost(prisma, { title: 'W'.repeat(160), publishedAt: new Date('2026-11-14T15:00:00Z') })
  const { id } = (await server.ask('mutation { draftNewsletterIssue { id } }')) as { id: string }
  const { subject } = await prisma.newsletterIssue.findUniqueOrThrow({ where: { id } })
  expect(subject).toBe('W'.repeat(150))
})

test('a scheduled issue cannot be deleted until it is canceled', async () => {
  const { id } = (await create({ subject: 'Hi', intro: 'Hello' })) as { id: string }
  await changeIssue(server, 'scheduleNewsletterIssue', { id, at: '2026-11-25T15:00:00Z' })
  const remove = `mutation ($id: ID!) { deleteNewsletterIssue(id: $id) { ... on DeletedNewsletterIssue { id } ... on Error { code } } }`
  expect(await server.ask(remove, { id })).toEqual({ code: 'CONFLICT' })
  await changeIssue(server, 'cancelNewsletterIssue', { id })
  expect(await server.ask(remove, { id })).toEqual({ id })
  expect(await server.ask(remove, { id })).toEqual({ code: 'NOT_FOUND' })
})

test('an issue that was never sent cannot be hidden', async () => {
  const { id } = await create({ subject: 'Not yet' })
  expect(await changeIssue(server, 'hideNewsletterIssue', { id: id as string })).toMatchObject({
    code: 'CONFLICT',
  })
})

test('a preview shows the unsaved content without storing it', async () => {
  const query = `query ($input: NewsletterIssueInput!) { newsletterIssuePreview(input: $input) { html text } }`
  const { id: pollId } = await makePoll(prisma, { slug: 'parks-or-pools' })
  const input = { subject: 'Typed', intro: '<p>So <b>far</b></p>', pollId }
  const preview = await server.ask(query, { input })
  expect(preview['html']).toContain('Typed')
  expect(preview['text']).toContain('So far')
  expect(preview['html']).toContain('href="http://localhost:4000/polls/parks-or-pools"')
  expect(preview['text']).toContain('http://localhost:4000/polls/parks-or-pools\n')
  expect(preview['html']).not.toMatch(/token=|%UNSUB/)
  expect(await prisma.newsletterIssue.count()).toBe(0)
})
