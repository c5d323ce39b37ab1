import { expect, test } from 'vitest'
import { describeRest } from '#api/app.ts'
import { schema } from '#api/graphql/schema.ts'
import { makePoll } from '#api/test/factories.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { ADMIN_TOKEN, asAdmin, cookieOf, startTestServer } from '#api/test/server.ts'
import { type Provenance, provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ERROR_STATUS } from '#domain/errors.ts'
import { GENERATION_RUNNING } from '#domain/generation/messages.ts'
import { IMAGE_ERRORS } from '#domain/images/image-rules.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { STAND_IN_KEY, STAND_IN_MODEL, startModelServer } from '#e2e/fakes/model-server.ts'
import { seedDemo } from '#prisma/seed-demo.ts'

// Tests every REST route for its response body, status codes, headers and failures.

const server = await startTestServer()
const { app, db } = server
await seedDemo(db.prisma, server.now())

const poll = await db.prisma.poll.findFirstOrThrow({ where: { status: 'open' } })
const closed = await db.prisma.poll.findFirstOrThrow({ where: { status: 'closed' } })
const challenge = await db.prisma.challenge.findFirstOrThrow({ where: { type: 'quiz' } })
const slug = 'reading-a-poll-in-two-minutes'
await makeIssue(db.prisma, {
  slug: 'a-fence',
  postIds: [(await db.prisma.post.findUniqueOrThrow({ where: { slug } })).id],
  valueSlug: VALUE_CARDS[0]?.slug ?? null,
  poll: { connect: { id: poll.id } },
  status: 'sent',
  sentAt: server.now(),
})
const sessionId = 'session_1763640000000_contract'
await post(`/api/challenges/${challenge.id}/complete`, { sessionId })

type Json = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: each projection knows the shape that its own query asks for.
type Data = any

function post(url: string, payload?: object | string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
}

const POST_FIELDS =
  'id slug title excerpt content category tags author featuredImage image publishedAt correction { text at } createdAt updatedAt readTime provenance'
const VALUE_FIELDS = `slug title description percentage conservative liberal independents
  groups { conservative liberal } source report year fieldwork published population item asked note url link
  also { text url } icon`
const withLinkName = (each: Json) => ({ ...each, link: enumValue(String(each['link'])) })
const CHALLENGE_FIELDS = 'id type title description points badgeIcon badgeColor isActive'
/** REST names enum values as the domain does (MODEL_REVIEWED is modelReviewed) and adds the label. */
const restPost = (each: Json) => {
  const provenance = enumValue(String(each['provenance'])) as Provenance
  return { ...each, provenance, provenanceLabel: provenanceLabel(provenance) }
}
const challenges = (list: Json[]) =>
  list.map((each) => ({
    ...each,
    type: String(each['type']).toLowerCase(),
    badgeColor: String(each['badgeColor']).toLowerCase(),
  }))

const ISSUE_FIELDS = `id slug subject preheader intro closing tryThis sentAt
  posts { slug title excerpt category readTime provenance }
  value { slug title percentage } poll { id slug question }`
const PROVENANCE = {
  PEOPLE: 'people',
  MODEL: 'model',
  MODEL_EDITED: 'modelEdited',
  MODEL_REVIEWED: 'modelReviewed',
  MODEL_EDITED_REVIEWED: 'modelEditedReviewed',
}
const issueOf = (issue: Data) => ({
  ...issue,
  posts: issue.posts.map((each: Data) => ({
    ...each,
    provenance: PROVENANCE[each.provenance as keyof typeof PROVENANCE],
  })),
})

interface Read {
  call: string
  url: string
  admin?: true
  /** The GraphQL query and its conversion to the REST response. */
  query: string
  variables?: Json
  projection: (data: Data) => unknown
  failures: [url: string, status: number, problem?: Json][]
}

