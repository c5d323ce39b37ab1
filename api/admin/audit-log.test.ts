import { expect, test } from 'vitest'
import { schema } from '#api/graphql/schema.ts'
import { sendDue } from '#api/newsletter/sending/issue-sender.ts'
import { closeDuePolls } from '#api/polls/closing.ts'
import { makePoll } from '#api/test/factories.ts'
import { makeIssue, senderDeps } from '#api/test/newsletter.ts'
import { startTestServer } from '#api/test/server.ts'
import { auditObject } from '#domain/admin/audit-text.ts'

const server = await startTestServer()
const { ask } = server
const { prisma } = server.db

interface Log {
  totalCount: number
  editors: string[]
  nodes: { action: string; object: string | null; target: string | null; editor: string | null }[]
}

const log = async (args = '') =>
  (await ask(
    `{ auditEntries${args && `(${args})`} { totalCount editors nodes { action object target editor } } }`,
  )) as unknown as Log
const actions = async (args: string) => (await log(args)).nodes.map(({ action }) => action)

test('the log is filtered by editor, by object and by what the clock did', async () => {
  const poll = await makePoll(prisma, { closesAt: server.now() })
  await closeDuePolls(server)
  const { token } = await ask(
    'mutation { createEditor(name: "Ana", role: EDITOR) { ... on NewEditor { token } } }',
  )
  const headers = { authorization: `Bearer ${token}` }
  await server.graphql(
    'mutation { createPoll(question: "Which way is better?", options: ["A", "B"]) { __typename } }',
    {},
    headers,
  )
  expect(await log()).toMatchObject({
    totalCount: 3,
    editors: ['Admin', 'Ana'],
    nodes: [
      { action: 'createPoll', object: 'POLL', editor: 'Ana' },
      { action: 'createEditor', object: 'EDITOR', editor: 'Admin' },
      { action: 'closePoll', object: 'POLL', target: poll.id, editor: null },
    ],
  })
  expect(await actions('editor: "Ana"')).toEqual(['createPoll'])
  expect(await actions('clock: true')).toEqual(['closePoll'])
  expect(await actions('clock: false, object: POLL')).toEqual(['createPoll'])
  expect(await actions('object: EDITOR, editor: "Ana"')).toEqual([])
})

test('every action of an editor can be found by its object', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
  const actions = fields.filter(({ description }) => /\((writer|editor|admin)\b/.test(description ?? ''))
  expect(actions.length).toBeGreaterThan(30)
  // The run that it starts is logged as generatePost.
  const unknown = actions.map(({ name }) => name).filter((name) => auditObject(name) === null)
  expect(unknown).toEqual(['startGeneration'])
})

test('the log says when a problem stops a scheduled issue', async () => {
  const issue = await makeIssue(prisma, {
    status: 'scheduled',
    scheduledFor: server.now(),
    html: '<p>Hello.</p>',
    text: 'Hello.',
  })
  await sendDue(senderDeps(server))
  expect((await log('clock: true, object: ISSUE')).nodes).toEqual([
    { action: 'pauseNewsletterIssue', object: 'ISSUE', target: issue.id, editor: null },
  ])
})
