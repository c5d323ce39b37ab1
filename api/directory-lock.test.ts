import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockDirectory } from './directory-lock.ts'

// Who may open a data directory. (Real servers that fight for one: chaos/embedded.test.ts.)

const times = { beat: 20, patience: 600 }
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-lock-'))
  return () => rm(dir, { recursive: true })
})
const lockFile = () => path.join(dir, 'lock')
const lock = (onLost: () => void = () => {}) => lockDirectory(dir, onLost, times)

/** The lock that this process would write, changed. */
async function leaveLock(change: object) {
  const unlock = await lock()
  const mine = JSON.parse(await readFile(lockFile(), 'utf8'))
  await unlock()
  await writeFile(lockFile(), JSON.stringify({ ...mine, ...change }))
}

function pidOfTheDead(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

test('a directory is locked until it is given back, and nothing stays behind', async () => {
  const unlock = await lock()
  await expect(lock()).rejects.toThrow(`is in use by process ${process.pid}. An embedded database`)
  await unlock()
  expect(await readdir(dir)).toEqual([])
  await (await lock())()
})

test('the lock of a process that is gone is taken over at once', async () => {
  await leaveLock({ pid: pidOfTheDead() })
  const unlock = await lockDirectory(dir, () => {}, { ...times, patience: 1_000_000 })
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid)
  await unlock()
})

test('a process number that is used again by another is not its holder', async () => {
  await leaveLock({ started: '1' })
  await (await lock())()
})

test('another container’s process has the same number and is not seen: its signs of life count', async () => {
  await leaveLock({ place: 'another container' })
  const beat = setInterval(() => utimes(lockFile(), new Date(), new Date()), 20)
  try {
    await expect(lock()).rejects.toThrow('of another container or machine')
  } finally {
    clearInterval(beat)
  }
})

test('a lock that another container left behind is taken over when nobody touches it', async () => {
  await leaveLock({ place: 'another container' })
  await (await lock())()
})

test('a lock that a machine left empty when it lost its power is taken over', async () => {
  await writeFile(lockFile(), '')
  await (await lock())()
})

test('a holder gives signs of life, and hears when another took the directory all the same', async () => {
  const onLost = vi.fn()
  const unlock = await lock(onLost)
  await utimes(lockFile(), 0, 0)
  await vi.waitFor(async () => expect((await stat(lockFile())).mtimeMs).toBeGreaterThan(0), 10_000)
  expect(onLost).not.toHaveBeenCalled()
  await writeFile(lockFile(), JSON.stringify({ pid: 1, started: '1', place: 'another container' }))
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 10_000)
  await unlock()
  // Not its own any more: it stays.
  expect(await readdir(dir)).toEqual(['lock'])
})
