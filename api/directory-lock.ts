import { readFileSync, readlinkSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const SETTLE_MS = 50
const TIMES = {
  /** A holder touches its lock this often. */
  beat: 2_000,
  /** A lock of another container or machine that nobody touched for so long was left behind. */
  patience: 10_000,
}

interface Holder {
  pid: number
  /** The kernel's start time of that process: a number that is used again is not the same process. */
  started: string
  /** Where that number means something: one machine since its start, and one container of it. */
  place: string
}

/**
 * Keeps a second process out of a data directory: two on one PGlite directory destroy it silently.
 * A lock left behind by a killed process is taken over: at once when it was a process of this machine, and after
 * ten seconds without a sign of life when it was another container's or machine's.
 * @param onLost told when another process has taken the directory, which it must not share.
 * @returns a function that gives the lock back.
 * @throws Error that names the directory and the process that holds it.
 */
export async function lockDirectory(
  directory: string,
  onLost: () => void,
  times = TIMES,
): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, 'lock')
  const place = thisPlace()
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), place } satisfies Holder)
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
        return hold(file, mine, onLost, times.beat)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const held = await read(file)
      if (held === undefined) continue
      const holder = holderIn(held)
      const isHere = holder?.place === place
      if (isHere ? isAlive(holder) : await beats(file, times.patience)) {
        throw new Error(
          `${path.resolve(directory)} is in use by process ${holder?.pid ?? '?'}` +
            `${isHere ? '' : ' of another container or machine'}. ` +
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

/** Shows those who cannot see this process that it lives, and looks whether one of them did not believe it. */
function hold(file: string, mine: string, onLost: () => void, beat: number): () => Promise<void> {
  const timer = setInterval(async () => {
    const found = await read(file)
    if (found !== undefined && found !== mine) {
      clearInterval(timer)
      onLost()
    }
    const now = new Date()
    if (found === mine) await utimes(file, now, now).catch(() => {})
  }, beat)
  timer.unref()
  return async () => {
    clearInterval(timer)
    if ((await read(file)) === mine) await rm(file, { force: true })
  }
}

/** Whether the lock is touched while one looks. Clocks of two machines may differ: only the change counts. */
async function beats(file: string, patience: number): Promise<boolean> {
  const before = await touchedAt(file)
  const until = Date.now() + patience
  while (Date.now() < until) {
    await delay(patience / 20)
    const now = await touchedAt(file)
    if (now !== before) return now !== undefined
  }
  return false
}

async function touchedAt(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
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

/** Undefined for what a machine that lost its power may leave: a lock with nothing in it. */
function holderIn(lock: string): Holder | undefined {
  try {
    return JSON.parse(lock)
  } catch {
    return undefined
  }
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
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Process numbers mean something within one container, and until the machine starts again. */
function thisPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
