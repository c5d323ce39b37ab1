import type { z } from 'zod'
import { audited } from '#api/admin/audit.ts'
import { lockRow } from '#api/database/concurrent-edits.ts'
import { freeSlug } from '#api/database/free-slug.ts'
import type { Context } from '#api/graphql/context.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { SAMPLE_KEY_PREFIX } from '#domain/polls/ballot.ts'
import { acceptsVotes, checkClosesAt } from '#domain/polls/closing.ts'
import {
  NO_SAMPLE_VOTES,
  POLL_CLOSED,
  POLL_HAS_VOTES,
  POLL_IS_OPEN,
  POLL_NOT_FOUND,
  POLL_ORDER_RULE,
} from '#domain/polls/messages.ts'
import { type pollInputSchema, pollSlug } from '#domain/polls/poll-input.ts'
import type { Poll, Prisma } from '#prisma/client/client.ts'

type NewPoll = z.output<typeof pollInputSchema> & { closesAt?: Date | null | undefined; isDraft: boolean }

/**
 * An open poll goes after the others.
 * @throws BadInput when `closesAt` is not within the next two years.
 */
export async function createPoll(
  context: Context,
  { question, options, closesAt, isDraft }: NewPoll,
): Promise<Poll> {
  const now = context.now()
  if (closesAt) checkClosesAt(closesAt, now)
  const created = await audited(context, async (tx) => {
    const status = isDraft ? ('draft' as const) : ('open' as const)
    const position = await nextPosition(tx)
    const data = { question, options, status, position, createdAt: now, closesAt: closesAt ?? null }
    const slug = await freeSlug(tx, tx.poll, pollSlug(question))
    const poll = await tx.poll.create({ data: { ...data, slug } })
    const details = { question, ...(isDraft && { draft: true }) }
    return { result: poll, entry: { action: 'createPoll', target: poll.id, details } }
  })
  context.changes.publish('polls')
  return created
}

type Edited = { poll: Poll; details?: Prisma.InputJsonObject | null }

/**
 * Locks the poll, adds the audit entry to the transaction of `work`, and publishes the change after the commit. `details` is
 * null if nothing changed.
 * @throws NotFound
 */
async function editPoll(
  context: Context,
  action: string,
  id: string,
  work: (tx: Prisma.TransactionClient, poll: Poll) => Promise<Edited>,
): Promise<Poll> {
  const edited = await audited(context, async (tx) => {
    // A vote waits for the lock and then reads the poll again.
    await lockRow(tx, 'Poll', id)
    const found = await tx.poll.findUnique({ where: { id } })
    if (!found) throw new NotFound(POLL_NOT_FOUND)
    const { poll, details = {} } = await work(tx, found)
    const entry = details && { action, target: id, details: { question: poll.question, ...details } }
    return { result: poll, entry }
  })
  context.changes.publish('polls')
  context.changes.publish(`poll:${id}`)
  return edited
}

/**
 * Opens a draft after the polls that are already open.
 * @throws NotFound, Conflict when it has been opened already, BadInput when its closing time has passed.
 */
export function openPoll(context: Context, id: string): Promise<Poll> {
  const now = context.now()
  return editPoll(context, 'openPoll', id, async (tx, { status, closesAt }) => {
    if (status !== 'draft') throw new Conflict(POLL_IS_OPEN)
    if (closesAt) checkClosesAt(closesAt, now)
    const position = await nextPosition(tx)
    return {
      poll: await tx.poll.update({ where: { id }, data: { status: 'open', position, createdAt: now } }),
    }
  })
}

/** @throws NotFound, Conflict when the poll has votes. */
export function deletePoll(context: Context, id: string): Promise<Poll> {
  return editPoll(context, 'deletePoll', id, async (tx) => {
    if (await hasVotes(tx, id)) throw new Conflict(POLL_HAS_VOTES)
    return { poll: await tx.poll.delete({ where: { id } }) }
  })
}

async function hasVotes(tx: Prisma.TransactionClient, pollId: string): Promise<boolean> {
  return (await tx.tally.count({ where: { pollId, votes: { gt: 0 } } })) > 0
}

