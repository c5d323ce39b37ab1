import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const SETTLE_MS = 50

interface Holder {
  pid: number
  /** The kernel's start time of that process: a number that is used again is not the same process. */
  started: string
}

/**
 * Keeps a second process out of a data directory: two on one PGlite directory destroy it silently.
 * A lock left behind by a killed process is taken over.
 * @returns a function that gives the lock back.
 * @throws Error that names the directory and the process that holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, 'lock')
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder)
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, mine)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A hard link appears whole or not at all: nobody ever reads a half-written lock.
        await link(temporary, file)
        // A rescuer that read the lock before may be putting aside what stands there now: the one whose lock stays
        // has the directory.
        await delay(SETTLE_MS)
        if ((await read(file)) !== mine) continue
        return async () => {
          if ((await read(file)) === mine) await rm(file, { force: true })
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const held = await read(file)
      if (held === undefined) continue
      const holder = JSON.parse(held) as Holder
      if (isAlive(holder)) {
        throw new Error(
          `${path.resolve(directory)} is in use by process ${holder.pid}. ` +
            'An embedded database can be opened by one process only: stop that one, ' +
            'choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
        )
      }
      await removeStale(file, held)
    }
  } finally {
    await rm(temporary, { force: true })
  }
  throw new Error(
    `${path.resolve(directory)} could not be locked: another process is starting at the same time.`,
  )
}

/** Moves the stale lock aside and looks again, so that of two rescuers only one removes it. */
async function removeStale(file: string, expected: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  if ((await read(aside)) !== expected) await link(aside, file).catch(() => {})
  await rm(aside, { force: true })
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(holder.pid) === holder.started
}

function startOf(pid: number): string {
  try {
    // Field 22 of /proc/PID/stat, counted after the command name, which may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
