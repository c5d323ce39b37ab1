import { z } from 'zod'
import { BadInput, Conflict } from '#domain/errors.ts'
import { affiliationSchema } from './affiliation-schema.ts'
import { OPTION_OUT_OF_RANGE, POLL_CLOSED } from './messages.ts'

/** A poll takes votes while it is open; a closed one keeps its results. */
export type PollStatus = 'open' | 'closed'

/** The vote payload (Spec §3): which option, counted from 0, and who says so. */
export const voteSchema = z.object({
  optionIndex: z.int32(OPTION_OUT_OF_RANGE).min(0, OPTION_OUT_OF_RANGE),
  politicalAffiliation: affiliationSchema,
})

/**
 * Accepts a vote or refuses it (Spec §4 Poll, §5 Poll). In: the poll's status and options, and the payload.
 * Throws CONFLICT when the poll is closed, BAD_INPUT when it has no such option.
 */
export function checkVote(
  poll: { readonly status: PollStatus; readonly options: readonly unknown[] },
  vote: z.output<typeof voteSchema>,
): void {
  if (poll.status === 'closed') throw new Conflict(POLL_CLOSED)
  if (
    !Number.isInteger(vote.optionIndex) ||
    vote.optionIndex < 0 ||
    vote.optionIndex >= poll.options.length
  ) {
    throw new BadInput(OPTION_OUT_OF_RANGE, [{ path: 'optionIndex', message: OPTION_OUT_OF_RANGE }])
  }
}

/**
 * The time a ballot is stored with: midnight UTC of its day. A finer time could be matched with a server log
 * and would tell who cast it (Contract, Identity; the vote payload of Spec §3 has no time at all).
 */
export function ballotDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}
