import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Runs a program of node_modules/.bin in the repository. `env` adds to the environment. */
export function run(command: string, args: string[], { env, ...options }: SpawnSyncOptions = {}) {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    ...options,
    env: { ...process.env, ...env },
  })
  return { isSuccess: status === 0, output: `${stdout ?? ''}\n${stderr ?? ''}` }
}
