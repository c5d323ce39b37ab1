import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../api/test/postgres.ts'

export const ADMIN_TOKEN = 'the-token-of-the-chaos'

export interface ServerProcess {
  url: string
  pid: number
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  signal(signal: NodeJS.Signals): void
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** What it wrote until now. */
  output(): string
}

const running = new Set<ChildProcess>()

/** Starts `node api/server.ts` as an operator would, and waits until it is ready. */
export async function startServer(
  environment: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const server = await launch(environment, nodeOptions)
  for (let waited = 0; (await statusOf(`${server.url}/readyz`)) !== 200; waited += 100) {
    if (server.ended() || waited > 30_000) throw new Error(`The server did not start:\n${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return server
}

/** Starts it without waiting. */
export async function launch(environment: Record<string, string>, nodeOptions: string[] = []) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...nodeOptions, 'api/server.ts'], {
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

/** Ends whatever a test left running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The status of an answer; 0 when there was none within `patience`. */
export async function statusOf(url: string, init: RequestInit = {}, patience = 10_000): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** Sends one write; `unknown` when no answer came, so that nobody can tell whether it was done. */
export async function write(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ outcome: 'done' | 'refused' | 'unknown'; status: number; cookie: string }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    await answer.arrayBuffer()
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    // A fault may have struck after the database had said yes.
    const outcome = answer.ok ? 'done' : answer.status >= 500 ? 'unknown' : 'refused'
    return { outcome, status: answer.status, cookie }
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
