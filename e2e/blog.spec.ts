import type { Locator } from '@playwright/test'
import { expect, requestAsAdmin, rootHydrated, test } from './fixtures.ts'

test('a search marks its matches, and Back returns to the list', { tag: '@core' }, async ({
  visit,
  page,
}) => {
  await visit('/blog')
  const button = page.getByRole('button', { name: 'Search' })
  await expect(button).toBeDisabled()
  await page.getByRole('searchbox').fill('  neighbors ')
  await button.click()
  await expect(page).toHaveURL(/\/blog\?q=neighbors$/)
  await expect(page.getByRole('heading', { name: 'Search Results for “neighbors”' })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/neighbor/i)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('neighbors')
})

test('a search corrects typos and says if nothing was found', async ({ visit, page }) => {
  await visit('/blog?q=disagreemnet')
  await expect(page.getByText('Showing results for “disagreement”')).toBeVisible()
  await visit('/blog?q=xylophonist')
  await expect(page.getByText('No articles found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport()
})

test('on a phone the articles that a search found come before the filters', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit('/blog?q=neighbors')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  const filters = await top(page.getByRole('heading', { name: 'Categories' }))
  expect(await top(page.getByRole('heading', { name: /^Search Results/ }))).toBeLessThan(filters)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible()
  expect(await top(page.getByRole('heading', { name: 'Latest Articles' }))).toBeGreaterThan(
    await top(page.getByRole('heading', { name: 'Categories' })),
  )
})

test('a click on the last tag brings its results into view', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await visit('/blog')
  await page.getByRole('button', { name: 'volunteering', exact: true }).click()
  const results = page.getByRole('region', { name: 'Tagged with volunteering' })
  await expect(results.getByText('Showing 1-2 of 2 articles (Page 1 of 1)')).toBeVisible()
  await expect(results.getByRole('heading', { name: 'Tagged with volunteering' })).toBeInViewport()
  // Tab then reaches every result, in view.
  await page.getByRole('button', { name: 'Clear Tags' }).focus()
  for (const link of await results.getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 0.9 })
  }
})

test('a filter that is only partly in view can be clicked', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/blog')
  const tag = page.getByRole('button', { name: 'studies', exact: true })
  await tag.evaluate((button) => {
    const { left } = button.getBoundingClientRect()
    button.parentElement?.scrollBy({ left: left - innerWidth + 20, behavior: 'instant' })
  })
  const y = (await tag.boundingBox())?.y ?? 0
  await page.mouse.click(385, y + 22)
  await expect(page).toHaveURL(/tag=studies/)
  await expect(page.getByRole('heading', { name: 'Tagged with studies' })).toBeInViewport({ ratio: 1 })
})

test('Tab scrolls the focused filter into view', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/blog')
  await page.getByRole('button', { name: /^All Articles/ }).focus()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  }
})