const READS: Read[] = [
  {
    call: 'GET /api/blog/posts',
    url: '/api/blog/posts',
    query: `{ posts(page: 1, pageSize: 50) { nodes { ${POST_FIELDS} } } }`,
    projection: ({ posts }: { posts: { nodes: Json[] } }) => posts.nodes.map(restPost),
    failures: [
      ['/api/blog/posts?limit=51', 400, { code: 'BAD_INPUT', errors: [{ path: 'limit' }] }],
      ['/api/blog/posts?page=0', 400, { code: 'BAD_INPUT', errors: [{ path: 'page' }] }],
      ['/api/blog/posts?page=x', 400, { code: 'BAD_INPUT', errors: [{ path: 'page' }] }],
    ],
  },
  {
    call: 'GET /api/blog/posts',
    url: '/api/blog/posts?page=2&limit=3&category=practical%20guides',
    query: `{ posts(page: 2, pageSize: 3, filter: { category: "Practical Guides" }) { nodes { ${POST_FIELDS} } } }`,
    projection: ({ posts }: { posts: { nodes: Json[] } }) => posts.nodes.map(restPost),
    failures: [],
  },
  {
    call: 'GET /api/blog/posts/featured',
    url: '/api/blog/posts/featured',
    query: `{ featuredPosts { ${POST_FIELDS} } }`,
    projection: ({ featuredPosts }) => featuredPosts.map(restPost),
    failures: [],
  },
  {
    call: 'GET /api/blog/search',
    url: '/api/blog/search?q=neighbors%20%26%20friends',
    query: `{ posts(filter: { search: "neighbors & friends" }, pageSize: 50) { nodes { ${POST_FIELDS} } } }`,
    projection: ({ posts }: { posts: { nodes: Json[] } }) => posts.nodes.map(restPost),
    failures: [
      ['/api/blog/search', 400, { errors: [{ path: 'q' }] }],
      ['/api/blog/search?q=', 400, { errors: [{ path: 'q' }] }],
      ['/api/blog/search?q=%20%09', 400, { errors: [{ path: 'q' }] }],
    ],
  },
  {
    call: 'GET /api/blog/posts/category/{category}',
    url: '/api/blog/posts/category/stories%20OF%20unity',
    query: `{ posts(filter: { category: "Stories of Unity" }, pageSize: 50) { nodes { ${POST_FIELDS} } } }`,
    projection: ({ posts }: { posts: { nodes: Json[] } }) => posts.nodes.map(restPost),
    failures: [],
  },
  {
    call: 'GET /api/blog/posts/{slug}',
    url: `/api/blog/posts/${slug}`,
    query: `query ($slug: String!) { post(slug: $slug) { ${POST_FIELDS} } }`,
    variables: { slug },
    projection: (data) => restPost(data['post']),
    failures: [['/api/blog/posts/nobody', 404, { code: 'NOT_FOUND', detail: 'Blog post not found' }]],
  },
  {
    call: 'GET /api/polls',
    url: '/api/polls',
    query: '{ polls { id slug question options exampleVotes } }',
    projection: ({ polls }) => polls,
    failures: [
      ['/api/polls?status=draft', 400, { errors: [{ path: 'status' }] }],
      ['/api/polls?page=0', 400, { errors: [{ path: 'page' }] }],
      ['/api/polls?status=closed&limit=51', 400, { errors: [{ path: 'limit' }] }],
    ],
  },
  {
    call: 'GET /api/polls',
    url: '/api/polls?status=closed',
    query: '{ closedPolls { nodes { id slug question options exampleVotes closedAt } } }',
    projection: ({ closedPolls }) => closedPolls.nodes,
    failures: [],
  },
  {
    call: 'GET /api/polls/{id}/common-ground',
    url: `/api/polls/${poll.id}/common-ground`,
    query: `query ($id: ID!) { poll(id: $id) { commonGround {
      version enough shortfall { affiliation have need } firstChoice tiedGroups
      options { option everyone groupAverage lowest lowestGroup difference } widest { option difference } } } }`,
    variables: { id: poll.id },
    // The groups of a demo poll are never compared, so no other field names a group.
    projection: ({ poll: { commonGround } }: { poll: { commonGround: { shortfall: Json[] } } }) => ({
      ...commonGround,
      shortfall: commonGround.shortfall.map((group) => ({
        ...group,
        affiliation: String(group['affiliation']).toLowerCase(),
      })),
    }),
    failures: [['/api/polls/nobody/common-ground', 404, { code: 'NOT_FOUND' }]],
  },
  {
    call: 'GET /api/polls/{id}/results',
    url: `/api/polls/${poll.id}/results`,
    query: 'query ($id: ID!) { poll(id: $id) { results { votes percentage } } }',
    variables: { id: poll.id },
    projection: (data: { poll: Json }) => data.poll['results'],
    failures: [['/api/polls/nobody/results', 404, { code: 'NOT_FOUND' }]],
  },
  {
    call: 'GET /api/polls/{id}/results/by-affiliation',
    url: `/api/polls/${poll.id}/results/by-affiliation`,
    query:
      'query ($id: ID!) { poll(id: $id) { resultsByAffiliation { affiliation results { option percentage } } } }',
    variables: { id: poll.id },
    projection: (data: { poll: { resultsByAffiliation: { affiliation: string; results: Json[] }[] } }) =>
      Object.fromEntries(
        data.poll.resultsByAffiliation.map(({ affiliation, results }) => [
          affiliation.toLowerCase(),
          results,
        ]),
      ),
    failures: [['/api/polls/nobody/results/by-affiliation', 404, { code: 'NOT_FOUND' }]],
  },
  {
    call: 'GET /api/quiz',
    url: '/api/quiz',
    query:
      '{ quiz { version questions { text options { text value area republicans democrats independents overall asked question pollster sponsor year fieldwork population url note also { text url } } } } }',
    projection: (data) => data['quiz'],
    failures: [],
  },
  {
    call: 'GET /api/values',
    url: '/api/values',
    query: `{ sharedValues { ${VALUE_FIELDS} } }`,
    projection: ({ sharedValues }: { sharedValues: Json[] }) => sharedValues.map(withLinkName),
    failures: [],
  },
  {
    call: 'GET /api/values/{slug}',
    url: '/api/values/term-limits-for-congress',
    query: `{ sharedValue(slug: "term-limits-for-congress") { ${VALUE_FIELDS} } }`,
    projection: ({ sharedValue }: { sharedValue: Json }) => withLinkName(sharedValue),
    failures: [['/api/values/missing', 404, { code: 'NOT_FOUND', detail: 'Shared value not found' }]],
  },
  {
    call: 'GET /api/splits',
    url: '/api/splits',
    query:
      '{ splits { slug statement republicans democrats independents overall asked question pollster sponsor year fieldwork population note url link also { text url } } }',
    projection: ({ splits }: { splits: Json[] }) => splits.map(withLinkName),
    failures: [],
  },
  {
    call: 'GET /api/today',
    url: '/api/today?date=2026-11-02',
    query:
      '{ today(date: "2026-11-02") { date party figure { kind slug title asked republicans democrats independents overall source year fieldwork population note url link also { text url } } } }',
    projection: ({ today }: { today: Json & { figure: Json } }) => ({
      ...today,
      party: enumValue(String(today['party'])),
      figure: { ...withLinkName(today.figure), kind: enumValue(String(today.figure['kind'])) },
    }),
    failures: [
      ['/api/today?date=2026-10-31', 404, { code: 'NOT_FOUND', detail: 'There is no question for this day' }],
      ['/api/today?date=soon', 400, { code: 'BAD_INPUT', errors: [{ path: 'date' }] }],
    ],
  },
  {
    call: 'GET /api/activity',
    url: '/api/activity',
    query: '{ activity { week articlesRead quizzes votes challenges signUps unsubscribes issuesSent } }',
    projection: ({ activity }: { activity: Json[] }) => activity,
    failures: ['105', '0', '0x10'].map((weeks) => [
      `/api/activity?weeks=${weeks}`,
      400,
      { code: 'BAD_INPUT', errors: [{ path: 'weeks' }] },
    ]),
  },
  {
    call: 'GET /api/challenges',
    url: '/api/challenges',
    query: `{ challenges { ${CHALLENGE_FIELDS} } }`,
    projection: (data: { challenges: Json[] }) => challenges(data.challenges),
    failures: [],
  },
  {
    call: 'GET /api/challenges/completed/{sessionId}',
    url: `/api/challenges/completed/${sessionId}`,
    query: `{ session(id: "${sessionId}") { completedChallenges { ${CHALLENGE_FIELDS} } } }`,
    projection: (data: { session: { completedChallenges: Json[] } }) =>
      challenges(data.session.completedChallenges),
    failures: [
      ['/api/challenges/completed/no%20spaces', 400, { errors: [{ path: 'sessionId' }] }],
      [`/api/challenges/completed/${'x'.repeat(129)}`, 400, { code: 'BAD_INPUT' }],
    ],
  },
  {
    call: 'GET /api/newsletter/issues',
    url: '/api/newsletter/issues',
    query: `{ newsletterIssues { nodes { ${ISSUE_FIELDS} } } }`,
    projection: ({ newsletterIssues }) => newsletterIssues.nodes.map(issueOf),
    failures: [
      ['/api/newsletter/issues?limit=21', 400],
      ['/api/newsletter/issues?page=0', 400],
    ],
  },
  {
    call: 'GET /api/newsletter/issues/{slug}',
    url: '/api/newsletter/issues/a-fence',
    query: `{ newsletterIssue(slug: "a-fence") { ${ISSUE_FIELDS} } }`,
    projection: ({ newsletterIssue }) => issueOf(newsletterIssue),
    failures: [
      ['/api/newsletter/issues/missing', 404, { code: 'NOT_FOUND', detail: 'Newsletter issue not found' }],
    ],
  },
  {
    call: 'GET /api/blog/automation/status',
    url: '/api/blog/automation/status',
    admin: true,
    query: '{ automationStatus { shouldCreateToday nextPostTime } }',
    projection: ({ automationStatus }) => automationStatus,
    failures: [],
  },
]

