import path from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { COMPARE_TEXT } from '#domain/compare/compare-messages.ts'
import { mark } from '#domain/drawing/mark.ts'
import { PALETTE, withPalette } from '#domain/drawing/palette.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { shareLink } from '#domain/quiz/share.ts'
import { urls } from '#web/urls.ts'
import { expect, expectToast, hydrated, rootHydrated, test } from './fixtures.ts'
import { EVERY_PAGE, INDEXED_PAGES, MISSING_PAGE } from './pages.ts'

const PAGES = [
  [urls.mission(), 'Our Mission'],
  [urls.methodology(), 'Methodology'],
  [urls.privacy(), 'Privacy Policy'],
  [urls.contact(), 'Contact Us'],
] as const
const EMAIL_PAGES = [
  [urls.compare(), COMPARE_TEXT.heading],
  [urls.confirmSubscription('a.b.c'), 'Confirm your subscription'],
  [urls.unsubscribe('a.b.c'), 'Unsubscribe from the newsletter?'],
] as const
/** Each needs its own title and description. */
const FOR_SEARCH_ENGINES = [
  ...INDEXED_PAGES,
  urls.blog({ page: 2 }),
  urls.blog({ category: 'Civil Discourse' }),
  urls.blog({ tags: ['studies'] }),
]
const ALL_PAGES = [
  ...new Set([...EVERY_PAGE, ...FOR_SEARCH_ENGINES]),
  urls.blog({ search: 'trust' }),
  shareLink('', { overlapPercentage: 81, pointsOff: 31 }),
  urls.post('no-such-post'),
]

/** Reads the head as a crawler without JavaScript does. */
async function headOf(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    status: response.status(),
    html,
    head,
    title: /<title>([^<]+)<\/title>/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
  }
}

