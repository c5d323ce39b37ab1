import { shuffleBallots } from '#api/polls/shuffle-ballots.ts'
import type { Deps } from '#api/server/deps.ts'
import { deleteExpired, vacuum } from './retention.service.ts'

export const RETENTION_QUEUE = 'retention'
export const SHUFFLE_QUEUE = 'ballot-shuffle'

/** Each runs every night in one process, or later if the night was missed, and fails without the other. */
export async function retentionJobs(deps: Deps): Promise<void> {
  const nightly = [
    [SHUFFLE_QUEUE, '7 4 * * *', () => shuffleBallots(deps)],
    [
      RETENTION_QUEUE,
      '17 4 * * *',
      async () => deps.log.info({ deleted: await deleteExpired(deps) }, 'deleted expired data'),
    ],
  ] as const
  for (const [queue, cron, work] of nightly) {
    await deps.jobs.work(queue, () => work().then(() => vacuum(deps)), {
      policy: 'exclusive',
      retryLimit: 5,
      retryDelay: 60,
      retryBackoff: true,
    })
    await deps.jobs.schedule(queue, cron)
  }
}
