import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export const ADMIN_TOKEN = 'the-token-of-the-journeys'

export interface Site {
  url: string
  /** Stops the server as an operator would (SIGTERM) and waits for its end. */
  stop(): Promise<void>
}

interface Fixtures {
  /** Starts the production server on a database of its own; stopped and wiped after the test. */
  startSite: (environment?: Record<string, string>) => Promise<Site>
  /** One such server with the demo content. */
  site: Site
  /** Goes to a page of the site and waits until it is alive: typing before hydration would be lost. */
  visit: (path: string) => Promise<Page>
  /** Asserts that axe finds nothing on the page as it is now. */
  expectAccessible: () => Promise<void>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  startSite: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (environment = {}) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-e2e-'))
      const site = await start(dir, environment)
      stops.push(async () => {
        await site.stop()
        await rm(dir, { recursive: true, force: true })
      })
      return site
    })
    for (const stop of stops) await stop()
  },
  site: async ({ startSite }, use) => use(await startSite()),
  visit: async ({ page, site }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(async (to) => {
      await page.goto(site.url + to)
      await alive(page)
      return page
    })
    expect(complaints, 'the browser complained').toEqual([])
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.html) }))).toEqual([])
    })
  },
})

export { expect }

/** React has taken over the page that the server sent. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

async function start(dir: string, environment: Record<string, string>): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['api/server.ts'], {
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
  for (let waited = 0; !(await isReady(url)); waited += 100) {
    if (child.exitCode !== null || waited > 30_000) throw new Error(`The server did not start:\n${output}`)
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
    (answer) => answer.ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
