import type { Deps } from '#api/server/deps.ts'
import { storeDailyCounts } from './daily-count.service.ts'

const QUEUE = 'daily-counts'

/** Checked every hour, so that a day is stored within an hour of midnight in any time zone. */
export async function dailyCountJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(QUEUE, () => storeDailyCounts(deps), { policy: 'exclusive', retryLimit: 3 })
  await deps.jobs.schedule(QUEUE, '3 * * * *')
}
