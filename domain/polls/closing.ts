import { BadInput } from '#domain/errors.ts'
import type { PollStatus } from './ballot.ts'
import { CLOSES_IN_PAST, CLOSES_TOO_LATE } from './messages.ts'

/** Years. Keeps a typo in the year from leaving a poll open. */
const MAX_OPEN_YEARS = 2

/** @throws BadInput */
export function checkClosesAt(closesAt: Date, now: Date): void {
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_OPEN_YEARS)
  const message = closesAt <= now ? CLOSES_IN_PAST : closesAt > latest ? CLOSES_TOO_LATE : null
  if (message) throw new BadInput(message, [{ path: 'closesAt', message }])
}

/** A poll may still be marked as open for some seconds after its closing time. */
export function acceptsVotes(
  poll: { readonly status: PollStatus; readonly closesAt: Date | null },
  now: Date,
): boolean {
  return poll.status === 'open' && (poll.closesAt === null || poll.closesAt > now)
}
