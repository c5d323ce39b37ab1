import type { Page } from '@playwright/test'
import { ADMIN_TOKEN, expect, requestAsAdmin, rootHydrated, test } from './fixtures.ts'
import { EVERY_PAGE } from './pages.ts'
import type { Site } from './server.ts'

// Pages do not violate their own policy, and text by visitors or editors is never parsed as markup.

declare global {
  interface Window {
    violations: string[]
    owned?: boolean
  }
}

/** Collects policy violations from the start of every page. */
async function collectViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return () => page.evaluate(() => window.violations)
}

/** Waits for two frames, because the first may request another. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

async function firstPost(site: Site): Promise<string> {
  const posts = (await (await fetch(`${site.url}/api/blog/posts?limit=1&page=1`)).json()) as {
    slug: string
  }[]
  return `/blog/${posts[0]?.slug}`
}

test('pages do not violate their policy or load anything from another origin', {
  tag: '@core',
}, async ({ page, site }) => {
  test.slow()
  const violations = await collectViolations(page)
  const externalRequests: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site.url}/`))
      externalRequests.push(request.url())
  })
  const withInput = [
    '/?shared=true&overlap=80',
    '/blog?q=neighbors&tag=listening',
    '/compare#1.2.000000.Dana',
  ]
  for (const path of [...EVERY_PAGE, ...withInput]) {
    const response = await page.goto(site.url + path)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await rootHydrated(page)
    await page.keyboard.press('End')
    await waitForFrames(page)
    expect([path, await violations()]).toEqual([path, []])
  }
  expect(externalRequests).toEqual([])
})

test('GraphiQL and the API reference do not violate their policies', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const violations = await collectViolations(page)
  for (const [path, selector] of [
    ['/api/docs', '.swagger-ui .info'],
    ['/graphql', '.graphiql-container'],
  ] as const) {
    await page.goto(site.url + path)
    await page.locator(selector).first().waitFor()
    await waitForFrames(page)
    expect([path, await violations()]).toEqual([path, []])
  }
})

test('the policy blocks an inline script, and the violation is recorded', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const violations = await collectViolations(page)
  await page.goto(site.url)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.owned = true'
    document.body.append(script)
  })
  expect(await violations()).toHaveLength(1)
  expect(await page.evaluate(() => window.owned)).toBeUndefined()
})

test('text that looks like markup stays text on the page, in its state and after navigation', async ({
  page,
  startSite,
}) => {
  const site = await startSite()
  const vectors = [
    '</script><script>window.owned = true</script>',
    '<img src=x onerror="window.owned = true">',
    '\u2028\u2029<svg onload="window.owned = true">',
    '"><a href="javascript:window.owned = true">x</a>',
    '<!--<script>',
    '{{constructor.constructor("window.owned = true")()}}',
  ]
  const polls = (await (await fetch(`${site.url}/api/polls`)).json()) as { id: string }[]
  for (const { id } of polls)
    await requestAsAdmin(site, 'mutation ($id: ID!) { closePoll(id: $id) { __typename } }', { id })
  const created = await requestAsAdmin(
    site,
    'mutation ($q: String!, $o: [String!]!) { createPoll(question: $q, options: $o) { __typename } }',
    { q: `Is this text? ${vectors.join(' ')}`, o: vectors.map((vector, index) => `${index} ${vector}`) },
  )
  expect(created.createPoll.__typename).toBe('Poll')
  const [script, image, separators] = vectors as [string, string, string]
  const challenge = await requestAsAdmin(
    site,
    `mutation ($t: String!, $d: String!) { createChallenge(title: $t, description: $d, type: QUIZ, points: 5,
      badgeIcon: "award", badgeColor: GOLD) { __typename } }`,
    { t: script, d: vectors.join(' ').slice(0, 300) },
  )
  expect(challenge.createChallenge.__typename).toBe('Challenge')
  const slug = (await firstPost(site)).replace('/blog/', '')
  const { post } = await requestAsAdmin(
    site,
    'query ($slug: String!) { post(slug: $slug) { __typename id } }',
    {
      slug,
    },
  )
  const edited = await requestAsAdmin(
    site,
    `mutation ($id: ID!, $title: String!, $excerpt: String!, $tags: [String!]) {
      updatePost(id: $id, title: $title, excerpt: $excerpt, tags: $tags) { __typename } }`,
    { id: post.id, title: `${script} of it`, excerpt: `${image} ${separators}`, tags: [image] },
  )
  expect(edited.updatePost.__typename).toBe('Post')
  const sent = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: image,
      email: 'someone@example.org',
      subject: 'general',
      message: vectors.join('\n'),
    }),
  })
  expect(sent.status).toBe(201)
  // The state cannot close its element or end a line of script.
  const html = await (await fetch(site.url)).text()
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1]
  expect(state).toContain('window.owned')
  expect(state).not.toMatch(/[<\u2028\u2029]/)

  const violations = await collectViolations(page)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(String(error)))
  await page.goto(site.url)
  await rootHydrated(page)
  await expect(page.locator('#polls')).toContainText('</script><script>window.owned = true</script>')
  await page.goto(`${site.url}/nothing`)
  await rootHydrated(page)
  await page
    .getByRole('link', { name: /Civic Unity/ })
    .first()
    .click()
  await expect(page.locator('#polls')).toContainText('<img src=x onerror="window.owned = true">')
  await expect(page.locator('#challenges')).toContainText(script)
  await page.evaluate((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
  for (const [path, text] of [
    ['/blog', `${script} of it`],
    [`/blog/${slug}`, `${script} of it`],
    ['/admin/polls', image],
  ] as const) {
    await page.goto(site.url + path)
    await rootHydrated(page)
    await expect(page.locator('main')).toContainText(text)
    expect(await page.locator('img[src="x"], svg[onload], a[href^="javascript"]').count()).toBe(0)
    expect([path, await violations()]).toEqual([path, []])
    expect(await page.evaluate(() => window.owned)).toBeUndefined()
  }
  await page.goto(site.url)
  expect(await page.evaluate(() => window.owned)).toBeUndefined()
  expect(await page.locator('#polls img, #polls script, #polls a[href^="javascript"]').count()).toBe(0)
  expect(await violations()).toEqual([])
  expect(pageErrors).toEqual([])
})