test('the Tab order follows the position of Featured', async ({ visit, page }) => {
  for (const [width, before, after] of [
    [1280, 'Search articles', 'All Articles'],
    [800, 'Next page', 'Civic Unity'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await visit('/blog')
    const featured = page.getByRole('region', { name: 'Featured' }).getByRole('link')
    await page.getByLabel(before).focus()
    for (const link of await featured.all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(after))
  }
})

test('categories and tags filter the list, and a reload keeps the filter', { tag: '@core' }, async ({
  visit,
  page,
}) => {
  await visit('/blog')
  await page.getByRole('button', { name: /^studies$/ }).click()
  await page.getByRole('button', { name: /^evidence$/ }).click()
  await expect(page.getByText('Filtering by: evidence, studies')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tagged with evidence, studies' })).toBeVisible()
  const line = page.getByText(/^Showing /)
  const shown = await line.textContent()
  await page.reload()
  await rootHydrated(page)
  await expect(line).toHaveText(shown ?? '')
  await page.getByRole('button', { name: /^Practical Guides/ }).click()
  await expect(page).toHaveURL(/\?category=Practical\+Guides$/)
  await expect(page.getByText('Showing 1-4 of 4 articles (Page 1 of 1)')).toBeVisible()
  for (const article of await page.getByRole('main').getByRole('article').all())
    await expect(article.getByText('Practical Guides', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'View All Categories' }).click()
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeVisible()
})

test('paging scrolls to the top, and a page beyond the last shows the first', { tag: '@core' }, async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await visit('/blog')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByText('Showing 13-16 of 16 articles (Page 3 of 3)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await visit('/blog?page=99')
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeVisible()
  await expect(page).toHaveURL(/\/blog$/)
})

test('on a phone paging scrolls to the heading, and Back restores the scroll position', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('/blog')
  const scrollY = () => page.evaluate(() => window.scrollY)
  const expectListPage = async (line: string) => {
    await expect(page.getByText(line)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport({ ratio: 0.3 })
  }
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectListPage('Showing 7-12 of 16 articles (Page 2 of 3)')
  await page.getByRole('link', { name: 'Page 3' }).scrollIntoViewIfNeeded()
  const left = await scrollY()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expectListPage('Showing 13-16 of 16 articles (Page 3 of 3)')
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(100)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeAttached()
  await expect.poll(scrollY).toBe(0)
})

test('the pager of a long list has two ellipses and fits into 320 pixels', async ({ visit, page }) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    // Page 25 of 50: the first, the last, the neighbors, and an ellipsis on both sides.
    if (body.data?.posts) Object.assign(body.data.posts, { page: 25, pageCount: 50 })
    await route.fulfill({ response, json: body })
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await visit('/blog')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toHaveText('Previous1…242526…50Next')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('an article opens at the top, counts as read at its end, and shows related articles', {
  tag: ['@core', '@phone'],
}, async ({ visit, page }) => {
  await visit('/blog')
  await page.evaluate(() => {
    Object.assign(window, { stories: 0 })
    window.addEventListener('story-read', () => {
      Object.assign(window, { stories: (window as never as { stories: number }).stories + 1 })
    })
  })
  const card = page.getByRole('article').filter({ hasText: 'What contact really does' })
  await card.getByRole('link', { name: /^Read More/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What contact really does' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const stories = () => page.evaluate(() => (window as never as { stories: number }).stories)
  expect(await stories()).toBe(0)
  await page.getByText('An AI model wrote the first draft').scrollIntoViewIfNeeded()
  await expect.poll(stories).toBe(1)
  const related = page.getByRole('region', { name: 'Related Articles' })
  await expect(related.getByRole('article')).toHaveCount(3)
  await expect(related.getByText('Educational Articles', { exact: true })).toHaveCount(3)
  await expect(related.getByRole('link', { name: 'What contact really does' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Read the blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Two columns on a wide screen.
  const [first, second] = await page.getByRole('main').getByRole('article').all()
  const hasTwoColumns = (await first?.boundingBox())?.y === (await second?.boundingBox())?.y
  expect(hasTwoColumns).toBe((page.viewportSize()?.width ?? 0) >= 640)
})

test('a missing post and an invalid post URL are 404', { tag: '@core' }, async ({ page, site }) => {
  for (const [path, title] of [
    ['/blog/nobody-wrote-this', 'Post Not Found'],
    ['/blog/%20', 'Invalid URL'],
  ]) {
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  }
})

test('search and categories work by keyboard', async ({ visit, page }) => {
  await visit('/blog')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('polls')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Results for “polls”' })).toBeVisible()
  await page.getByRole('button', { name: /^Civil Discourse/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Civil Discourse', level: 2 })).toBeVisible()
})

test('without JavaScript the list, search and articles are readable and have metadata', {
  tag: '@core',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  await page.goto(`${site.url}/blog`)
  await page.getByRole('searchbox').fill('neighbors')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'Search Results for “neighbors”' })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/neighbor/i)
  await page.goto(`${site.url}/blog?page=99`)
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeVisible()
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${site.url}/blog`)
  await page.goto(`${site.url}/blog?tag=studies`)
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${site.url}/blog?tag=studies`)
  await expect(page.getByRole('heading', { name: 'Tagged with studies' })).toBeVisible()
  await page.goto(`${site.url}/blog/what-contact-really-does`)
  await expect(page.getByText('Meeting people helps.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
  const address = `${site.url}/blog/what-contact-really-does`
  expect(await attribute('link[rel=canonical]', 'href')).toBe(address)
  expect(await attribute('meta[property="og:type"]', 'content')).toBe('article')
  expect(await attribute('meta[property="og:image"]', 'content')).toBe(
    `${site.url}/og/what-contact-really-does.png`,
  )
  expect(await attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  expect(await attribute('meta[property="article:published_time"]', 'content')).toBe(
    '2026-11-22T20:00:00.000Z',
  )
  expect(await attribute('link[type="application/rss+xml"]', 'href')).toBe(`${site.url}/blog/feed.xml`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    url: address,
    datePublished: '2026-11-22T20:00:00.000Z',
  })
  await context.close()
})

test('a long word in the search does not widen the page', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(`/blog?q=${'overlap'.repeat(20)}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a long word in a title, name or tag does not widen any page', async ({ page, startSite }) => {
  const site = await startSite()
  const { posts } = await requestAsAdmin(site, '{ posts(pageSize: 1) { nodes { id slug } } }')
  const [post] = posts.nodes
  const word = 'overlap'.repeat(12)
  const { updatePost } = await requestAsAdmin(
    site,
    `mutation ($id: ID!, $word: String!, $tags: [String!], $content: String!) {
      updatePost(id: $id, title: $word, excerpt: $word, author: $word, tags: $tags, content: $content) { __typename }
    }`,
    {
      id: post.id,
      word,
      tags: [word.slice(0, 40)],
      content: `<p>${word}</p>`,
    },
  )
  expect(updatePost.__typename).toBe('Post')
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/blog', `/blog/${post.slug}`]) {
      await page.goto(site.url + path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  }
})

test('an article prints without navigation', async ({ visit, page }) => {
  await visit('/blog/reading-a-poll-in-two-minutes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The two-minute card' })).toBeVisible()
  const hidden = { includeHidden: true }
  for (const element of [
    page.getByRole('banner', hidden).first(),
    page.getByRole('link', { name: 'Back to Blog', ...hidden }),
    page.getByRole('region', { name: 'Related Articles', ...hidden }),
    page.getByRole('link', { name: 'Read the blog', ...hidden }),
    page.locator('footer nav').first(),
    // The reading progress.
    page.locator('article > [aria-hidden="true"]').first(),
  ])
    await expect(element).toBeHidden()
})

test('the bar at the top of an article grows while it is read', async ({ visit, page }) => {
  await visit('/blog/reading-a-poll-in-two-minutes')
  const width = () =>
    page
      .locator('article > [aria-hidden="true"]')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().width)
  await page.evaluate(() => scrollTo(0, 0))
  const atTop = await width()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect.poll(width).toBeGreaterThan(atTop + 100)
})
