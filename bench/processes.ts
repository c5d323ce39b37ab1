import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#e2e/free-port.ts'

const root = path.resolve(import.meta.dirname, '..')
const ADMIN_TOKEN = 'the-token-of-the-bench'
/** Headers of an admin, whose GraphQL requests bypass the response cache. */
export const UNCACHED = { authorization: `Bearer ${ADMIN_TOKEN}` }

export interface Server {
  url: string
  /** Milliseconds from the start of the process to the first successful response. */
  startedIn: number
  /** Resident memory in MB (10^6 bytes). */
  memory(): number
  stop(): Promise<void>
  /** Sends SIGKILL, for servers whose data is no longer needed. */
  kill(): Promise<void>
}

export type Store = { DATABASE_URL: string } | { DATA_DIR: string }

/** How `npm start` and the Dockerfile run the server. */
const SERVER = ['--max-semi-space-size=8', '--import', './scripts/compile-cache.js', 'api/server.ts']

/** Rate limits are off because one address sends every request. */
export function startSite(store: Store, log: string): Promise<Server> {
  return startServer(SERVER, log, {
    ...store,
    NODE_ENV: 'production',
    SEED_DEMO: 'true',
    ADMIN_TOKEN,
    APP_SECRET: 'the-secret-of-the-bench',
    RATE_LIMIT: 'off',
    AUTOMATION: 'off',
  })
}

/** Starts a script that listens on PORT. Node flags come first in `script`. Output goes to the file `log`. */
export async function startServer(
  script: string | string[],
  log: string,
  environment: Record<string, string>,
): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const output = openSync(log, 'a')
  const began = performance.now()
  const child = spawn(process.execPath, [script].flat(), {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      ...environment,
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await waitForResponse(url, child, log)
  return {
    url,
    startedIn: performance.now() - began,
    memory: () =>
      (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) * 1024) /
      1e6,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function waitForResponse(url: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
    }
    await delay(10)
  }
}
