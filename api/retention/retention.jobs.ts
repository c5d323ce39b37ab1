import { shuffleBallots } from '#api/polls/shuffle-ballots.ts'
import type { Deps } from '#api/server/deps.ts'
import { deleteExpired, vacuum } from './retention.service.ts'

export const RETENTION_QUEUE = 'retention'

/** Runs every night in one process, or later if the night was missed. */
export async function retentionJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    RETENTION_QUEUE,
    async () => {
      await shuffleBallots(deps)
      deps.log.info({ deleted: await deleteExpired(deps) }, 'deleted expired data')
      await vacuum(deps)
    },
    { policy: 'exclusive', retryLimit: 5, retryDelay: 60, retryBackoff: true },
  )
  await deps.jobs.schedule(RETENTION_QUEUE, '17 4 * * *')
}