const UNAUTHENTICATED = {
  code: 'UNAUTHENTICATED',
  detail: 'Invalid admin token - please check your credentials',
}

const PROBLEM = {
  type: 'about:blank',
  title: expect.any(String),
  status: expect.any(Number),
  detail: expect.any(String),
  code: expect.any(String),
}

test.each(READS)('$url returns the same data as GraphQL and supports conditional requests', async (read) => {
  const headers = read.admin ? asAdmin : {}
  const { data, errors } = await server.graphql(read.query, read.variables ?? {}, headers)
  expect(errors).toEqual([])
  const response = await app.inject({ url: read.url, headers })
  expect(response.statusCode).toBe(200)
  const expected = read.projection(data as Data)
  expect(expected).toBeTruthy()
  expect(response.json()).toEqual(expected)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^(W\/)?".+"$/),
  })
  expect(response.headers['access-control-allow-credentials']).toBeUndefined()

  const etag = String(response.headers['etag'])
  for (const known of [etag, `"other", ${etag}`, '*', etag.replace(/^W\//, '')]) {
    const again = await app.inject({ url: read.url, headers: { ...headers, 'if-none-match': known } })
    expect([known, again.statusCode, again.body, again.headers['etag']]).toEqual([known, 304, '', etag])
  }
  const head = await app.inject({ method: 'HEAD', url: read.url, headers })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(response.headers['content-length'])
})

