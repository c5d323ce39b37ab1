import { expect, test } from 'vitest'
import { makeBallots, makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { DAILY_COUNT_KINDS, mondayOf } from '#domain/activity/daily-counts.ts'
import { type Cell, type Row, TABLES, type TableName } from '#domain/data/tables.ts'
import { addDays } from '#domain/dates.ts'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { seedDemo } from '#prisma/seed-demo.ts'

// Every cell of the files whose value the API has too, over the same data.

const server = await startTestServer()
const { app } = server
const { prisma } = server.db
await seedDemo(prisma, server.now())

const closed = { status: 'closed', closedAt: new Date('2026-11-18T23:59:00Z') } as const
const polls = {
  open: await makePoll(prisma, { question: 'An open poll with “quotes”, "these" and\na second line?' }),
  withheld: await makePoll(prisma, { ...closed, options: ['=1+1', '-2', 'A, “b”, "c"'] }),
  shown: await makePoll(prisma, {
    ...closed,
    outcome: '@All: it was done, “at once”.',
    outcomeAt: new Date('2026-11-19T12:00:00Z'),
  }),
  samples: await makePoll(prisma, { ...closed, exampleVotes: 3 }),
  empty: await makePoll(prisma, closed),
}
await makePoll(prisma, { status: 'draft', question: 'A draft?' })
const enough = { conservative: [9, 7, 1], liberal: [2, 8, 9], independent: [4, 4, 5], other: [1, 2, 9] }
const cast = (id: string, spread: object) => makeBallots(prisma, id, spread, server.now())
await cast(polls.open.id, enough)
// The small group would follow from the others, so a second one is withheld with it.
await cast(polls.withheld.id, { ...enough, other: [1, 0, 1] })
await cast(polls.shown.id, enough)
await cast(polls.samples.id, { conservative: [2, 0, 1] })

const monday = mondayOf(server.now().toISOString().slice(0, 10))
await prisma.dailyCount.createMany({
  data: [-22, -15, -8, -7, -1, 0].flatMap((day) =>
    DAILY_COUNT_KINDS.filter((kind) => kind !== 'issue' || day > -10).map((kind, index) => ({
      day: new Date(addDays(monday, day)),
      kind,
      count: 100 * index - day,
    })),
  ),
})

async function graphql<Data extends object>(query: string): Promise<Data> {
  const { errors, data } = await server.graphql<Data>(query)
  expect(errors).toEqual([])
  return data
}

async function rest<Body>(path: string): Promise<Body> {
  const response = await app.inject(`/api/${path}`)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<Body>()
}

type Figure = Record<string, Cell> & { also: { url: string }[] }
const addresses = (also: { url: string }[]) => also.map(({ url }) => url).join(' ') || null
const figureOf = ({ also, independents, year, fieldwork, population, asked, note, url }: Figure) => ({
  ...{ independents, year, fieldwork, population, asked, note, url },
  also: addresses(also),
})
const valueRow = (value: Figure) => ({
  slug: value['slug'],
  title: value['title'],
  republicans: value['conservative'],
  democrats: value['liberal'],
  everyone: value['percentage'],
  question: value['item'],
  pollster: value['source'],
  ...figureOf(value),
})
const splitRow = (split: Figure) => ({
  slug: split['slug'],
  statement: split['statement'],
  ...sharesOf(split),
  ...figureOf(split),
})
const sharesOf = ({ republicans, democrats, overall, question, pollster, sponsor }: Figure) => ({
  ...{ republicans, democrats, everyone: overall, question, pollster, sponsor },
})
interface Quiz {
  questions: { text: string; options: Figure[] }[]
}
const answerRows = ({ questions }: Quiz) =>
  questions.flatMap(({ text, options }, index) =>
    options.map((option) => ({
      value: option['value'],
      question_number: index + 1,
      quiz_question: text,
      answer: option['text'],
      area: option['area'],
      ...sharesOf(option),
      ...figureOf(option),
    })),
  )
type Week = Record<string, Cell>
const weekRows = (weeks: Week[]) =>
  weeks.flatMap(({ week, articlesRead, quizzes, votes, challenges, signUps, unsubscribes, issuesSent }) =>
    Object.entries({
      ...{ read: articlesRead, quiz: quizzes, vote: votes, challenge: challenges },
      ...{ signUp: signUps, unsubscribe: unsubscribes, issue: issuesSent },
    }).map(([kind, count]) => ({ week, kind, count })),
  )

interface Results {
  votes?: number
  percentage: number
}
interface ApiPoll {
  id: string
  slug: string
  question: string
  status: string
  options: string[]
  createdAt?: string
  closedAt: string | null
  exampleVotes: number
  outcome: { text: string } | null
  total: number
  results: Results[]
  groups: Map<string, Results[]>
}

async function pollsOfGraphql(): Promise<ApiPoll[]> {
  const fields = `id slug question status options createdAt closedAt exampleVotes outcome { text }
    total: totalVotes results { votes percentage }
    resultsByAffiliation { affiliation results { votes percentage } }`
  type Poll = ApiPoll & { resultsByAffiliation: { affiliation: string; results: Results[] }[] }
  const { polls: open, closedPolls } = await graphql<{ polls: Poll[]; closedPolls: { nodes: Poll[] } }>(
    `{ polls { ${fields} } closedPolls(pageSize: 20) { nodes { ${fields} } } }`,
  )
  return [...open, ...closedPolls.nodes].map((poll) => ({
    ...poll,
    status: enumValue(poll.status),
    groups: new Map(poll.resultsByAffiliation.map((group) => [enumValue(group.affiliation), group.results])),
  }))
}

async function pollsOfRest(): Promise<ApiPoll[]> {
  const found: ApiPoll[] = []
  for (const status of ['open', 'closed']) {
    for (const poll of await rest<ApiPoll[]>(`polls?status=${status}`)) {
      const results = await rest<Required<Results>[]>(`polls/${poll.id}/results`)
      const groups = await rest<Record<string, Results[]>>(`polls/${poll.id}/results/by-affiliation`)
      const total = results.reduce((sum, { votes }) => sum + votes, 0)
      found.push({ ...poll, status, results, total, groups: new Map(Object.entries(groups)) })
    }
  }
  return found
}

const pollRow = (poll: ApiPoll) => ({
  slug: poll.slug,
  question: poll.question,
  status: poll.status,
  ...(poll.createdAt && { opened: poll.createdAt.slice(0, 10) }),
  closed: poll.closedAt?.slice(0, 10) ?? null,
  ballots: poll.total,
  sample_ballots: poll.exampleVotes,
  outcome: poll.outcome?.text ?? null,
  page: `http://localhost:4000/polls/${poll.slug}`,
})

const resultRows = (poll: ApiPoll) =>
  ['all', ...(poll.status === 'closed' ? AFFILIATIONS : [])].flatMap((group) => {
    const results = group === 'all' ? poll.results : poll.groups.get(group)
    return poll.options.map((answer, index) => ({
      poll: poll.slug,
      group,
      option: index + 1,
      answer,
      // REST has only the shares of a group.
      ...(results && results[index]?.votes === undefined ? {} : { votes: results?.[index]?.votes ?? null }),
      percentage: results?.[index]?.percentage ?? null,
      withheld: !results,
      sample: poll.exampleVotes > 0,
    }))
  })

const FIGURE = 'independents year fieldwork population asked note url also { url }'
const SHARES = 'republicans democrats overall question pollster sponsor'
const WEEK = 'week articlesRead quizzes votes challenges signUps unsubscribes issuesSent'

/** The rows of a file as the API gives them, with every column of the file that it has. */
const API: Record<TableName, Record<'GraphQL' | 'REST', () => Promise<object[]>>> = {
  'shared-values': {
    GraphQL: async () => {
      const fields = `slug title conservative liberal percentage item source ${FIGURE}`
      const { sharedValues } = await graphql<{ sharedValues: Figure[] }>(`{ sharedValues { ${fields} } }`)
      return sharedValues.map(valueRow)
    },
    REST: async () => (await rest<Figure[]>('values')).map(valueRow),
  },
  'quiz-answers': {
    GraphQL: async () => {
      const options = `options { value text area ${SHARES} ${FIGURE} }`
      const { quiz } = await graphql<{ quiz: Quiz }>(`{ quiz { questions { text ${options} } } }`)
      return answerRows(quiz)
    },
    REST: async () => answerRows(await rest<Quiz>('quiz')),
  },
  splits: {
    GraphQL: async () => {
      const fields = `slug statement ${SHARES} ${FIGURE}`
      return (await graphql<{ splits: Figure[] }>(`{ splits { ${fields} } }`)).splits.map(splitRow)
    },
    REST: async () => (await rest<Figure[]>('splits')).map(splitRow),
  },
  polls: {
    GraphQL: async () => (await pollsOfGraphql()).map(pollRow),
    REST: async () => (await pollsOfRest()).map(pollRow),
  },
  'poll-results': {
    GraphQL: async () => (await pollsOfGraphql()).flatMap(resultRows),
    REST: async () => (await pollsOfRest()).flatMap(resultRows),
  },
  activity: {
    GraphQL: async () => {
      const { activity } = await graphql<{ activity: Week[] }>(`{ activity(weeks: 104) { ${WEEK} } }`)
      return weekRows(activity)
    },
    REST: async () => weekRows(await rest<Week[]>('activity?weeks=104')),
  },
}

/** RFC 4180, without the apostrophe that disarms a formula. */
function parseCsv(body: string): Record<string, string>[] {
  const [names = [], ...rows] = body
    .split(/(?<=")\r\n/)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')))
    .filter((cells) => cells.length > 0)
  return rows.map((row) =>
    Object.fromEntries(
      names.map((name, index) => [name, (row[index] ?? '').replace(/^'(?=\s*[=+\-@])/, '')]),
    ),
  )
}

const KEYS: Partial<Record<TableName, readonly string[]>> = {
  'poll-results': ['poll', 'group', 'option'],
  activity: ['week', 'kind'],
}
/** Columns that the API lacks. REST has no time at which a poll was opened. */
const ONLY_IN_FILES: Readonly<Record<string, readonly string[]>> = { 'polls REST': ['opened'] }

const CASES = TABLES.flatMap(({ name, columns }) =>
  (['GraphQL', 'REST'] as const).map(
    (source) => [name, source, columns.map((column) => column.name)] as const,
  ),
)

test.each(CASES)('every cell of %s is that of %s', async (name, source, columns) => {
  const keyOf = (row: object) =>
    (KEYS[name] ?? columns.slice(0, 1)).map((key) => Reflect.get(row, key)).join()
  const rows = await API[name][source]()
  const expected = new Map<string, object>(rows.map((row) => [keyOf(row), row]))
  expect(expected.size).toBe(rows.length)
  const covered = new Set([...rows.flatMap(Object.keys), ...(ONLY_IN_FILES[`${name} ${source}`] ?? [])])
  expect([...covered].sort()).toEqual([...columns].sort())

  const text = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, String(cell ?? '')]))
  const files = [
    [(await app.inject(`/data/${name}.json`)).json<Row[]>(), (row: object) => row],
    [parseCsv((await app.inject(`/data/${name}.csv`)).body), text],
  ] as const
  for (const [file, cellsOf] of files) {
    expect(file.map(keyOf).sort()).toEqual([...expected.keys()].sort())
    for (const row of file) {
      const cells = cellsOf(expected.get(keyOf(row)) ?? {})
      expect(Object.fromEntries(Object.keys(cells).map((column) => [column, row[column]]))).toEqual(cells)
    }
  }
})

test('the data has groups that are withheld, samples, and cells that a spreadsheet would run', async () => {
  const rows = (await app.inject('/data/poll-results.json')).json<Row[]>()
  const groupsOf = (flag: string, { slug }: { slug: string }) =>
    new Set(rows.filter((row) => row['poll'] === slug && row[flag]).map(({ group }) => group))
  expect(groupsOf('withheld', polls.withheld)).toEqual(new Set(['independent', 'other']))
  expect(groupsOf('withheld', polls.shown)).toEqual(new Set())
  expect(groupsOf('withheld', polls.empty)).toEqual(new Set(AFFILIATIONS))
  expect(groupsOf('sample', polls.samples).size).toBe(5)
  expect(groupsOf('sample', polls.shown).size).toBe(0)
  expect(new Set(rows.filter(({ poll }) => poll === polls.open.slug).map(({ group }) => group))).toEqual(
    new Set(['all']),
  )
  const { body } = await app.inject('/data/poll-results.csv')
  for (const cell of [`"'=1+1"`, `"'-2"`]) expect(body).toContain(cell)
  expect((await app.inject('/data/polls.csv')).body).toContain(`"'@All`)
})
