import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockDirectory } from './file-lock.ts'

let dir: string
const log = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-lock-'))
  log.mockClear()
  return () => rm(dir, { recursive: true })
})

/** Starts another process that locks the directory for `ms` milliseconds. */
async function otherProcess(ms: number) {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(path.join(import.meta.dirname, 'file-lock.ts'))})
    const unlock = lockDirectory(${JSON.stringify(dir)})
    console.log('locked')
    setTimeout(unlock, ${ms})
    setTimeout(() => {}, 100_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  return child
}

test('a directory is locked until it is unlocked', () => {
  const unlock = lockDirectory(dir)
  expect(() => lockDirectory(dir, 10)).toThrow(`${dir} is in use by another process. An embedded database`)
  unlock()
  lockDirectory(dir, 10)()
})

test('startup waits for the previous process to stop and logs this once', async () => {
  const other = await otherProcess(500)
  lockDirectory(dir, 60_000)()
  expect(log.mock.calls).toEqual([
    [`${dir} is in use. Waiting up to 60 seconds for the other process to stop.`],
  ])
  other.kill('SIGKILL')
})

test('the lock of a killed process is taken over at once', async () => {
  const other = await otherProcess(100_000)
  expect(() => lockDirectory(dir, 10)).toThrow('is in use')
  other.kill('SIGKILL')
  await once(other, 'exit')
  log.mockClear()
  lockDirectory(dir, 10)()
  expect(log).not.toHaveBeenCalled()
})