test.each(
  READS.flatMap(({ failures, admin }) =>
    failures.map(([url, status, problem]) => ({ url, status, problem, admin })),
  ),
)('$url is $status', async ({ url, status, problem, admin }) => {
  const response = await app.inject({ url, headers: admin ? asAdmin : {} })
  expect(response.statusCode).toBe(status)
  expectProblem(response, status, problem)
})

interface Write {
  call: string
  url: string
  payload?: object
  headers?: Record<string, string>
  status: number
  response: unknown
}

const results = poll.options.map((option) => ({
  option,
  votes: expect.any(Number),
  percentage: expect.any(Number),
}))
const stored = {
  id: challenge.id,
  type: 'quiz',
  title: challenge.title,
  description: challenge.description,
  points: 15,
  badgeIcon: challenge.badgeIcon,
  badgeColor: challenge.badgeColor,
  isActive: true,
}
const newChallenge = {
  title: 'Ask a neighbor',
  description: 'Ask what they care about.',
  type: 'story',
  badgeIcon: 'users',
  badgeColor: 'gold',
  points: 10,
  isActive: true,
}
const badVote = { code: 'BAD_INPUT', errors: [{ path: 'optionIndex', message: expect.any(String) }] }
const vote = `/api/polls/${poll.id}/vote`
const quizResult = {
  id: expect.any(String),
  overlapPercentage: 94,
  categories: [
    { name: 'Family Values', percentage: 94 },
    { name: 'Civic Engagement', percentage: 94 },
    { name: 'Economic Opportunity', percentage: 94 },
  ],
}
const badResponses = { code: 'BAD_INPUT', errors: [{ path: expect.stringMatching(/^responses/) }] }
const badPercentage = { code: 'BAD_INPUT', errors: [{ path: 'overlapPercentage' }] }
const responses = { 8: 'clean-air-and-water' }

