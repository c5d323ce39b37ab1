import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { FACTS } from '#domain/generation/fact-sheet.ts'
import { findTopic } from '#domain/generation/topics.ts'
import { type ModelServer, type Script, STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import { PROGRESS_MS, processRun, resumeRun } from './generation.jobs.ts'
import { waitForPost } from './generation.service.ts'

const model: ModelServer = await startModelServer()
afterAll(() => model.close())

const MODEL_ENVIRONMENT = {
  OPENAI_API_KEY: STAND_IN_KEY,
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'stand-in',
  GENERATION_DAILY_LIMIT: '1000',
}
const server = await startTestServer(MODEL_ENVIRONMENT)
const { db, app } = server
const worker = { ...server, log: app.log, shutdownSignal: new AbortController().signal }

beforeEach(async () => {
  await db.prisma.post.deleteMany()
  await db.prisma.generationRun.deleteMany()
  model.script('good')
  model.respondWith(null)
  model.calls.length = 0
  model.maxConcurrentCalls = 0
})

const GENERATE = `mutation { generatePost {
  __typename
  ... on Post { id title }
  ... on Error { code message }
} }`

type GenerateData = { generatePost: { __typename: string; id?: string; code?: string; message?: string } }
const generate = () => server.graphql<GenerateData>(GENERATE, {}, asAdmin)

async function stored() {
  const [posts, runs] = await Promise.all([
    db.prisma.post.findMany(),
    db.prisma.generationRun.findMany({ orderBy: { startedAt: 'asc' } }),
  ])
  return { posts, runs }
}

test('a valid reply becomes one published post with its model, checks and token counts', async () => {
  const { data } = await generate()
  expect(data.generatePost.__typename).toBe('Post')
  const { posts, runs } = await stored()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatchObject({
    status: 'published',
    aiModel: 'stand-in',
    author: 'Civic Unity (AI-drafted)',
    reviewedAt: null,
    wordCount: 2800,
  })
  expect(runs).toMatchObject([
    {
      status: 'succeeded',
      trigger: 'manual',
      stage: 'done',
      words: 2800,
      promptTokens: 900,
      postId: posts[0]?.id,
    },
  ])
  expect(runs[0]?.completionTokens).toBeGreaterThan(1000)
  expect((runs[0]?.checks as { name: string }[] | undefined)?.map((check) => check.name)).toEqual([
    'Length',
    'Balance',
    'Repetition',
    'Sources',
  ])
  expect(await db.prisma.auditEntry.findFirst({ where: { target: posts[0]?.id } })).toMatchObject({
    action: 'generatePost',
  })
})

test('a change event for a new post is sent after the post is readable', async () => {
  const seen: Promise<number>[] = []
  const stop = server.changes.subscribe((topic) => {
    if (topic === 'posts') seen.push(db.prisma.post.count())
  })
  await generate()
  stop()
  expect(await Promise.all(seen)).toEqual([1])
})

test('the model name and token counts in a reply are sanitized', async () => {
  model.script('hostile-record')
  expect((await generate()).data.generatePost.__typename).toBe('Post')
  const { posts, runs } = await stored()
  expect(runs).toMatchObject([{ status: 'succeeded', promptTokens: 0, completionTokens: 0 }])
  expect(posts[0]?.aiModel).toMatch(/^Odd <b>\ufffd x{50,}$/)
  expect(posts[0]?.aiModel).toHaveLength(99)
})

test('the request contains the rules, the category, the topic, the recent titles, the fact sheet and a response schema', async () => {
  await makePost(db.prisma, { title: 'The town that kept its pool' })
  await generate()
  const [call] = model.calls
  expect(call?.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
  // Limits the cost of one request.
  expect(call).toHaveProperty('max_completion_tokens', 24_000)
  expect(call?.messages[0]).toMatchObject({
    role: 'system',
    content: expect.stringContaining('invent nothing'),
  })
  expect(call?.messages[1]?.content).toMatch(/^Category: (Stories|Practical|Educational|Civil)/)
  const task = call?.messages[1]?.content
  expect(task).toContain('"The town that kept its pool"')
  const [run] = (await stored()).runs
  expect(task).toContain(`Topic: ${findTopic(run?.topic ?? null)?.brief}`)
  for (const { text, url } of FACTS) expect(task).toContain(`- ${text} Link: ${url}`)
})

test.each([
  ['publish', /^Review: nobody reads your article before it is published/m],
  ['review', /^Review: an editor decides whether your article is published/m],
])('with AUTOMATION_PUBLISH=%s the prompt says whether an editor reads the article', async (mode, text) => {
  const started = await startTestServer({ ...MODEL_ENVIRONMENT, AUTOMATION_PUBLISH: mode })
  await started.graphql(GENERATE, {}, asAdmin)
  const task = model.calls[0]?.messages[1]?.content
  expect(task).toMatch(text)
  expect(task).toContain('“Written by an AI model, not reviewed by an editor”')
})

test('the next article of a category gets another topic, and the prompt lists the earlier ones', async () => {
  const category = 'Civil Discourse'
  vi.spyOn(Math, 'random').mockReturnValue(0.99)
  await generate()
  await generate()
  vi.mocked(Math.random).mockRestore()
  const { runs } = await stored()
  expect(runs.map((run) => run.category)).toEqual([category, category])
  expect(new Set(runs.map((run) => run.topic)).size).toBe(2)
  const [first, second] = model.calls.map((call) => call.messages[1]?.content ?? '')
  const earlier = `Do not write about them again:\n- ${findTopic(runs[0]?.topic ?? null)?.brief}`
  expect(first).not.toContain(earlier)
  expect(second).toContain(earlier)
})

const WORDS = 'word '.repeat(2600).trim()
const held = (content: string, change = {}) => ({
  title: 'An article to hold',
  excerpt: 'What a model writes that did not listen.',
  category: 'Stories of Unity',
  content: `<p>${WORDS}</p>${content}`,
  tags: ['town'],
  ...change,
})
const HELD = '{ generationRuns { post { status heldReason } } }'

test.each([
  ['Sources', held('<p>87% of neighbors agree.</p>'), /figures without a source in their paragraph \(87%\)/],
  ['Sources', held('<p>See <a href="https://example.org/a">this</a>.</p>'), /https:\/\/example\.org\/a/],
  ['Sources', held('', { title: 'What 9 of 10 know about it' }), /figures without a source/],
  ['Sources', held('<blockquote><p>An argument asks you to lose.</p></blockquote>'), /quotations/],
  [
    'Balance',
    held('<p>Democratic senators and Democrats met.</p>'),
    /Republicans 0×, liberals or Democrats 2×/,
  ],
  [
    'Balance',
    held('', { excerpt: 'What the radical left and right get wrong.' }),
    /Loaded words: radical left/,
  ],
])(
  'a draft that fails %s is held although posts are published automatically',
  async (check, article, text) => {
    model.respondWith(article)
    expect((await generate()).data.generatePost.__typename).toBe('Post')
    const { posts, runs } = await stored()
    expect(posts).toMatchObject([{ status: 'draft', publishedAt: null, reviewedAt: null }])
    const checks = runs[0]?.checks as { name: string; passed: boolean | null; text: string }[]
    expect(checks.filter(({ passed }) => passed === false).map(({ name }) => name)).toEqual([check])
    expect(checks.find(({ name }) => name === check)?.text).toMatch(text)
    const reason = `Held for review because it failed the ${check} check.`
    expect(await server.ask(HELD)).toEqual([{ post: { status: 'DRAFT', heldReason: reason } }])
    await server.graphql(
      'mutation ($id: ID!) { publishPost(id: $id, reviewed: true) { __typename } }',
      { id: posts[0]?.id },
      asAdmin,
    )
    expect(await server.ask(HELD)).toEqual([{ post: { status: 'PUBLISHED', heldReason: null } }])
  },
)

test('the note about a held draft goes when an editor corrects the cause', async () => {
  model.respondWith(held('<p>87% of neighbors agree.</p>'))
  await generate()
  const [post] = (await stored()).posts
  const edit =
    'mutation ($id: ID!, $content: String) { updatePost(id: $id, content: $content) { __typename } }'
  await server.ask(edit, { id: post?.id, content: '<p>Neighbors met, and 86% agree.</p>' })
  const reason = 'Held for review because it failed the Sources check.'
  expect(await server.ask(HELD)).toEqual([{ post: { status: 'DRAFT', heldReason: reason } }])
  await server.ask(edit, { id: post?.id, content: '<p>Neighbors met.</p>' })
  expect(await server.ask(HELD)).toEqual([{ post: { status: 'DRAFT', heldReason: null } }])
})

test('figures of the fact sheet with their link are published', async () => {
  const [{ url } = { url: '' }] = FACTS
  model.respondWith(
    held(`<p>In 2024, 87% of Republicans and 88% of Democrats <a href="${url}">told Pew</a> so.</p>`),
  )
  await generate()
  expect((await stored()).posts).toMatchObject([{ status: 'published' }])
})

test('a short reply is corrected once, and the tokens of both requests are recorded', async () => {
  model.script('short-then-good')
  expect((await generate()).data.generatePost.__typename).toBe('Post')
  expect(model.calls).toHaveLength(2)
  const { messages = [] } = model.calls[1] ?? {}
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(messages.at(-1)?.content).toMatch(/^The article has 900 words\. Expand it/)
  expect((await stored()).runs).toMatchObject([{ promptTokens: 1800, words: 2900 }])
})

test('a server without JSON schema support is asked for a plain JSON object', async () => {
  model.script('no-schema')
  expect((await generate()).data.generatePost.__typename).toBe('Post')
  expect(model.calls.map((call) => call.response_format?.type)).toEqual(['json_schema', 'json_object'])
})

test('redirects from the model’s server are not followed', async () => {
  const requestedUrls = new Set<string | undefined>()
  const moved = createServer((request, response) => {
    requestedUrls.add(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await once(moved.listen(0, '127.0.0.1'), 'listening')
  const { port } = moved.address() as AddressInfo
  const sent = await startTestServer({
    OPENAI_API_KEY: STAND_IN_KEY,
    OPENAI_BASE_URL: `http://127.0.0.1:${port}`,
  })
  const { data } = await sent.graphql<GenerateData>(GENERATE, {}, asAdmin)
  expect(data.generatePost.__typename).toBe('GenerationFailedError')
  expect([...requestedUrls]).toEqual(['/chat/completions'])
  moved.close()
})

test('a 429 from the provider is retried', async () => {
  model.script('429-then-good')
  expect((await generate()).data.generatePost.__typename).toBe('Post')
  expect(model.calls).toHaveLength(2)
})

test.each<[Script, string, string, number]>([
  ['short', 'LENGTH', 'The generated article was rejected: it has 900 words, not 2,500 to 3,500', 2],
  ['long', 'LENGTH', 'The generated article was rejected: it has 4,200 words, not 2,500 to 3,500', 2],
  ['malformed', 'INVALID', 'The AI model’s reply wasn’t in the expected format', 1],
  [
    'wrong-shape',
    'INVALID',
    'The AI model’s reply wasn’t in the expected format (title, excerpt, content, tags)',
    1,
  ],
  ['empty', 'INVALID', 'The AI model’s reply wasn’t in the expected format', 1],
  ['refused', 'REFUSED', 'The AI model declined to write this article', 1],
  ['filtered', 'REFUSED', 'The AI model declined to write this article', 1],
  ['cut-off', 'CUT_OFF', 'The AI model stopped before the article was finished', 1],
  ['endless', 'LENGTH', 'The article is too short or too long', 1],
  ['endless-line', 'LENGTH', 'The article is too short or too long', 1],
  ['dropped', 'CUT_OFF', 'The AI model stopped before the article was finished', 1],
  ['429', 'RATE_LIMITED', 'The AI provider is overloaded. Please try again later.', 3],
  ['no-credit', 'NO_CREDIT', 'Our account with the AI provider is out of credit', 3],
  ['500', 'PROVIDER', 'The AI provider returned an error (500)', 3],
  ['401', 'PROVIDER', 'The AI provider returned an error (401)', 1],
])(
  'a model reply of type “%s” creates no post and returns a clear message',
  async (script, failure, message, calls) => {
    model.script(script)
    const { data, status } = await generate()
    expect(status).toBe(200)
    expect(data.generatePost).toEqual({
      __typename: 'GenerationFailedError',
      code: 'GENERATION_FAILED',
      message,
    })
    const { posts, runs } = await stored()
    expect(posts).toEqual([])
    expect(runs).toMatchObject([{ status: 'failed', failure, failureMessage: message, postId: null }])
    expect(model.calls).toHaveLength(calls)
    // Failed attempts cost tokens as well.
    if (script === 'short') expect(runs[0]?.promptTokens).toBe(1800)
  },
)

/** A run without a recent heartbeat: a new one, or one whose process died `seconds` ago. */
const makeStaleRun = ({ attempt = 1, seconds = 60 } = {}) =>
  db.prisma.generationRun.create({
    data: {
      trigger: 'manual',
      category: 'Stories of Unity',
      stage: 'writing',
      attempt,
      startedAt: server.now(),
      heartbeatAt: new Date(Date.now() - seconds * 1000),
    },
  })

test.each<[Script, string]>([
  ['silent', 'never responds'],
  ['held', 'stops in the middle'],
])('a run with a “%s” model that %s times out, and the next request succeeds', async (script) => {
  model.script(script)
  await makeStaleRun({ attempt: 0 })
  await processRun({ ...worker, timeLimit: 300 })
  expect(await stored()).toMatchObject({
    posts: [],
    runs: [
      { status: 'failed', failure: 'TIMEOUT', failureMessage: 'The AI model took longer than five minutes' },
    ],
  })
  model.script('good')
  expect((await generate()).data.generatePost.__typename).toBe('Post')
})

test('the time limit is five minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await generate()
  expect(timeout).toHaveBeenCalledWith(5 * 60 * 1000)
  timeout.mockRestore()
})

test('an article that repeats a recent title or text is rejected with that title', async () => {
  const existing = await makePost(db.prisma, {
    title: 'What a shared garden teaches',
    status: 'draft',
    createdAt: new Date('2026-10-01T12:00:00Z'),
  })
  // Compared with several recent posts, but not with the oldest.
  await makePost(db.prisma, { title: 'Newer, and about something else', status: 'draft' })
  for (let year = 1970; year < 2020; year++)
    await makePost(db.prisma, { title: `Years ago: ${year}`, createdAt: new Date(Date.UTC(year, 1)) })
  const { posts } = await stored()
  model.respondWith({
    title: 'What a Shared Garden Teaches!',
    excerpt: 'Two neighbors and forty tomato plants.',
    category: 'Stories of Unity',
    content: `<p>${Array.from({ length: 2600 }, (_, index) => `word${index}`).join(' ')}</p>`,
    tags: ['garden'],
  })
  const { data } = await generate()
  expect(data.generatePost.message).toBe(
    'The generated article was rejected: it repeats “What a shared garden teaches”',
  )
  expect((await stored()).posts).toEqual(posts)
  expect(existing.title).toBe('What a shared garden teaches')
})

test('hostile markup in a reply is removed before the article is counted and stored', async () => {
  model.script('hostile')
  await generate()
  const [post] = (await stored()).posts
  expect(post?.title).not.toMatch(/[<>]/)
  expect(post?.tags).toEqual(['hope'])
  expect(post?.content).not.toMatch(/<script|<iframe|<svg|<style|onclick|onerror|javascript:/i)
  expect(post?.content).toContain('href="https://example.org/a"')
})

test('words inside removed markup do not count toward the length', async () => {
  model.respondWith({
    title: 'A very short article in a long coat',
    excerpt: 'Nothing but a coat, as it turns out.',
    category: 'Stories of Unity',
    content: `<p>Short.</p><script>${'word '.repeat(2700)}</script>`,
    tags: ['coat'],
  })
  expect((await generate()).data.generatePost.message).toMatch(/it has 1 words/)
  expect((await stored()).posts).toEqual([])
})

const inMarkup = (content: string) => ({
  title: 'An article full of signs',
  excerpt: 'What a model writes that did not listen.',
  category: 'Stories of Unity',
  content,
  tags: ['signs'],
})

test('an article in Markdown is stored as HTML', async () => {
  const words = 'word '.repeat(2600).trim()
  model.respondWith(
    inMarkup(
      `An opening,\nin two lines.\n\n# One\n\n${words}\n\n- **Two** and [three](https://example.org)\n- [four](javascript:alert(1))\n\n<script>alert(1)</script>`,
    ),
  )
  await generate()
  expect((await stored()).posts).toMatchObject([
    {
      content: [
        '<p>An opening, in two lines.</p>',
        '<h2>One</h2>',
        `<p>${words}</p>`,
        '<ul>',
        '<li><strong>Two</strong> and <a href="https://example.org">three</a></li>',
        '<li><a>four</a></li>',
        '</ul>',
      ].join('\n'),
    },
  ])
})

test('an article that mixes Markdown with HTML is rejected', async () => {
  model.respondWith(inMarkup(`<p>**One**</p><p>${'word '.repeat(2600)}</p>`))
  expect((await generate()).data.generatePost.message).toBe(
    'The generated article was rejected: it mixes Markdown with HTML',
  )
  expect(await stored()).toMatchObject({ posts: [], runs: [{ status: 'failed', failure: 'INVALID' }] })
})

/** Waits until the model has received a request. It replies after `release`. */
const waitForModelCall = () => vi.waitFor(() => expect(model.calls).toHaveLength(1), 30_000)

test('twenty concurrent requests create one post, and the others get a conflict', async () => {
  model.script('held')
  const messages: unknown[] = []
  const responses = Array.from({ length: 20 }, async () => {
    const { data } = await generate()
    messages.push(data.generatePost.message ?? data.generatePost.__typename)
  })
  await waitForModelCall()
  await vi.waitFor(() => expect(messages).toHaveLength(19), 30_000)
  expect(messages).toEqual(Array(19).fill('A blog post is already being generated'))
  model.release()
  await Promise.all(responses)
  expect(messages.at(-1)).toBe('Post')
  expect(model.calls).toHaveLength(1)
  expect(model.maxConcurrentCalls).toBe(1)
  expect((await stored()).posts).toHaveLength(1)
})

test('a run whose process died is resumed under its own id and creates one post', async () => {
  const { id } = await makeStaleRun()
  await resumeRun(worker)
  await vi.waitFor(async () => expect((await stored()).runs[0]?.status).toBe('succeeded'), 30_000)
  const { posts, runs } = await stored()
  expect(runs).toMatchObject([{ id, attempt: 2, postId: posts[0]?.id }])
  expect(posts).toHaveLength(1)
  expect(model.calls).toHaveLength(1)
})

test('only one of three concurrent workers claims a run', async () => {
  await makeStaleRun()
  await Promise.all([1, 2, 3].map(() => processRun(worker)))
  expect(model.calls).toHaveLength(1)
  expect((await stored()).posts).toHaveLength(1)
})

test('a run with a recent heartbeat is left to its worker', async () => {
  await makeStaleRun({ seconds: 20 })
  await resumeRun(worker)
  await processRun(worker)
  expect(model.calls).toEqual([])
})

test.each([
  ['three times', { attempt: 3 }],
  ['over an hour ago', { seconds: 3_700 }],
])('a run that was interrupted %s fails on the next request, which starts a new run', async (_, run) => {
  await makeStaleRun(run)
  expect((await generate()).data.generatePost.__typename).toBe('Post')
  expect((await stored()).runs.map(({ status, failure }) => [status, failure])).toEqual(
    expect.arrayContaining([
      ['failed', 'INTERRUPTED'],
      ['succeeded', null],
    ]),
  )
})

test('a run sends heartbeats while the model writes and stops afterward', async () => {
  model.script('held')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const running = generate()
  await waitForModelCall()
  await db.prisma.generationRun.updateMany({ data: { heartbeatAt: new Date(0) } })
  vi.advanceTimersByTime(PROGRESS_MS)
  await vi.waitFor(
    async () => expect((await stored()).runs[0]?.heartbeatAt.getTime()).toBeGreaterThan(Date.now() - 60_000),
    30_000,
  )
  model.release()
  expect((await running).data.generatePost.__typename).toBe('Post')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a run that was ended elsewhere stores no post', async () => {
  model.script('held')
  const running = generate()
  await waitForModelCall()
  await db.prisma.generationRun.updateMany({ data: { status: 'failed', failure: 'INTERRUPTED' } })
  model.release()
  expect((await running).data.generatePost).toMatchObject({ code: 'GENERATION_FAILED' })
  expect((await stored()).posts).toEqual([])
})

test('a worker that lost its run stores no post and does not change the run', async () => {
  model.script('held')
  await makeStaleRun({ attempt: 0 })
  const working = processRun(worker)
  await waitForModelCall()
  await db.prisma.generationRun.updateMany({ data: { attempt: 2 } })
  model.release()
  await working
  expect(await stored()).toMatchObject({ posts: [], runs: [{ status: 'running', attempt: 2 }] })
})

test('startGeneration returns the run immediately or the reason it did not start', async () => {
  const start = async () =>
    (
      await server.graphql<{ startGeneration: Record<string, unknown> }>(
        'mutation { startGeneration { ... on GenerationRun { id status stage } ... on Error { code message } } }',
        {},
        asAdmin,
      )
    ).data.startGeneration
  model.script('held')
  const run = await start()
  expect(run).toEqual({ id: expect.any(String), status: 'RUNNING', stage: 'WAITING' })
  expect(await start()).toEqual({ code: 'CONFLICT', message: 'A blog post is already being generated' })
  await waitForModelCall()
  model.release()
  await vi.waitFor(
    async () => expect((await stored()).runs).toMatchObject([{ id: run['id'], status: 'succeeded' }]),
    30_000,
  )
})

test('a request notices the end of a run in another process', async () => {
  const { id } = await makeStaleRun({ seconds: 0 })
  const waiting = waitForPost(worker, id)
  const post = await makePost(db.prisma, { title: 'From another process' })
  await db.prisma.generationRun.updateMany({ data: { status: 'succeeded', postId: post.id } })
  expect(await waiting).toBe(post.id)
})

test('a subscription receives stages and word counts while the model writes', async () => {
  await db.prisma.generationRun.create({
    data: {
      trigger: 'manual',
      category: 'Stories of Unity',
      stage: 'writing',
      status: 'failed',
      startedAt: new Date('2026-11-01T12:00:00Z'),
    },
  })
  model.script('held')
  const seen: { status: string; stage: string; words: number; fraction: number }[] = []
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...asAdmin, accept: 'text/event-stream' },
    payload: { query: 'subscription { postGeneration { status stage words fraction } }' },
    payloadAsStream: true,
  })
  // Tells nginx not to buffer the stream.
  expect(response.headers['x-accel-buffering']).toBe('no')
  const reading = (async () => {
    for await (const chunk of response.stream()) {
      for (const [, json] of String(chunk).matchAll(/^data: (\{.*\})$/gm)) {
        const run = JSON.parse(json ?? '{}').data?.postGeneration
        if (run) seen.push(run)
        if (run?.status === 'SUCCEEDED') return
      }
    }
  })()
  const running = generate()
  const words = () => seen.filter((run) => run.stage === 'WRITING' && run.words > 0)
  await vi.waitFor(() => expect(words()).not.toEqual([]), 30_000)
  model.release()
  await running
  await reading
  expect(seen.at(-1)).toEqual({ status: 'SUCCEEDED', stage: 'DONE', words: 2800, fraction: 1 })
  const fractions = seen.map((run) => run.fraction)
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  const runs = (await server.ask('{ generationRuns { status } }')) as unknown as { status: string }[]
  expect(runs.map(({ status }) => status)).toEqual(['SUCCEEDED', 'FAILED'])
})

test('the word count is saved even when the model pauses', async () => {
  model.script('held')
  const running = generate()
  await vi.waitFor(async () => expect((await stored()).runs[0]?.words).toBeGreaterThan(1_000), 30_000)
  model.release()
  expect((await running).data.generatePost.__typename).toBe('Post')
})

test('REST returns 401 with the specified message without the token', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/blog/generate',
    headers: { 'content-type': 'application/json' },
  })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    detail: 'Invalid admin token - please check your credentials',
  })
})

const post = () =>
  app.inject({
    method: 'POST',
    url: '/api/blog/generate',
    headers: { ...asAdmin, 'content-type': 'application/json' },
  })

test('REST returns 201 with the complete post', async () => {
  const response = await post()
  expect(response.statusCode).toBe(201)
  const [stored] = await db.prisma.post.findMany()
  expect(response.json()).toMatchObject({ id: stored?.id, slug: stored?.slug, readTime: 14 })
  expect(Object.keys(response.json()).sort()).toEqual(
    'author category content correction createdAt excerpt featuredImage id image provenance provenanceLabel publishedAt readTime slug tags title updatedAt'.split(
      ' ',
    ),
  )
})

test('REST returns 502 when the model declines and 409 while another run is active', async () => {
  model.script('refused')
  const refused = await post()
  expect([refused.statusCode, refused.json().detail]).toEqual([
    502,
    'The AI model declined to write this article',
  ])
  model.calls.length = 0
  model.script('held')
  const first = post()
  await waitForModelCall()
  expect((await post()).statusCode).toBe(409)
  model.release()
  expect((await first).statusCode).toBe(201)
})
