/** An article that could not be published within this time stays a draft, because the moment may have passed. */
const MAX_HOURS_LATE = 24

/** Times before this one were missed. */
export function missedBefore(now: Date): Date {
  return new Date(now.getTime() - MAX_HOURS_LATE * 3_600_000)
}

export function isPublishMissed(publishAt: Date | null, now: Date): boolean {
  return publishAt !== null && publishAt < missedBefore(now)
}
