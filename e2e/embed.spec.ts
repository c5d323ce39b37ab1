import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { urls } from '#web/urls.ts'
import { expect, requestAsAdmin, rootHydrated, test } from './fixtures.ts'
import { EVERY_PAGE } from './pages.ts'
import type { Site } from './server.ts'

// Frames inside a page of another origin.

const VALUE = urls.value('presidents-must-follow-supreme-court-rulings')
const POLL = urls.poll('what-would-do-the-most-to-bring-your-community-together')
const KINDS = [VALUE, POLL]

type Message = { origin: string; data: Record<string, unknown> }

/** A page of another site. 127.0.0.1 is not the host name of the server under test. */
async function openHost(page: Page, body: string): Promise<() => Promise<void>> {
  const html = `<!doctype html><html lang="en"><title>A newspaper</title><meta name="viewport" content="width=device-width">
    <script>messages = []; addEventListener('message', ({ origin, data }) => messages.push({ origin, data }))</script>
    <body style="margin: 0">${body}</body></html>`
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** The frame's code, as oEmbed sends it. */
async function frameOf({ url }: Site, path: string, width: number): Promise<string> {
  const query = new URLSearchParams({ url: url + path, maxwidth: String(width) })
  const response = await fetch(`${url}/oembed?${query}`)
  return ((await response.json()) as { html: string }).html
}

const messagesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'messages') as Message[])

test('a frame is complete on another site, sandboxed or not, in both themes and widths', {
  tag: '@core',
}, async ({ page, site }) => {
  test.slow()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const path of KINDS) {
    const grounds = new Map<string, Set<string>>()
    for (const sandbox of ['', 'sandbox="allow-scripts"']) {
      for (const theme of ['light', 'dark'] as const) {
        for (const width of [360, 640]) {
          const state = [path, sandbox, theme, width].join(' ')
          requested.length = 0
          await page.emulateMedia({ colorScheme: theme })
          await page.setViewportSize({ width, height: 700 })
          const code = (await frameOf(site, path, width)).replace('<iframe', `<iframe ${sandbox}`)
          const close = await openHost(page, code)
          const frame = page.frames()[1]
          if (!frame) throw new Error(`No frame: ${state}`)
          await frame.waitForLoadState()
          const seen = await frame.evaluate(() => ({
            cut: document.documentElement.scrollHeight - window.innerHeight,
            sideways: document.documentElement.scrollWidth - window.innerWidth,
            height: Math.ceil(document.documentElement.getBoundingClientRect().height),
            ground:
              getComputedStyle(document.body).backgroundColor +
              getComputedStyle(document.documentElement).backgroundColor,
          }))
          expect([state, seen.cut, seen.sideways]).toEqual([state, 0, 0])
          grounds.set(theme, (grounds.get(theme) ?? new Set()).add(seen.ground))
          const origin = sandbox ? 'null' : site.url
          await expect
            .poll(() => messagesOf(page), state)
            .toContainEqual({ origin, data: { type: 'civic-unity:height', height: seen.height } })
          // The host and the frame, nothing else.
          expect(requested.filter((pathname) => pathname !== '/favicon.ico')).toEqual([
            '/',
            `/embed${path.replace('values', 'value').replace('polls', 'poll')}`,
          ])
          await close()
        }
      }
    }
    const [light, dark] = [grounds.get('light'), grounds.get('dark')]
    expect([light?.size, dark?.size]).toEqual([1, 1])
    expect(light).not.toEqual(dark)
  }
  expect(await page.context().cookies()).toEqual([])
})

test('the frame of a poll with the longest texts is complete', async ({ page, startSite }) => {
  const site = await startSite()
  const sentence = 'Neighbors who meet on a Tuesday talk about roads, '
  for (const words of [
    sentence,
    sentence.toUpperCase(),
    'ALL CAPITALS THROUGHOUT ',
    '邻居们在星期二见面谈论道路',
  ]) {
    const text = (length: number) => words.repeat(30).slice(0, length - 2)
    const poll = await requestAsAdmin(
      site,
      'mutation ($question: String!, $options: [String!]!) { createPoll(question: $question, options: $options) { ... on Poll { slug } } }',
      {
        question: `${text(300)}?`,
        options: Array.from({ length: 10 }, (_, index) => `${text(200)}${index}`),
      },
    )
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 700 })
      const close = await openHost(page, await frameOf(site, urls.poll(poll.createPoll.slug), width))
      await expect(page.frameLocator('iframe').getByText('Self-selected')).toBeVisible()
      const cut = await page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect([words, width, cut]).toEqual([words, width, 0])
      await close()
    }
  }
})