const submit = (payload: object, status: number, response: unknown): Write => ({
  call: 'POST /api/quiz/submit',
  url: '/api/quiz/submit',
  payload,
  status,
  response,
})
const cast = (payload: object, status: number, response: unknown, url = vote): Write => ({
  call: 'POST /api/polls/{id}/vote',
  url,
  payload,
  status,
  response,
})
const complete = (payload: object, status: number, response: unknown, id = challenge.id): Write => ({
  call: 'POST /api/challenges/{id}/complete',
  url: `/api/challenges/${id}/complete`,
  payload,
  status,
  response,
})
const create = (
  payload: object,
  status: number,
  response: unknown,
  headers: Record<string, string> = asAdmin,
): Write => ({
  call: 'POST /api/challenges',
  url: '/api/challenges',
  payload,
  status,
  response,
  headers,
})

const send = (payload: object, status: number, response: unknown): Write => ({
  call: 'POST /api/contact',
  url: '/api/contact',
  payload,
  status,
  response,
})
const subscribe = (payload: object, status: number, response: unknown): Write => ({
  call: 'POST /api/newsletter/subscribe',
  url: '/api/newsletter/subscribe',
  payload,
  status,
  response,
})
const generate = (status: number, response: unknown, headers: Record<string, string> = asAdmin): Write => ({
  call: 'POST /api/blog/generate',
  url: '/api/blog/generate',
  status,
  response,
  headers: { 'content-type': 'application/json', ...headers },
})
const upload = (payload: Buffer, status: number, response: unknown, type = 'image/png'): Write => ({
  call: 'POST /api/images',
  url: '/api/images',
  payload,
  status,
  response,
  headers: { ...asAdmin, 'content-type': type },
})
/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const imageUrl = expect.stringMatching(/^\/images\/[0-9a-f-]{36}-1\.webp$/)
const message = {
  name: 'Jo',
  email: 'jo@example.org',
  subject: 'general',
  message: 'Ten chars.',
}
const invalidField = (path: string, message: string) => ({
  code: 'BAD_INPUT',
  detail: message,
  errors: [{ path, message }],
})

