import type { Deps } from '#api/server/deps.ts'
import { type Letter, MailFailed } from './mail.ts'

/**
 * A queue whose jobs each send one letter, tried again until the mail server takes it. `write` looks up what the
 * job's ids stand for when the letter is sent, or answers null when there is nothing to send any more. `afterwards` is told
 * when no further try will come: the letter is sent, refused or given up.
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