test('a frame without a width tells no height until it has one', async ({ page, site }) => {
  const code = await frameOf(site, POLL, 640)
  const close = await openHost(page, code.replace('width="640"', 'width="0"'))
  await page.frames()[1]?.waitForLoadState()
  expect(await messagesOf(page)).toEqual([])
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '640'))
  await expect.poll(async () => (await messagesOf(page)).length).toBeGreaterThan(0)
  const heights = (await messagesOf(page)).map(({ data }) => Number(data['height']))
  expect(Math.max(...heights)).toBeLessThan(400)
  await close()
})

test('a frame in WordPress tells it the height with its secret', async ({ page, site }) => {
  const code = (await frameOf(site, VALUE, 640)).replace(/(src="[^"]+)"/, '$1#?secret=aB3"')
  const close = await openHost(page, code)
  await expect
    .poll(() => messagesOf(page))
    .toContainEqual({
      origin: site.url,
      data: { message: 'height', value: expect.any(Number), secret: 'aB3' },
    })
  await close()
})

// What wp-embed.js does with a message of a frame that it sandboxes.
const WORDPRESS = `addEventListener('message', ({ data, source }) => {
  const frame = document.querySelector('iframe')
  const isOurs = data.secret === frame.dataset.secret && source === frame.contentWindow
  if (isOurs && data.message === 'link' && new URL(data.value).host === new URL(frame.src).host &&
    document.activeElement === frame) top.location.href = data.value
})`

test('the link of a frame opens in WordPress, whose sandbox blocks new tabs', async ({ page, site }) => {
  const code = (await frameOf(site, VALUE, 640))
    .replace(/(src="[^"]+)"/, '$1#?secret=aB3" data-secret="aB3"')
    .replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"')
  const close = await openHost(page, `${code}<script>${WORDPRESS}</script>`)
  await page.frameLocator('iframe').getByRole('link').click()
  await expect(page).toHaveURL(site.url + VALUE)
  await close()
})

test('nothing but a frame can be framed', { tag: '@core' }, async ({ page, site, request }) => {
  const others = [
    '/api/values',
    '/data/shared-values.csv',
    '/data/datapackage.json',
    '/og/site.png',
    '/sitemap.xml',
  ]
  const more = [
    '/blog/feed.xml',
    '/graphql',
    '/api/docs',
    '/api/openapi.json',
    '/oembed',
    '/readyz',
    '/favicon.svg',
  ]
  for (const path of [...EVERY_PAGE, ...others, ...more]) {
    const headers = (await request.get(site.url + path)).headers()
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
  for (const path of ['/embed/value/time-with-family', '/embed/value/nothing', '/embed/poll/nothing']) {
    const headers = (await request.get(site.url + path)).headers()
    expect([path, headers['x-frame-options']]).toEqual([path, undefined])
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  }
  const close = await openHost(page, `<iframe src="${site.url}${urls.values()}"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await close()
})

test('frames have no violations of axe', async ({ page, site, expectAccessibleInBothThemes }) => {
  for (const path of ['/embed/value/time-with-family', POLL.replace('/polls/', '/embed/poll/')]) {
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 300 })
      await page.goto(site.url + path)
      await expectAccessibleInBothThemes()
    }
  }
})

test('pages of figures and data have no violations of axe from 320 to 1280 pixels', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow()
  for (const path of [urls.values(), VALUE, urls.data()]) {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.url + path)
      await rootHydrated(page)
      await expectAccessible()
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  }
})

test('a guess leads to the answer, the code of the frame and its preview', { tag: '@core' }, async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(site.url + VALUE)
  await rootHydrated(page)
  await expect(page.getByRole('heading', { name: /^At least 80% of each party/ })).toBeHidden()
  await page.getByRole('slider', { name: 'Republicans' }).fill('60')
  await page.getByRole('slider', { name: 'Democrats' }).fill('92')
  await page.getByRole('button', { name: 'See the answer' }).click()
  await expect(page.getByRole('heading', { name: /^At least 80% of each party/ })).toBeFocused()
  await page.getByText('Cite · Embed · Download').click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})
