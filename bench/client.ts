import { chromium } from '@playwright/test'
import type { Result } from 'lighthouse'
import { browserPath } from '#e2e/browser.ts'
import { freePort } from '#e2e/free-port.ts'
import { firstSlug } from './cached.ts'
import { median } from './measure.ts'
import type { Server } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'

/** Part g measures the transferred bytes of a page and its Lighthouse scores with the mobile preset. */
export async function client(site: Server, settings: Settings): Promise<Row[]> {
  // Over HTTP, browsers accept Brotli from `localhost` but not from 127.0.0.1.
  const origin = site.url.replace('127.0.0.1', 'localhost')
  const pages = { home: '/', list: '/blog', post: `/blog/${await firstSlug(site)}` }
  const rows: Row[] = []
  for (const [name, url] of Object.entries(pages)) {
    if (settings.quick && name !== 'home') continue
    rows.push(...(await weigh(name, origin + url)))
    try {
      rows.push(...(await lighthouseOf(name, origin + url, settings.lighthouseRuns)))
    } catch (error) {
      console.error(`\nLIGHTHOUSE WAS SKIPPED for ${name}: ${(error as Error).message}\n`)
      rows.push({ part: 'g', what: `${name}: Lighthouse`, value: Number.NaN, note: 'SKIPPED, see above' })
    }
  }
  return rows
}

const LIMITS: Record<string, { max: number }> = {
  'home: JavaScript': { max: 150 },
  'home: CSS': { max: 20 },
  'home: fonts preloaded': { max: 90 },
}

async function weigh(name: string, url: string): Promise<Row[]> {
  const executablePath = browserPath()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const urls = new Map<string, string>()
    const bytes: Record<string, number> = {}
    const ofUrl = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      types.set(requestId, type)
      urls.set(requestId, response.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength
      ofUrl.set(urls.get(requestId) ?? '', encodedDataLength)
    })
    await page.goto(url, { waitUntil: 'load' })
    // Live results keep a connection open, so the network never becomes idle.
    await page.waitForTimeout(1_500)
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const weights: Record<string, number> = {
      HTML: bytes['Document'] ?? 0,
      JavaScript: bytes['Script'] ?? 0,
      CSS: bytes['Stylesheet'] ?? 0,
      fonts: bytes['Font'] ?? 0,
      'fonts preloaded': preloaded.reduce((sum, font) => sum + (ofUrl.get(font) ?? 0), 0),
    }
    return [
      ...Object.entries(weights).map(([what, value]) => {
        const goal = LIMITS[`${name}: ${what}`]
        return { part: 'g', what: `${name}: ${what}`, value: value / 1000, unit: 'kB', ...(goal && { goal }) }
      }),
      { part: 'g', what: `${name}: requests`, value: types.size },
    ]
  } finally {
    await browser.close()
  }
}

const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

async function lighthouseOf(name: string, url: string, runs: number): Promise<Row[]> {
  const html = await (await fetch(url)).text()
  const scores: Record<string, number[]> = {}
  const shifts: number[] = []
  let paintedFromServer = true
  for (let run = 0; run < runs; run += 1) {
    const report = await audit(url)
    for (const category of Object.keys(SCORES)) {
      scores[category] ??= []
      scores[category].push((report.categories[category]?.score ?? Number.NaN) * 100)
    }
    shifts.push(report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
    paintedFromServer &&= isInHtml(largestPaint(report.audits), html)
  }
  return [
    ...Object.entries(SCORES).map(([category, min]) => ({
      part: 'g',
      what: `${name}: Lighthouse ${category}`,
      value: median(scores[category] ?? []),
      goal: { min },
    })),
    { part: 'g', what: `${name}: layout shift`, value: median(shifts), goal: { max: 0 } },
    {
      part: 'g',
      what: `${name}: largest paint is in the server’s HTML`,
      value: paintedFromServer ? 1 : 0,
      goal: { min: 1 },
    },
  ]
}

/** Runs Lighthouse in a new browser. On a busy machine it may miss the start of the page, so it retries. */
async function audit(url: string, triesLeft = 3): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const executablePath = browserPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  let problem = 'no report'
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(SCORES) })
    if (result && !result.lhr.runtimeError) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? problem
  } finally {
    await browser.close()
  }
  if (triesLeft === 1) throw new Error(problem)
  return audit(url, triesLeft - 1)
}

function largestPaint(audits: Record<string, { details?: unknown }>): string {
  const details = JSON.stringify(
    audits['lcp-breakdown-insight']?.details ?? audits['largest-contentful-paint-element']?.details ?? {},
  )
  return /"snippet":"((?:[^"\\]|\\.)*)"/.exec(details)?.[1]?.replaceAll('\\"', '"') ?? ''
}

function isInHtml(snippet: string, html: string): boolean {
  const tag = /^<[a-z0-9]+(?:\s+class="[^"]*")?/i.exec(snippet)?.[0]
  return tag !== undefined && html.includes(tag)
}
