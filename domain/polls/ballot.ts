import { z } from 'zod'
import { localDay, type ZoneOffsets } from '#domain/dates.ts'
import { BadInput, Conflict } from '#domain/errors.ts'
import { AFFILIATIONS, DEFAULT_AFFILIATION } from './affiliations.ts'
import { acceptsVotes } from './closing.ts'
import { OPTION_OUT_OF_RANGE, POLL_CLOSED } from './messages.ts'

export const POLL_STATUSES = ['draft', 'open', 'closed'] as const
export type PollStatus = (typeof POLL_STATUSES)[number]

const UNKNOWN_AFFILIATION = 'Political affiliation must be conservative, liberal, independent or other'

/** The affiliation ignores case and defaults to Independent (spec §5). */
export const voteSchema = z.object({
  optionIndex: z.int32(OPTION_OUT_OF_RANGE).min(0, OPTION_OUT_OF_RANGE),
  politicalAffiliation: z
    .string(UNKNOWN_AFFILIATION)
    .trim()
    .toLowerCase()
    .pipe(z.enum(AFFILIATIONS, UNKNOWN_AFFILIATION))
    .default(DEFAULT_AFFILIATION),
})

/** Spec §5 Poll. Throws Conflict when the poll is closed, BadInput when it has no such option. */
export function checkVote(
  poll: {
    readonly status: PollStatus
    readonly closesAt: Date | null
    readonly options: readonly unknown[]
  },
  vote: z.output<typeof voteSchema>,
  now: Date,
): void {
  if (!acceptsVotes(poll, now)) throw new Conflict(POLL_CLOSED)
  if (!(vote.optionIndex in poll.options)) {
    throw new BadInput(OPTION_OUT_OF_RANGE, [{ path: 'optionIndex', message: OPTION_OUT_OF_RANGE }])
  }
}

/** Voters' keys cannot start with it, because base64url has no colon. */
export const SAMPLE_KEY_PREFIX = 'sample:'

/** Midnight UTC of the local day. A finer time could be matched with a server log and reveal the voter. */
export function ballotDay(now: Date, zone: ZoneOffsets): Date {
  return new Date(localDay(now, zone))
}
