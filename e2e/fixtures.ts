import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { urls } from '#web/urls.ts'
import { copyDemoData } from './demo-data.ts'
import { ADMIN_TOKEN, type Site, startServer } from './server.ts'

interface Fixtures {
  /** Starts a server with its own database. */
  startSite: (environment?: Record<string, string>) => Promise<Site>
  /** Shared by the worker's tests. Votes are withdrawn after each test. To change anything else, use `startSite`. */
  site: Site
  /** Opens a page and waits until it is hydrated, because earlier clicks would be lost. */
  visit: (path: string) => Promise<Page>
  /** Asserts that axe finds no violations on the page, or in the part that a selector names. */
  expectAccessible: (part?: string) => Promise<void>
  /** Checks the light theme, then the dark one, which stays active. */
  expectAccessibleInBothThemes: (part?: string) => Promise<void>
}

interface WorkerFixtures {
  sharedSite: Site
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  startSite: async ({}, use) => {
    const sites: Site[] = []
    await use(async (environment) => {
      const site = await startFreshSite(environment)
      sites.push(site)
      return site
    })
    for (const site of sites) await site.stop()
  },
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const site = await startFreshSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ context, sharedSite }, use) => {
    await use(sharedSite)
    await withdrawVotes(context, sharedSite)
  },
  page: async ({ page }, use) => {
    await page.addInitScript(recordToasts)
    await use(page)
  },
  visit: async ({ page, site }, use) => {
    const consoleErrors = collectConsoleErrors(page)
    await use(async (to) => {
      await page.goto(site.url + to)
      // A page with a hash scrolls by itself, and `hydrated` would scroll it again.
      await (to.includes('#') ? rootHydrated(page) : hydrated(page))
      return page
    })
    expect(consoleErrors, 'the browser complained').toEqual([])
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (part) => {
      await transitionsEnded(page)
      const axe = new AxeBuilder({ page }).withTags([
        'wcag2a',
        'wcag2aa',
        'wcag21a',
        'wcag21aa',
        'wcag22aa',
        'best-practice',
      ])
      if (part) axe.include(part)
      // Legacy mode takes half the time.
      axe.setLegacyMode()
      const { violations } = await axe.analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, why: failureSummary })),
      )
      const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
      expect(found, `axe on ${page.url()}, ${isDark ? 'dark' : 'light'}`).toEqual([])
    })
  },
  expectAccessibleInBothThemes: async ({ page, expectAccessible }, use) => {
    await use(async (part) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(part)
      }
    })
  },
})

/** Collects console errors, console warnings and uncaught exceptions from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  return consoleErrors
}

/** Runs a GraphQL operation as an admin, to set up a journey. Returns `data`. An error fails the journey. */
export async function requestAsAdmin(site: Pick<Site, 'url'>, query: string, variables: object = {}) {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  expect(errors, JSON.stringify(variables)).toBeUndefined()
  return data
}

async function withdrawVotes(context: BrowserContext, { url }: Site): Promise<void> {
  const cookies = await context.cookies(url)
  if (!cookies.some(({ name }) => name === 'unity_voter')) return
  await context.setOffline(false)
  const response = await context.request.post(`${url}/graphql`, {
    data: { query: 'mutation { deleteMyData(sessionId: "session_1_reset") { __typename } }' },
  })
  expect(await response.json()).not.toHaveProperty('errors')
}

async function startFreshSite(environment: Record<string, string> = {}): Promise<Site> {
  const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-e2e-'))
  if (environment['SEED_DEMO'] !== 'false') copyDemoData(dir)
  const { url, stop } = await startServer(dir, environment)
  return {
    url,
    stop: async () => {
      await stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Waits for color transitions, because contrast cannot be measured during one. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Animations by scroll position, or without an end, never finish.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

export { ADMIN_TOKEN, expect }

/** Runs in the page. */
function recordToasts(): void {
  const shownToasts = new Set<string>()
  Object.assign(window, { shownToasts })
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[data-toast-text]')) shownToasts.add(textContent)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The toast may have closed already, because on a busy machine two seconds can be too short to see it. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'shownToasts') as Set<string>)]))
    .toContain(text)
}

/** Waits until React has hydrated the page. Lazy sections may still wait (see `hydrated`). */
export async function rootHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Sections of the home page that hydrate when they are near. */
const LAZY_SECTIONS = ['values', 'splits', 'stories', 'polls', 'newsletter']

export async function hydrated(page: Page): Promise<void> {
  await rootHydrated(page)
  await expect(page.locator('#closed:not([data-hydrated])')).toHaveCount(0)
  if (new URL(page.url()).pathname !== urls.home()) return
  // Lay out all sections at once, so that nothing moves during a test.
  await page.evaluate(() => document.documentElement.removeAttribute('class'))
  const scrollTop = await page.evaluate(() => window.scrollY)
  for (const id of LAZY_SECTIONS) {
    // `scrollIntoView` would also move the place where Tab continues.
    await page.locator(`#${id}`).evaluate((section) => {
      window.scrollBy({ top: section.getBoundingClientRect().top, behavior: 'instant' })
    })
    await page.locator(`#${id}[data-hydrated]`).waitFor()
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop)
}
