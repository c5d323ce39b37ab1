import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import quiz from '#domain/quiz/quiz.json' with { type: 'json' }

const server = await startTestServer()
const { app, db } = server

const SUBMIT = `mutation ($responses: [QuizResponseInput!]!, $overlap: Float!, $session: String) {
  submitQuiz(responses: $responses, overlapPercentage: $overlap, sessionId: $session) {
    __typename
    ... on QuizResult { id overlapPercentage categories { name percentage } }
    ... on Error { code message }
    ... on BadInputError { fields { path message } }
  }
}`

const first = QUIZ_QUESTIONS.map((question) => question.options[0]?.value ?? '')
const responses = first.map((value, question) => ({ question, value }))
// 83+85+92+80+69+93+71+81+88+87 = 829 hundredths over ten answers.
const RESULT = {
  overlapPercentage: 83,
  categories: [
    { name: 'Family Values', percentage: 92 },
    { name: 'Civic Engagement', percentage: 92 },
    { name: 'Economic Opportunity', percentage: 91 },
  ],
}

function submit(variables: Record<string, unknown>) {
  return server.graphql<{ submitQuiz: Record<string, unknown> }>(SUBMIT, { overlap: 50, ...variables })
}

function post(payload: unknown) {
  return app.inject({
    method: 'POST',
    url: '/api/quiz/submit',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
}

const OPTION_FIELDS =
  'text value area republicans democrats independents overall asked question pollster sponsor year fieldwork population url note also'

/** The parts of quiz.json that the API has. */
const EXPECTED = {
  version: quiz.version,
  questions: quiz.questions.map(({ text, options }) => ({
    text,
    options: options.map((option) =>
      Object.fromEntries(OPTION_FIELDS.split(' ').map((name) => [name, option[name as keyof typeof option]])),
    ),
  })),
}

test('GraphQL has the version, and the figures and source of each option', async () => {
  const { data } = await server.graphql(
    `{ quiz { version questions { text options { ${OPTION_FIELDS} { text url } } } } }`,
  )
  expect(data).toEqual({ quiz: EXPECTED })
})

test('REST has the same quiz, and an unchanged one is a 304', async () => {
  const response = await app.inject('/api/quiz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(EXPECTED)
  const { etag } = response.headers
  const again = await app.inject({ url: '/api/quiz', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the server computes the result and ignores the submitted percentage', async () => {
  const { data } = await submit({ responses, overlap: 3, session: 'session_1_mine' })
  expect(data.submitQuiz).toEqual({ __typename: 'QuizResult', id: expect.any(String), ...RESULT })
  const [stored] = await db.prisma.quizSubmission.findMany({ where: { sessionId: 'session_1_mine' } })
  expect(stored).toMatchObject({
    id: data.submitQuiz['id'],
    overlapPercentage: 83,
    version: 3,
    responses: Object.fromEntries(first.entries()),
    createdAt: server.now(),
  })
})

test('an invalid submission is rejected by field and not stored', async () => {
  const before = await db.prisma.quizSubmission.count()
  const wrong: [Record<string, unknown>, string][] = [
    [{ responses: [] }, 'responses'],
    [{ responses: [{ question: 10, value: 'x' }] }, 'responses'],
    [{ responses: [{ question: -1, value: 'x' }] }, 'responses'],
    [{ responses, overlap: 101 }, 'overlapPercentage'],
    [{ responses, session: 'not a session' }, 'sessionId'],
  ]
  for (const [variables, path] of wrong) {
    const { data } = await submit(variables)
    expect(data.submitQuiz).toMatchObject({ __typename: 'BadInputError', code: 'BAD_INPUT' })
    expect(JSON.stringify(data.submitQuiz['fields'])).toContain(`"path":"${path}`)
  }
  expect(await db.prisma.quizSubmission.count()).toBe(before)
})

test('an unknown answer, such as one of version 2, has a weight of 0.55', async () => {
  const response = await post({ responses: { 0: 'something else' }, overlapPercentage: 0 })
  expect(response.json().overlapPercentage).toBe(55)
  const older = await post({ responses: { 3: 'stock-trading', 4: 'foreign-money' }, overlapPercentage: 0 })
  expect(older.json().overlapPercentage).toBe(71) // (87 + 55) / 2
})

test('REST accepts answers as a map and returns 201 with the server’s result', async () => {
  const response = await post({
    responses: Object.fromEntries(first.entries()),
    overlapPercentage: 99.5,
    sessionId: 'session_2_rest',
  })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ id: expect.any(String), ...RESULT })
  expect(await db.prisma.quizSubmission.count({ where: { sessionId: 'session_2_rest' } })).toBe(1)
})

test('REST rejects invalid answers, percentages and bodies with a problem', async () => {
  const before = await db.prisma.quizSubmission.count()
  for (const payload of [
    { responses: {}, overlapPercentage: 50 },
    { responses: { 10: 'x' }, overlapPercentage: 50 },
    { responses: { 0: 1 }, overlapPercentage: 50 },
    { responses: ['x'], overlapPercentage: 50 },
    { responses: null, overlapPercentage: 50 },
    { overlapPercentage: 50 },
    { responses: { 0: 'x' } },
    { responses: { 0: 'x' }, overlapPercentage: '50' },
    { responses: { 0: 'x' }, overlapPercentage: 101 },
    { responses: { 0: 'x' }, overlapPercentage: -1 },
    [],
    null,
  ]) {
    const response = await post(payload)
    expect(response.statusCode, JSON.stringify(payload)).toBe(400)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', detail: expect.any(String) })
  }
  expect(await db.prisma.quizSubmission.count()).toBe(before)
})
