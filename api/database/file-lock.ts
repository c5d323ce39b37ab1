import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * The lock ends when the returned function is called or the process ends, even by `kill -9`. Node cannot lock files,
 * but an exclusive SQLite transaction can. Blocks the thread for up to `waitMs`.
 * @throws Error with the text `refused` if it is still locked then.
 */
export function lockFile(
  file: string,
  waitMs: number,
  { waiting, refused }: { waiting: string; refused: string },
): () => void {
  const lock = new DatabaseSync(file)
  for (const timeout of [0, waitMs]) {
    try {
      if (timeout > 0) console.log(waiting)
      lock.exec(`PRAGMA busy_timeout = ${timeout}; BEGIN EXCLUSIVE`)
      return () => lock.close()
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    }
  }
  lock.close()
  throw new Error(refused)
}

/** Two processes on one PGlite directory destroy it. Waits long enough for a previous server to shut down. */
export function lockDirectory(directory: string, waitMs = 15_000): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const location = path.resolve(directory)
  // SQLite's message names neither the folder nor the reason.
  accessSync(location, constants.W_OK)
  return lockFile(path.join(location, 'server.lock'), waitMs, {
    waiting: `${location} is in use. Waiting up to ${waitMs / 1000} seconds for the other process to stop.`,
    refused:
      `${location} is in use by another process. An embedded database can be opened by one process only: ` +
      'stop that one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
  })
}
