import type { Deps } from '#api/server/deps.ts'
import type { Email } from './mail.ts'
import { MailFailed } from './mail-failed.ts'
import { reserveEmailSlot } from './mail-rate.ts'

/**
 * `write` loads the content when the email is sent, or returns null if it is obsolete. `onFinished` also runs when the
 * email is rejected or the server gives up. Send jobs with a key, because a key has one unfinished job.
 */
export async function workEmailJobs<Data extends object>(
  deps: Deps,
  queue: string,
  write: (data: Data) => Promise<Omit<Email, 'id'> | null>,
  onFinished?: (data: Data) => Promise<void>,
): Promise<void> {
  const { jobs, mail, log } = deps
  await jobs.work<Data>(
    queue,
    async ({ id, data, retry }) => {
      const email = await write(data)
      if (!email) return
      // Without waiting for the slot, because these emails overtake issues.
      await reserveEmailSlot(deps)
      try {
        await mail.send({ ...email, id })
      } catch (error) {
        if (!(error instanceof MailFailed && error.permanent)) {
          if (retry === mail.retries.retryLimit) await onFinished?.(data)
          throw error
        }
        log.warn({ job: queue, reason: error.message }, 'email rejected')
      }
      await onFinished?.(data)
    },
    { ...mail.retries, policy: 'exclusive' },
  )
}