async function nextPosition(tx: Prisma.TransactionClient): Promise<number> {
  const { _max } = await tx.poll.aggregate({ where: { status: 'open' }, _max: { position: true } })
  return (_max.position ?? 0) + 1
}

export interface PollEdit {
  question?: string | undefined
  options?: string[] | undefined
  closesAt?: Date | null | undefined
  outcome?: string | null | undefined
}

/**
 * Ignores fields that are undefined. Null removes the closing time or the outcome.
 * @throws NotFound, BadInput when `closesAt` is not within the next two years, Conflict when it would change the closing
 * time of a closed poll, or the question or options of a poll with votes.
 */
export async function updatePoll(context: Context, id: string, edit: PollEdit): Promise<Poll> {
  const now = context.now()
  if (edit.closesAt) checkClosesAt(edit.closesAt, now)
  return editPoll(context, 'updatePoll', id, async (tx, poll) => {
    const isDraft = poll.status === 'draft'
    const changes = changesOf(poll, edit)
    if ('closesAt' in changes && !isDraft && !acceptsVotes(poll, now)) throw new Conflict(POLL_CLOSED)
    if (('question' in changes || 'options' in changes) && (await hasVotes(tx, id)))
      throw new Conflict(POLL_HAS_VOTES)
    const fields = Object.keys(changes)
    if (fields.length === 0) return { poll, details: null }
    const data = {
      ...changes,
      // The address of an open poll may have been shared.
      ...(isDraft &&
        changes.question && {
          slug: await freeSlug(tx, tx.poll, pollSlug(changes.question), { ownId: id }),
        }),
      ...('outcome' in changes && { outcomeAt: changes.outcome ? now : null }),
    }
    return { poll: await tx.poll.update({ where: { id }, data }), details: { fields } }
  })
}

function changesOf(poll: Poll, edit: PollEdit): PollEdit {
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(poll[name as keyof PollEdit])
  return Object.fromEntries(Object.entries(edit).filter(isNew))
}

/**
 * Deletes the ballots of the demo content. The trigger subtracts them from the tallies.
 * @throws NotFound, Conflict when the poll has none.
 */
export function removeSampleVotes(context: Context, id: string): Promise<Poll> {
  return editPoll(context, 'removeSampleVotes', id, async (tx, poll) => {
    if (poll.exampleVotes === 0) throw new Conflict(NO_SAMPLE_VOTES)
    // Locks the tallies in the trigger's order, so that a vote that is withdrawn meanwhile cannot cause a deadlock.
    await tx.$queryRaw`
      SELECT votes FROM "Tally" WHERE "pollId" = ${id} ORDER BY affiliation, "optionIndex" FOR UPDATE`
    const { count } = await tx.ballot.deleteMany({
      where: { pollId: id, key: { startsWith: SAMPLE_KEY_PREFIX } },
    })
    const data = { exampleVotes: 0 }
    return { poll: await tx.poll.update({ where: { id }, data }), details: { votes: count } }
  })
}

/** @throws NotFound, Conflict when it is a draft or already closed. */
export function closePoll(context: Context, id: string): Promise<Poll> {
  return editPoll(context, 'closePoll', id, async (tx, { status }) => {
    if (status !== 'open') throw new Conflict(POLL_CLOSED)
    const data = { status: 'closed', closedAt: context.now() } as const
    return { poll: await tx.poll.update({ where: { id }, data }) }
  })
}

/** The first poll becomes the active one. Throws BadInput unless `ids` lists every open poll exactly once. */
export async function orderPolls(context: Context, ids: string[]): Promise<{ ids: string[] }> {
  const ordered = await audited(context, async (tx) => {
    // Locks in one order, so that two editors cannot cause a deadlock. Votes do not wait for this lock.
    const open = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Poll" WHERE status = 'open' ORDER BY id FOR NO KEY UPDATE`
    const known = new Set(open.map((poll) => poll.id))
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id))) {
      throw new BadInput(POLL_ORDER_RULE, [{ path: 'ids', message: POLL_ORDER_RULE }])
    }
    for (const [index, id] of ids.entries()) {
      await tx.poll.update({ where: { id }, data: { position: index + 1 } })
    }
    return { result: { ids }, entry: { action: 'orderPolls', details: { ids } } }
  })
  context.changes.publish('polls')
  return ordered
}