const WRITES: Write[] = [
  upload(picture, 201, {
    id: expect.any(String),
    url: imageUrl,
    width: 1,
    height: 1,
    sources: [{ url: imageUrl, width: 1 }],
  }),
  upload(Buffer.from('no picture'), 400, { code: 'BAD_INPUT', detail: IMAGE_ERRORS.unreadable }),
  upload(picture, 415, { code: 'BAD_INPUT', detail: IMAGE_ERRORS.type }, 'image/gif'),
  // The submitted percentage is ignored.
  submit({ responses, overlapPercentage: 3 }, 201, quizResult),
  submit({ responses: { 9: 'nobody knows this answer' }, overlapPercentage: 100 }, 201, {
    ...quizResult,
    overlapPercentage: 55,
    categories: expect.any(Array),
  }),
  submit({ responses: {}, overlapPercentage: 50 }, 400, badResponses),
  submit({ responses: [], overlapPercentage: 50 }, 400, badResponses),
  submit({ responses: null, overlapPercentage: 50 }, 400, badResponses),
  submit({ responses: { 10: 'hiring' }, overlapPercentage: 50 }, 400, badResponses),
  submit({ responses: { '-1': 'hiring' }, overlapPercentage: 50 }, 400, badResponses),
  submit({ responses: { 0: 7 }, overlapPercentage: 50 }, 400, badResponses),
  submit({ responses, overlapPercentage: 101 }, 400, badPercentage),
  submit({ responses, overlapPercentage: -1 }, 400, badPercentage),
  submit({ responses, overlapPercentage: '50' }, 400, badPercentage),
  submit({ responses }, 400, badPercentage),
  cast({ optionIndex: 0 }, 201, { success: true, results }),
  cast({ optionIndex: 1, politicalAffiliation: 'Conservative' }, 201, { success: true, results }),
  cast({ optionIndex: 1, politicalAffiliation: 'LIBERAL' }, 201, { success: true, results }),
  cast({ optionIndex: poll.options.length }, 400, badVote),
  cast({ optionIndex: -1 }, 400, badVote),
  cast({ optionIndex: 0.5 }, 400, badVote),
  cast({ optionIndex: 2 ** 31 }, 400, badVote),
  cast({ optionIndex: '0' }, 400, badVote),
  cast({}, 400, badVote),
  cast({ optionIndex: 0, politicalAffiliation: 'martian' }, 400, {
    errors: [{ path: 'politicalAffiliation' }],
  }),
  cast({ optionIndex: 0 }, 404, { code: 'NOT_FOUND' }, '/api/polls/nobody/vote'),
  cast(
    { optionIndex: 0 },
    409,
    { code: 'CONFLICT', detail: 'This poll is closed' },
    `/api/polls/${closed.id}/vote`,
  ),
  complete({ sessionId: 'session_1_a' }, 201, stored),
  complete({ sessionId: 'session_1_a' }, 200, stored),
  complete({ sessionId: 'a b' }, 400, { errors: [{ path: 'sessionId' }] }),
  complete({}, 400, { errors: [{ path: 'sessionId' }] }),
  complete({ sessionId }, 404, { code: 'NOT_FOUND' }, 'nobody'),
  create(newChallenge, 201, { id: expect.any(String), ...newChallenge }),
  create(newChallenge, 409, { code: 'CONFLICT' }),
  create({ ...newChallenge, title: 'x', points: 0 }, 400, {
    errors: [{ path: 'title' }, { path: 'points' }],
  }),
  create({ ...newChallenge, type: 'dance' }, 400, { errors: [{ path: 'type' }] }),
  create(newChallenge, 401, UNAUTHENTICATED, {}),
  create({}, 401, UNAUTHENTICATED, { authorization: 'Bearer a-wrong-token-of-tests' }),
  generate(401, UNAUTHENTICATED, {}),
  generate(503, {
    code: 'GENERATION_UNAVAILABLE',
    detail: 'Blog generation is not configured: set OPENAI_API_KEY.',
  }),
  send(message, 201, { success: true, id: expect.any(String) }),
  send({ ...message, name: ' J ' }, 400, invalidField('name', 'Please enter your name')),
  send({ ...message, email: 'jo@' }, 400, invalidField('email', 'Please enter a valid email address')),
  send({ ...message, subject: 'gossip' }, 400, invalidField('subject', 'Please select a subject category')),
  send({ ...message, subject: undefined }, 400, invalidField('subject', 'Please select a subject category')),
  send(
    { ...message, message: 'Too short' },
    400,
    invalidField('message', 'Please enter a message of at least 10 characters'),
  ),
  send({}, 400, { errors: ['name', 'email', 'subject', 'message'].map((path) => ({ path })) }),
  subscribe({ email: 'jo@example.org' }, 202, { success: true }),
  subscribe({ email: 'JO@example.org' }, 202, { success: true }),
  subscribe({ email: 'nobody' }, 400, invalidField('email', 'Please enter a valid email address')),
  subscribe({}, 400, { errors: [{ path: 'email' }] }),
]

