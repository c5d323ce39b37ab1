import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from './free-port.ts'

export const ADMIN_TOKEN = 'the-token-of-the-journeys'

export interface Site {
  url: string
  stop(): Promise<void>
}

export async function startServer(dir: string, environment: Record<string, string> = {}): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', './scripts/compile-cache.js', 'api/server.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: url,
      DATA_DIR: dir,
      ADMIN_TOKEN,
      APP_SECRET: 'the-secret-of-the-journeys',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      AUTOMATION: 'off',
      DRAIN_MS: '0',
      MAX_EVENT_LOOP_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  // Generous, for the same reason as the limits in playwright.config.ts.
  for (let waited = 0; !(await isReady(url)); waited += 100) {
    if (child.exitCode !== null || waited > 90_000) throw new Error(`The server did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop: () => stop(child, exited) }
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  await exited
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}
