import { expect, test } from 'vitest'
import { makeIssue, makeSubscriber } from '#api/test/newsletter.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { prisma } = server.db

const find = (email: string) =>
  server.ask(
    `mutation ($email: String!) { findSubscriber(email: $email) {
      ... on AdminSubscriber { email status history { at kind issue } }
      ... on Error { code message }
    } }`,
    { email },
  )
const lastEntry = () => prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })

test('an editor finds one address with its history, and the log records it without the address', async () => {
  const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`)
  const { id } = await makeSubscriber(prisma, {
    email: 'maria@example.org',
    createdAt: at(10),
    requestedAt: at(11),
    confirmationSentAt: at(12),
    confirmedAt: at(13),
  })
  await makeSubscriber(prisma, { email: 'someone.else@example.org' })
  const issue = await makeIssue(prisma, { subject: 'A fence' })
  await prisma.delivery.create({
    data: { issueId: issue.id, subscriberId: id, status: 'sent', dueAt: at(14), finishedAt: at(15) },
  })
  const event = (day: number, kind: string, subject: string | null = null) => ({
    at: at(day).toISOString(),
    kind,
    issue: subject,
  })
  expect(await find(' Maria@Example.org ')).toEqual({
    email: 'maria@example.org',
    status: 'CONFIRMED',
    history: [
      event(15, 'SENT', 'A fence'),
      event(13, 'CONFIRMED'),
      event(12, 'CONFIRMATION_SENT'),
      event(11, 'SIGNED_UP_AGAIN'),
      event(10, 'SIGNED_UP'),
    ],
  })
  const entry = await lastEntry()
  expect(entry).toMatchObject({ action: 'findSubscriber', target: null, editor: 'Admin' })
  expect(JSON.stringify(entry.details)).not.toContain('maria')
})

test('a search for an unknown address is logged too', async () => {
  const before = await lastEntry()
  expect(await find('nobody@example.org')).toEqual({
    code: 'NOT_FOUND',
    message: 'This address isn’t on the list',
  })
  const entry = await lastEntry()
  expect([entry.id > before.id, entry.action, entry.target]).toEqual([true, 'findSubscriber', null])
})
