import type { Deps } from '#api/server/deps.ts'
import { type Letter, MailFailed } from './mail.ts'

/**
 * Each job sends one email, with retries. `write` loads its content when it is sent, or returns null if it is obsolete.
 * `afterwards` runs when the email is sent, rejected or given up.
 */
export async function workLetters<Data extends object>(
  { jobs, mail, log }: Deps,
  queue: string,
  write: (data: Data) => Promise<Omit<Letter, 'id'> | null>,
  afterwards?: (data: Data) => Promise<void>,
): Promise<void> {
  await jobs.work<Data>(
    queue,
    async ({ id, data, retry }) => {
      const letter = await write(data)
      if (!letter) return
      try {
        await mail.send({ ...letter, id })
      } catch (error) {
        if (!(error instanceof MailFailed && error.permanent)) {
          if (retry === mail.retries.retryLimit) await afterwards?.(data)
          throw error
        }
        log.warn({ job: queue, how: error.message }, 'letter refused')
      }
      await afterwards?.(data)
    },
    mail.retries,
  )
}
