import { alive, askAsAdmin, expect, test } from './fixtures.ts'

test('a visitor searches, sees the matches marked, and walks back with the button', async ({
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

test('a typo is mended, and what nobody wrote about is not found', async ({ visit, page }) => {
  await visit('/blog?q=disagreemnet')
  await expect(page.getByText('These match “disagreement”')).toBeVisible()
  await visit('/blog?q=xylophonist')
  await expect(page.getByText('No articles found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport()
})

test('who presses the last tag sees what it brought', async ({ visit, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await visit('/blog')
  await page.getByRole('button', { name: 'volunteering', exact: true }).click()
  const results = page.getByRole('region', { name: 'Tagged with volunteering' })
  await expect(results.getByText('Showing 1-2 of 2 articles (Page 1 of 1)')).toBeVisible()
  await expect(results.getByRole('heading', { name: 'Tagged with volunteering' })).toBeInViewport()
  // From there the keyboard goes on through the whole of it, in sight.
  await page.getByRole('button', { name: 'Clear Tags' }).focus()
  for (const link of await results.getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 0.9 })
  }
})

test('a filter that is half in sight is pressed where one presses it', async ({ visit, page }) => {
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

test('what the keyboard comes to in a row that scrolls is in sight, whole', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/blog')
  await page.getByRole('button', { name: /^All Articles/ }).focus()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  }
  // With its ring, 3 px wide and 3 px away, which the row would cut.
  for (const row of ['.catlist', '.side .tags']) {
    const all = await page.locator(row).boundingBox()
    const one = await page.locator(row).getByRole('button').first().boundingBox()
    if (!all || !one) throw new Error(`${row} is not there`)
    expect(one.y - all.y).toBeGreaterThanOrEqual(6)
    expect(all.y + all.height - one.y - one.height).toBeGreaterThanOrEqual(6)
  }
})

test('Tab goes through the list as one reads it, wherever Featured stands', async ({ visit, page }) => {
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

test('categories and tags narrow the list, and a reloaded address shows the same', async ({
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
  await alive(page)
  await expect(line).toHaveText(shown ?? '')
  await page.getByRole('button', { name: /^Practical Guides/ }).click()
  await expect(page).toHaveURL(/\?category=Practical\+Guides$/)
  await expect(page.getByText('Showing 1-4 of 4 articles (Page 1 of 1)')).toBeVisible()
  for (const badge of await page.locator('.cards .badge').allTextContents())
    expect(badge).toBe('Practical Guides')
  await page.getByRole('button', { name: 'View All Categories' }).click()
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeVisible()
})

test('pages turn from the top of the list, and one beyond the last is the first', async ({ visit, page }) => {
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

test('on a phone a turned page is read from the heading of the list on, and Back returns to where it was turned', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('/blog')
  const place = () => page.evaluate(() => window.scrollY)
  const turned = async (line: string) => {
    await expect(page.getByText(line)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.cards article').first()).toBeInViewport({ ratio: 0.3 })
  }
  await page.getByRole('button', { name: 'Next page' }).click()
  await turned('Showing 7-12 of 16 articles (Page 2 of 3)')
  await page.getByRole('link', { name: 'Page 3' }).scrollIntoViewIfNeeded()
  const left = await place()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await turned('Showing 13-16 of 16 articles (Page 3 of 3)')
  await page.goBack()
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(100)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByText('Showing 1-6 of 16 articles (Page 1 of 3)')).toBeAttached()
  await expect.poll(place).toBe(0)
})

test('on a phone the pager of a long list stands in one row', async ({ visit, page }) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    // Page 25 of 50: the first, the last, the neighbors, and an ellipsis on both sides.
    if (answer.data?.posts) Object.assign(answer.data.posts, { page: 25, pageCount: 50 })
    await route.fulfill({ response, json: answer })
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await visit('/blog')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toHaveText('Previous1…242526…50Next')
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await pager
      .locator('a, button')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().toJSON()))
    expect([width, new Set(boxes.map(({ top }) => top)).size]).toEqual([width, 1])
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('an article opens at its top, is read to its end, and leads on', async ({ visit, page }) => {
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
  await page.locator('.author').scrollIntoViewIfNeeded()
  await expect.poll(stories).toBe(1)
  const related = page.locator('.related')
  await expect(related.getByRole('article')).toHaveCount(3)
  for (const badge of await related.locator('.badge').allTextContents())
    expect(badge).toBe('Educational Articles')
  await expect(related.getByRole('link', { name: 'What contact really does' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Read the blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const columns = page.locator('.cards').evaluate((cards) => getComputedStyle(cards).gridTemplateColumns)
  expect((await columns).split(' ')).toHaveLength((page.viewportSize()?.width ?? 0) < 640 ? 1 : 2)
})

test('a post that is not there is 404, and so is an address that is none', async ({
  page,
  site,
  expectAccessible,
}) => {
  for (const [path, title] of [
    ['/blog/nobody-wrote-this', 'Post Not Found'],
    ['/blog/%20', 'Invalid URL'],
  ]) {
    const answer = await page.goto(site.url + path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  }
  await expectAccessible()
})

test('list and article are complete by keyboard, and axe finds nothing, light and dark', async ({
  visit,
  page,
  expectAccessible,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/blog', '/blog?q=zebra&tag=local', '/blog/what-contact-really-does']) {
      await visit(path)
      await expectAccessible()
    }
  }
  await visit('/blog')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('polls')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Results for “polls”' })).toBeVisible()
  await page.getByRole('button', { name: /^Civil Discourse/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Civil Discourse', level: 2 })).toBeVisible()
})

test('with JavaScript off list, search and article read, and say who they are', async ({ browser, site }) => {
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
    '2026-11-14T15:00:00.000Z',
  )
  expect(await attribute('link[type="application/rss+xml"]', 'href')).toBe(`${site.url}/blog/feed.xml`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    url: address,
    datePublished: '2026-11-14T15:00:00.000Z',
  })
  await context.close()
})

test('nothing scrolls sideways at 320 pixels', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const longWord = `/blog?q=${'overlap'.repeat(20)}`
  for (const path of ['/blog', '/blog?page=2', '/blog/what-contact-really-does', longWord]) {
    await visit(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
})

test('one long word in a title, a name or a tag makes no page wider; steps in a list stand by their numbers', async ({
  page,
  startSite,
}) => {
  const site = await startSite()
  const { posts } = await askAsAdmin(site, '{ posts(pageSize: 1) { nodes { id slug } } }')
  const [post] = posts.nodes
  const word = 'overlap'.repeat(12)
  const { updatePost } = await askAsAdmin(
    site,
    `mutation ($id: ID!, $word: String!, $tags: [String!], $content: String!) {
      updatePost(id: $id, title: $word, excerpt: $word, author: $word, tags: $tags, content: $content) { __typename }
    }`,
    {
      id: post.id,
      word,
      tags: [word.slice(0, 40)],
      content:
        '<ul><li>A list<ol><li><p>with steps</p><p>of two paragraphs</p></li></ol></li></ul><blockquote><p>Said:</p><ul><li>a list</li></ul></blockquote>',
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
  // Room for a lens stands before the entries that have one: a number stands beside its step.
  await expect(page.locator('.art__body ol > li')).toHaveCSS('padding-left', '0px')
  await expect(page.locator('.art__body p + p')).not.toHaveCSS('margin-top', '0px')
  await expect(page.locator('.art__body p + ul')).not.toHaveCSS('margin-top', '0px')
  await page.setViewportSize({ width: 1280, height: 720 })
  const quoted = page.locator('blockquote li')
  await expect(quoted).toHaveCSS('text-align', 'left')
  expect((await quoted.boundingBox())?.width, 'the marker stands beside its words').toBeLessThan(300)
})

test('a picture that failed before the page came to life gives way to the drawn cover', async ({
  page,
  startSite,
}) => {
  const site = await startSite()
  const { posts } = await askAsAdmin(site, '{ posts(pageSize: 1) { nodes { id slug } } }')
  const [post] = posts.nodes
  await askAsAdmin(
    site,
    'mutation ($id: ID!) { updatePost(id: $id, featuredImage: "/not-there.jpg") { __typename } }',
    post,
  )
  const failed = page.waitForResponse('**/not-there.jpg')
  await page.route('**/assets/*.js', async (route) => {
    await failed
    await route.continue()
  })
  await page.goto(`${site.url}/blog/${post.slug}`)
  await expect(page.locator('.art__head .cov svg')).toBeVisible()
  await expect(page.locator('.art__head .cov img')).toHaveCount(0)
})

test('an article prints as an article: no chrome, dark on white, with the addresses of its sources', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('/blog/reading-a-poll-in-two-minutes')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The two-minute card' })).toBeVisible()
  for (const gone of ['header.nav', '.back', '.related', '.cta', '.reading', '.foot nav']) {
    for (const element of await page.locator(gone).all()) await expect(element).toBeHidden()
  }
  const style = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name as string), [
        property,
        pseudo,
      ] as const)
  expect(await style('body', 'background-color')).toBe('rgba(0, 0, 0, 0)')
  for (const selector of ['h1', '.art__text', '.foot .brand']) {
    // lab(lightness …)
    expect(Number(/[\d.]+/.exec(await style(selector, 'color'))?.[0]), selector).toBeLessThan(50)
  }
  expect(await style('.art__text a[href^="http"]', 'content', '::after')).toContain('https://')
  // A browser leaves backgrounds out unless told, and the markers of lists are some.
  expect(await style('.art__text ul li', 'print-color-adjust', '::before')).toBe('exact')
})

test('the list prints from its first page on: Firefox moves a row of a grid that does not fit to the next', async ({
  visit,
  page,
}) => {
  await visit('/blog')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.blog')).toHaveCSS('display', 'block')
})