test.each(
  WRITES.map((write, index) => ({ ...write, sent: `${index}: ${JSON.stringify(write.payload ?? '')}` })),
)('$call with $sent is $status', async ({ url, payload, headers, status, response: expected }) => {
  const response = await post(url, payload, headers)
  expect([response.statusCode, response.body]).toEqual([status, expect.any(String)])
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
  if (status >= 400) expectProblem(response, status, expected as Json)
  else expect(response.json()).toEqual(expected)
})

test('generating a post returns 201, 409 while one is running, or 502 when the model fails', async () => {
  const model = await startModelServer()
  const writing = await startTestServer(
    { OPENAI_API_KEY: STAND_IN_KEY, OPENAI_BASE_URL: model.url, OPENAI_MODEL: STAND_IN_MODEL },
    { db },
  )
  const ask = () =>
    writing.app.inject({
      method: 'POST',
      url: '/api/blog/generate',
      headers: { 'content-type': 'application/json', ...asAdmin },
    })
  try {
    model.script('held')
    const first = ask()
    await expect.poll(() => model.calls.length, { timeout: 30_000 }).toBe(1)
    const second = await ask()
    expect(second.statusCode).toBe(409)
    expectProblem(second, 409, { code: 'CONFLICT', detail: GENERATION_RUNNING })
    model.release()
    const created = await first
    expect([created.statusCode, Object.keys(created.json())]).toEqual([
      201,
      [...POST_FIELDS.replace(' { text at }', '').split(' '), 'provenanceLabel'],
    ])
    expect((await app.inject(`/api/blog/posts/${created.json().slug}`)).json()).toEqual(created.json())

    model.script('401')
    const failed = await ask()
    expect(failed.statusCode).toBe(502)
    expectProblem(failed, 502, { code: 'GENERATION_FAILED' })
  } finally {
    await model.close()
  }
})

const isApi = ([path]: [string, unknown]) => path.startsWith('/api/')

test('the tests and the OpenAPI description cover the same routes and statuses', async () => {
  const { paths = {} } = describeRest()
  // api/data/data-files.test.ts covers the files at /data.
  const described = Object.entries(paths)
    .filter(isApi)
    .flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const)
        .filter((method) => item?.[method])
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
  const tested = new Set([...READS, ...WRITES].map(({ call }) => call))
  expect([...tested].sort()).toEqual(described.sort())

  const testedStatuses = [
    ...READS.flatMap(({ call, failures }) =>
      [200, 304, ...failures.map(([, status]) => status)].map((status) => ({ call, status })),
    ),
    ...WRITES,
  ]
  for (const { call, status } of testedStatuses) {
    const [method = '', path = ''] = call.split(' ')
    const responses = paths[path]?.[method.toLowerCase() as 'get' | 'post']?.responses
    expect([call, Object.keys(responses ?? {})]).toEqual([call, expect.arrayContaining([`${status}`])])
  }
})

test('responses about one session are no-store, and public responses are no-cache', async () => {
  const cacheControlOf = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await cacheControlOf('/api/challenges/completed/session_1_abc')).toBe('no-store')
  for (const url of ['/api/challenges', '/api/polls', '/api/blog/posts', '/api/openapi.json']) {
    expect(await cacheControlOf(url)).toBe('no-cache')
  }
})

test('admin reads need the token and are not cached', async () => {
  for (const headers of [
    {},
    { authorization: 'Bearer a-wrong-token-of-tests' },
    { cookie: `adminToken=${ADMIN_TOKEN}` },
  ]) {
    const response = await app.inject({ url: `/api/blog/automation/status?token=${ADMIN_TOKEN}`, headers })
    expect(response.statusCode).toBe(401)
    expectProblem(response, 401, UNAUTHENTICATED)
  }
  const status = await app.inject({ url: '/api/blog/automation/status', headers: asAdmin })
  expect(status.headers['cache-control']).toBe('no-store')
  expect(new Date(status.json().nextPostTime).toISOString()).toBe(status.json().nextPostTime)
})

