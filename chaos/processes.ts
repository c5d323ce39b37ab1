import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '#e2e/free-port.ts'

export const ADMIN_TOKEN = 'the-token-of-the-chaos'

export interface ServerProcess {
  url: string
  pid: number
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  signal(signal: NodeJS.Signals): void
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  output(): string
}

/** As in the Dockerfile. */
const OPTIONS = ['--max-semi-space-size=8', '--import', './scripts/compile-cache.js']

const running = new Set<ChildProcess>()

export async function startServer(
  environment: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const server = await launch(environment, nodeOptions)
  const isReady = async () => server.ended() || (await statusOf(`${server.url}/readyz`)) === 200
  await waitUntil(isReady).catch(() => {})
  if (server.ended()) throw new Error(`The server did not start:\n${server.output()}`)
  return server
}

/** Starts the server without waiting. `command` replaces `node api/server.ts`. */
export async function launch(
  environment: Record<string, string>,
  nodeOptions: string[] = [],
  [command, ...args]: [string, ...string[]] = [process.execPath, ...OPTIONS, ...nodeOptions, 'api/server.ts'],
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(command, args, {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ADMIN_TOKEN,
      APP_SECRET: 'the-secret-of-the-chaos',
      SEED_DEMO: 'true',
      RATE_LIMIT: 'off',
      AUTOMATION: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited: ServerProcess['exited'] = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve({ code, signal })
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    exited,
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    signal: (signal: NodeJS.Signals) => {
      child.kill(signal)
    },
    end: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
  }
}

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Waits until `check` is true. The default limit of a minute is for busy machines. */
export async function waitUntil(check: () => Promise<boolean> | boolean, timeoutMs = 60_000): Promise<void> {
  const began = Date.now()
  while (!(await check())) {
    if (Date.now() - began > timeoutMs) throw new Error('the condition never became true')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Keeps `width` writers busy until `stop` is called, and counts their outcomes. */
export function load(width: number, work: (index: number) => Promise<{ outcome: Outcome }>) {
  const outcomes: Record<Outcome, number> = { done: 0, refused: 0, unknown: 0 }
  let isRunning = true
  let index = 0
  const writers = Array.from({ length: width }, async () => {
    while (isRunning) {
      const { outcome } = await work(index++)
      outcomes[outcome] += 1
      if (outcome === 'unknown') await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  return {
    acknowledged: (more: number) => {
      const goal = outcomes.done + more
      return waitUntil(() => outcomes.done >= goal)
    },
    stop: async () => {
      isRunning = false
      await Promise.all(writers)
      return outcomes
    },
  }
}

/** The status of a response, or 0 without a response within `timeoutMs` milliseconds. */
export async function statusOf(url: string, init: RequestInit = {}, timeoutMs = 10_000): Promise<number> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

export type Outcome = 'done' | 'refused' | 'unknown'

export async function write(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ outcome: Outcome; status: number; cookie: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    await response.arrayBuffer()
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    // The server may fail after the database has committed.
    const outcome = response.ok ? 'done' : response.status >= 500 ? 'unknown' : 'refused'
    return { outcome, status: response.status, cookie }
  } catch {
    return { outcome: 'unknown', status: 0, cookie: '' }
  }
}

export async function activePoll(url: string): Promise<string> {
  const polls = (await (await fetch(`${url}/api/polls`)).json()) as { id: string }[]
  const [poll] = polls
  if (!poll) throw new Error('no poll')
  return poll.id
}
