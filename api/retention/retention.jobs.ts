import { mixBallots } from '#api/polls/mix-ballots.ts'
import type { Deps } from '#api/server/deps.ts'
import { clearAway, deleteWhatHadItsTime } from './retention.service.ts'

export const RETENTION_QUEUE = 'retention'

/** Runs every night in one process. A missed night is made up for. */
export async function retentionJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    RETENTION_QUEUE,
    async () => {
      await mixBallots(deps)
      deps.log.info({ deleted: await deleteWhatHadItsTime(deps) }, 'deleted what had its time')
      await clearAway(deps)
    },
    { policy: 'exclusive', retryLimit: 5, retryDelay: 60, retryBackoff: true },
  )
  await deps.jobs.schedule(RETENTION_QUEUE, '17 4 * * *')
}