test('a list has the total count and links to other pages', async () => {
  const total = await db.prisma.post.count({ where: { status: 'published' } })
  const response = await app.inject('/api/blog/posts?page=2&limit=5&tag=')
  const first = await app.inject('/api/blog/posts?limit=5')
  expect(first.headers['x-total-count']).toBe(String(total))
  expect(first.headers['link']).toContain('</api/blog/posts?limit=5&page=2>; rel="next"')
  expect(response.headers['access-control-expose-headers']).toMatch(/x-total-count/i)
  let next: string | undefined = '/api/blog/posts?limit=5'
  const seen: string[] = []
  while (next) {
    const page: Awaited<ReturnType<typeof post>> = await app.inject(next)
    seen.push(...page.json().map(({ id }: { id: string }) => id))
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1]
  }
  expect(new Set(seen).size).toBe(total)
})

test('posts are listed newest first with ISO 8601 dates', async () => {
  const posts: { publishedAt: string; createdAt: string; updatedAt: string }[] = (
    await app.inject('/api/blog/posts')
  ).json()
  const moments = posts.map(({ publishedAt }) => publishedAt)
  expect(moments).toEqual([...moments].sort().reverse())
  for (const { publishedAt, createdAt, updatedAt } of posts) {
    for (const moment of [publishedAt, createdAt, updatedAt])
      expect(new Date(moment).toISOString()).toBe(moment)
  }
})

test('the percentages of a poll add up to 100 or are all 0', async () => {
  const fresh = await makePoll(db.prisma, { options: ['One', 'Two', 'Three'] })
  const shares = async () =>
    (await app.inject(`/api/polls/${fresh.id}/results`))
      .json()
      .map(({ percentage }: { percentage: number }) => percentage)
  expect(await shares()).toEqual([0, 0, 0])
  for (let voter = 0; voter < 7; voter++) {
    await post(`/api/polls/${fresh.id}/vote`, { optionIndex: voter % 3 })
    const now: number[] = await shares()
    expect(now.reduce((sum, share) => sum + share, 0)).toBe(100)
    expect(now.every(Number.isInteger)).toBe(true)
  }
})

test('a vote with the cookie replaces the first, and a vote without it counts as a new voter', async () => {
  const fresh = await makePoll(db.prisma)
  const url = `/api/polls/${fresh.id}/vote`
  const votes = async () =>
    (await app.inject(`/api/polls/${fresh.id}/results`))
      .json()
      .map(({ votes: count }: { votes: number }) => count)
  const first = await post(url, { optionIndex: 0 })
  await post(url, { optionIndex: 1 }, cookieOf(first))
  expect(await votes()).toEqual([0, 1, 0])
  await post(url, { optionIndex: 2 })
  expect(await votes()).toEqual([0, 1, 1])
})

test('every error code of the schema has an HTTP status', () => {
  const codes = schema.getType('ErrorCode')
  expect(
    codes &&
      'getValues' in codes &&
      codes
        .getValues()
        .map(({ name }) => name)
        .sort(),
  ).toEqual(Object.keys(ERROR_STATUS).sort())
  expect(ERROR_STATUS).toEqual({
    BAD_INPUT: 400,
    UNAUTHENTICATED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    CONFLICT: 409,
    RATE_LIMITED: 429,
    INTERNAL: 500,
    GENERATION_FAILED: 502,
    GENERATION_UNAVAILABLE: 503,
  })
})

function expectProblem(
  response: { headers: Record<string, unknown>; json(): Json },
  status: number,
  problem: Json = {},
) {
  const { errors, ...rest } = response.json()
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(rest).toEqual({ ...PROBLEM, status })
  for (const field of (errors as Json[] | undefined) ?? []) {
    expect(field).toEqual({ path: expect.any(String), message: expect.stringMatching(/.+/) })
  }
  expect({ ...rest, errors }).toMatchObject(problem)
}
