import type { z } from 'zod'
import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { POLL_CLOSED, POLL_NOT_FOUND } from '#domain/polls/messages.ts'
import type { pollInputSchema } from '#domain/polls/poll-input.ts'

/** The new poll goes after the open ones. Returns its id. */
export async function createPoll(
  context: Context,
  { question, options }: z.output<typeof pollInputSchema>,
): Promise<string> {
  const id = await audited(context, async (tx) => {
    const { _max } = await tx.poll.aggregate({ where: { status: 'open' }, _max: { position: true } })
    const position = (_max.position ?? 0) + 1
    const poll = await tx.poll.create({ data: { question, options, position, createdAt: context.now() } })
    return { result: poll.id, entry: { action: 'createPoll', target: poll.id, details: { question } } }
  })
  context.changes.publish('polls')
  return id
}

/** @throws NotFound, Conflict when it is closed already. */
export async function closePoll(context: Context, id: string): Promise<void> {
  await audited(context, async (tx) => {
    const { count } = await tx.poll.updateMany({
      where: { id, status: 'open' },
      data: { status: 'closed', closedAt: context.now() },
    })
    const poll = await tx.poll.findUnique({ where: { id } })
    if (!poll) throw new NotFound(POLL_NOT_FOUND)
    if (count === 0) throw new Conflict(POLL_CLOSED)
    return {
      result: undefined,
      entry: { action: 'closePoll', target: id, details: { question: poll.question } },
    }
  })
  context.changes.publish('polls')
  context.changes.publish(`poll:${id}`)
}

/** The first poll becomes the active one. Throws BadInput unless the ids are those of all open polls, each once. */
export async function orderPolls(context: Context, ids: readonly string[]): Promise<void> {
  await audited(context, async (tx) => {
    const open = await tx.poll.findMany({ where: { status: 'open' }, select: { id: true } })
    const known = new Set(open.map((poll) => poll.id))
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id))) {
      const message = 'Name every open poll once. Please load the list again.'
      throw new BadInput(message, [{ path: 'ids', message }])
    }
    for (const [index, id] of ids.entries()) {
      await tx.poll.update({ where: { id }, data: { position: index + 1 } })
    }
    return { result: undefined, entry: { action: 'orderPolls', details: { ids: [...ids] } } }
  })
  context.changes.publish('polls')
}