test('the server’s HTML has title, description and social card on every page', { tag: '@core' }, async ({
  site,
  request,
}) => {
  const images = new Set<string>()
  for (const path of ALL_PAGES) {
    const { html, title, canonical, meta } = await headOf(request, site.url + path)
    expect(html, path).toContain('<html lang="en"')
    expect(title, path).toMatch(/Civic Unity/)
    expect(meta['description'], path).toBeTruthy()
    expect(meta['og:title'], path).toBeTruthy()
    expect(meta['og:image:alt'], path).toBeTruthy()
    expect(meta, path).toMatchObject({
      'og:description': meta['description'],
      'og:site_name': 'Civic Unity',
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
      'twitter:title': meta['og:title'],
      'twitter:description': meta['description'],
      'twitter:image': meta['og:image'],
      'twitter:image:alt': meta['og:image:alt'],
    })
    // Indexed pages have a canonical URL. All others are noindex.
    expect([path, meta['og:url'], meta['robots']]).toEqual([
      path,
      canonical,
      canonical ? undefined : 'noindex',
    ])
    images.add(meta['og:image'] ?? '')
  }
  for (const image of images) {
    expect(image).toMatch(/^http:\/\/localhost:\d+\/og\//)
    const response = await request.get(image)
    expect([image, response.status(), response.headers()['content-type']]).toEqual([image, 200, 'image/png'])
  }
  for (const [path, heading] of PAGES) {
    const { status, html, title, canonical, meta } = await headOf(request, site.url + path)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect([title, meta['og:title']]).toEqual([`${heading} – Civic Unity`, heading])
    expect([canonical, meta['og:type']]).toEqual([site.url + path, 'website'])
  }
  const titles = new Set<string | undefined>()
  const descriptions = new Set<string | undefined>()
  for (const path of FOR_SEARCH_ENGINES) {
    const { title, meta, canonical } = await headOf(request, `${site.url}${path}`)
    expect(canonical).toBe(site.url + path)
    // Search engines cut off longer descriptions.
    expect(meta['description']?.length, path).toBeGreaterThanOrEqual(50)
    expect(meta['description']?.length, path).toBeLessThanOrEqual(200)
    titles.add(title)
    descriptions.add(meta['description'])
  }
  expect([titles.size, descriptions.size]).toEqual([FOR_SEARCH_ENGINES.length, FOR_SEARCH_ENGINES.length])
})

test('pages linked from emails, the comparison and missing pages are noindex', {
  tag: '@core',
}, async ({ site, request }) => {
  for (const [path, heading] of EMAIL_PAGES) {
    const { status, meta, canonical, title } = await headOf(request, site.url + path)
    expect([status, meta['robots'], canonical, title]).toEqual([
      200,
      'noindex',
      undefined,
      `${heading} – Civic Unity`,
    ])
  }
  const admin = await headOf(request, site.url + urls.admin())
  expect([admin.status, admin.meta['robots']]).toEqual([200, 'noindex'])
  expect(admin.html).toContain('Admin Authentication')
  expect(admin.html).not.toContain('Blog Automation')
  const unknown = await headOf(request, site.url + urls.post('no-such-post'))
  expect([unknown.status, unknown.meta['robots'], unknown.canonical]).toEqual([404, 'noindex', undefined])
  for (const path of [MISSING_PAGE, '/assets/no-such-script.js']) {
    const { status, meta, html } = await headOf(request, site.url + path)
    expect([path, status, meta['robots']]).toEqual([path, 404, 'noindex'])
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  }
})

test('every page has the icons, the manifest and the theme colors', async ({ site, request }) => {
  const { head } = await headOf(request, `${site.url}${urls.mission()}`)
  const headTags = (of: string) =>
    of.match(/<link rel="(?:icon|apple-touch-icon|manifest)".*|<meta name="theme.*/g)
  expect(headTags(head)).toHaveLength(6)
  for (const path of ALL_PAGES)
    expect(headTags((await headOf(request, site.url + path)).head)).toEqual(headTags(head))
  for (const scheme of ['light', 'dark']) {
    expect(head).toContain(`media="(prefers-color-scheme: ${scheme})" content="#`)
  }
  const manifest = await (await request.get(`${site.url}/site.webmanifest`)).json()
  expect(head).toContain(`content="${PALETTE.paper}"`)
  expect([manifest.theme_color, manifest.background_color]).toEqual([PALETTE.paper, PALETTE.paper])
  expect(await (await request.get(`${site.url}/favicon.svg`)).text()).toContain(
    withPalette(mark()).replace(/<\/?svg[^>]*>/g, ''),
  )
  const icons = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  )
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  for (const path of [...icons, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    const response = await request.get(site.url + path)
    expect([path, response.status()]).toEqual([path, 200])
    expect(response.headers()['content-type']).toMatch(/^image\//)
    // Feed readers show the icon on their own site.
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    // Not immutable, because the file names have no hash.
    expect(response.headers()['cache-control']).toBe('public, max-age=3600')
  }
})

test('scripts, styles and fonts are immutable and compressed', async ({ site, request }) => {
  const { html } = await headOf(request, site.url)
  const files = [...new Set(html.match(/\/assets\/[^"]+/g))]
  expect(new Set(files.map((file) => path.extname(file)))).toEqual(new Set(['.js', '.css', '.woff2']))
  for (const file of files) {
    const response = await request.get(site.url + file, { headers: { 'accept-encoding': 'gzip, br' } })
    const { 'cache-control': cacheControl, 'content-encoding': encoding } = response.headers()
    expect([file, cacheControl]).toEqual([file, 'public, max-age=31536000, immutable'])
    expect([file, encoding]).toEqual([file, file.endsWith('.woff2') ? undefined : 'br'])
  }
})

test('the 404 page links to the home page', async ({ page, site }) => {
  await page.goto(site.url + MISSING_PAGE)
  await rootHydrated(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('links do not reload and focus the heading, and Back restores the scroll position', {
  tag: ['@core', '@phone'],
}, async ({ page, visit }) => {
  await visit(urls.methodology())
  await page.evaluate(() => {
    Object.assign(window, { still: 'here' })
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused()
  await expect(announced(page)).toHaveText('Privacy Policy – Civic Unity')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Methodology' })).toBeFocused()
  await expect(announced(page)).toHaveText('Methodology – Civic Unity')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollY))
    .toBeLessThan(50)
  // The contact page scrolls to the top on open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(announced(page)).toHaveText('Contact Us – Civic Unity')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => (window as { still?: string }).still)).toBe('here')
})

test('a page opened before a deployment continues in the new build', async ({ page, site }) => {
  await page.goto(site.url)
  await hydrated(page)
  // Chunks of the old build are missing until a page of the new build is opened.
  await page.route(/assets\/(our-mission|subscription)/, (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll()
  })
  await page.getByRole('textbox', { name: 'Your email' }).fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible()
  await page.getByRole('link', { name: 'Our Mission' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Mission' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(urls.mission())
  // A reload would restore the scroll position at the footer.
  await rootHydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page has one canonical URL for all spellings, before and after hydration', async ({
  page,
  visit,
  site,
}) => {
  const canonicalUrls = () =>
    page
      .locator('link[rel=canonical], meta[property="og:url"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('content')))
  for (const spelled of ['/contact/', '/Contact', '/contact?utm_source=x']) {
    await visit(spelled)
    expect(await canonicalUrls()).toEqual([site.url + urls.contact(), site.url + urls.contact()])
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveTitle('Privacy Policy – Civic Unity')
  expect(await canonicalUrls()).toEqual([site.url + urls.privacy(), site.url + urls.privacy()])
})

test('the table of contents leads to its sections by keyboard', async ({ page, visit }) => {
  await visit(urls.methodology())
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /scored/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#scoring')).toBeFocused()
  await expect(page.locator('#scoring')).toBeInViewport()
})

test('every page is readable without JavaScript', { tag: '@core' }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, heading] of [...PAGES, ...EMAIL_PAGES]) {
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto(site.url + urls.contact())
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
  await page.goto(site.url + urls.privacy())
  await expect(page.getByText(/The two buttons need JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my data' })).toBeHidden()
  await page.goto(site.url + urls.admin())
  await expect(page.getByText(/The dashboard needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Authenticate' })).toBeHidden()
  await page.goto(`${site.url}/blog`)
  for (const name of ['Next page', 'volunteering', /^All Articles/])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByText('Showing 7-12 of 16 articles (Page 2 of 3)')).toBeVisible()
  await page.goto(site.url + urls.methodology())
  await expect(page.getByRole('table', { name: 'From the score to the percentages' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Phones in school/ })).toBeVisible()
  await context.close()
})

test('the data of this browser can be downloaded and deleted', {
  tag: '@core',
}, async ({ page, visit, site }) => {
  await visit('/')
  const [poll] = await (await page.request.get(`${site.url}/api/polls`)).json()
  const votes = async () => {
    const results: { votes: number }[] = await (
      await page.request.get(`${site.url}/api/polls/${poll.id}/results`)
    ).json()
    return results.reduce((total, result) => total + result.votes, 0)
  }
  const before = await votes()
  await page.evaluate(
    (id) =>
      fetch(`/api/polls/${id}/vote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ optionIndex: 0, politicalAffiliation: 'other' }),
      }),
    poll.id,
  )
  expect(await votes()).toBe(before + 1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.reload()
  await rootHydrated(page)
  const table = page.getByRole('table', { name: 'In your browser' })
  const names = await storedNames(page)
  expect(names).toEqual(expect.arrayContaining(['unity_scroll', 'unity_session_id', 'unity_voter']))
  for (const name of names) await expect(table.getByRole('rowheader', { name })).toBeVisible()
  expect((await exported(page)).ballots).toEqual([
    expect.objectContaining({ question: poll.question, affiliation: 'OTHER' }),
  ])
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expectToast(page, 'Your data has been deleted')
  expect(await votes()).toBe(before)
  expect(await storedNames(page)).toEqual([])
  expect((await exported(page)).ballots).toEqual([])
})

/** The text that screen readers announce for the page. */
function announced(page: Page): Locator {
  return page.locator('#root > p[aria-live="polite"]')
}

/** The names of all cookies and storage items of the site. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => name), ...stored].toSorted()
}

async function exported(page: Page): Promise<{ ballots: unknown[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('civic-unity-my-data.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
