import { randomUUID } from 'node:crypto'
import type { SenderDeps } from '#api/newsletter/sending/issue-sender.ts'
import type { NewsletterIssue, Prisma, Subscriber } from '#prisma/client/client.ts'
import type { TestServer } from './server.ts'

export const NEWSLETTER_ENV = {
  MAIL_FROM: 'Civic Unity <news@civicunity.example>',
  POSTAL_ADDRESS: '123 Example Street, Springfield, ST 00000',
  MAIL_PER_MINUTE: '60000',
}

/** For `sendDue`, which only a listening server calls by itself. */
export function senderDeps(server: TestServer): SenderDeps {
  return {
    ...server,
    log: server.app.log,
    secrets: server.secrets,
    shutdownSignal: new AbortController().signal,
  }
}

const ISSUE_FIELDS = `id slug subject status pausedReason scheduledFor sentAt revision
  counts { total sent rejected skipped unsubscribed }`

/** Runs a mutation of an issue as an admin, and returns the issue or the failure. */
export async function changeIssue(
  server: TestServer,
  field: string,
  variables: { id?: string; input?: object; at?: string; revision?: string } = {},
): Promise<Record<string, unknown>> {
  const types = { id: 'ID!', input: 'NewsletterIssueInput!', at: 'DateTime!', revision: 'String' }
  const names = Object.keys(variables) as (keyof typeof types)[]
  const declared = names.map((name) => `$${name}: ${types[name]}`).join(', ')
  const passed = names.map((name) => `${name}: $${name}`).join(', ')
  const [head, args] = names.length > 0 ? [`(${declared})`, `(${passed})`] : ['', '']
  return server.ask(
    `mutation ${head} { ${field}${args} {
      ... on NewsletterIssue { ${ISSUE_FIELDS} } ... on Error { code message }
    } }`,
    variables,
  )
}

export function makeSubscriber(
  prisma: Prisma.TransactionClient,
  subscriber: Partial<Prisma.SubscriberCreateInput> = {},
): Promise<Subscriber> {
  return prisma.subscriber.create({
    data: { email: `subscriber-${randomUUID()}@example.org`, status: 'confirmed', ...subscriber },
  })
}

export function makeIssue(
  prisma: Prisma.TransactionClient,
  { postIds = [], ...issue }: Partial<Prisma.NewsletterIssueCreateInput> & { postIds?: string[] } = {},
): Promise<NewsletterIssue> {
  const id = randomUUID()
  const posts = { create: postIds.map((postId, position) => ({ postId, position })) }
  return prisma.newsletterIssue.create({
    data: { slug: `issue-${id}`, subject: `Issue ${id}`, intro: '<p>Hello.</p>', posts, ...issue },
  })
}
