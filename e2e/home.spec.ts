import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, rootHydrated, test } from './fixtures.ts'

const SECTIONS = ['challenges', 'quiz', 'values', 'splits', 'stories', 'polls', 'newsletter']

test('the sections are in order, each with its anchor and heading', {
  tag: '@core',
}, async ({ visit, page }) => {
  await visit('/')
  const ids = await page.locator('main > section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(ids).toEqual(SECTIONS)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Here’s where we agree." [level=1]
      - button "Find Your Overlap"
      - button "Explore Shared Values"
      - region "Unity Challenges":
        - heading "Unity Challenges" [level=2]
      - region "Find Your Overlap":
        - heading "Find Your Overlap" [level=2]
      - region "Shared Values":
        - heading "Shared Values" [level=2]
      - region "Unity Insights":
        - heading "Unity Insights" [level=2]
        - article
        - article
        - article
        - article
      - region "Community Pulse":
        - heading "Community Pulse" [level=2]
      - region "The newsletter":
        - heading "The newsletter" [level=2]
  `)
})

test('a URL with a hash opens at its section, and the hero’s buttons lead to theirs', {
  tag: ['@core', '@phone'],
}, async ({ visit, page }) => {
  for (const section of ['values', 'newsletter']) {
    await page.goto('about:blank')
    await visit(`/#${section}`)
    await expect(page.locator(`#${section}`)).toBeFocused()
    await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport()
  }
  await visit('/')
  for (const [name, section] of [
    ['Explore Shared Values', 'values'],
    ['Find Your Overlap', 'quiz'],
  ] as const) {
    await hero(page).getByRole('button', { name }).press('Enter')
    await expect(page.locator(`#${section}`)).toBeFocused()
    await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport()
  }
})

test('a section opened from the bottom of another page scrolls into view', { tag: '@phone' }, async ({
  visit,
  page,
}) => {
  const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await visit('/privacy-policy')
  await scrollToEnd()
  await visit('/our-mission')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await visit('/privacy-policy')
  await scrollToEnd()
  await visit('/#newsletter')
  await expect(page.locator('#newsletter')).toBeFocused()
  await expect(page.getByLabel('Your email')).toBeInViewport()
})

test('a section that fails at first keeps the focus and stays in view after Retry', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit('/privacy-policy')
  const polls = page.locator('#polls')
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/graphql', async (route) => {
    await loading
    await route.fulfill({ json: { errors: [{ message: 'down' }] } })
  })
  await page.locator('footer').getByRole('link', { name: 'Community Pulse' }).click()
  await expect(polls).toBeFocused()
  await expect(polls.getByRole('status')).toHaveText('Loading...')
  load()
  const retry = polls.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(polls).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.unroute('**/graphql')
  await retry.press('Enter')
  await expect(polls.getByRole('heading', { name: 'How everyone answered' })).toBeVisible()
  await expect(polls).toBeFocused()
  await expect(polls.getByRole('heading', { name: 'Community Pulse' })).toBeInViewport()
})

test('the hero works by keyboard, announces the answer and keeps the focus', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  const guess = hero(page)
  await guess.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect(guess.getByRole('slider')).toHaveAttribute('aria-valuetext', '6 in 10')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(guess.locator('[aria-live]')).toContainText(
    'Nearly nine in ten in each party, after a briefing. You guessed 6 in 10.',
  )
  await expect(guess.getByRole('img', { name: /your guess: 6 in 10/ })).toBeVisible()
  await expect(guess.getByRole('img', { name: /87% of Republicans, 88% of Democrats/ })).toBeVisible()
  await expect(guess.getByRole('button', { name: 'Guess again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(guess.getByRole('slider')).toBeFocused()
})

test('on a small phone the question can be answered on the first screen', { tag: '@core' }, async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit('/')
  const guess = hero(page)
  await expect(guess.getByRole('slider')).toBeInViewport({ ratio: 1 })
  await expect(guess.getByRole('button', { name: 'See the answer' })).toBeInViewport({ ratio: 1 })
  await guess.getByRole('slider').fill('4')
  await guess.getByRole('button', { name: 'See the answer' }).click()
  await expect(guess.getByRole('img', { name: /87% of Republicans/ })).toBeInViewport({ ratio: 1 })
  await expect(guess.getByText('your guess: 4')).toBeInViewport({ ratio: 1 })
})

test('Back restores the scroll position on a page that was opened at a section', async ({ page, visit }) => {
  await visit('/#quiz')
  await page.evaluate(() => window.scrollTo(0, 4000))
  await page.locator('footer a[href="/our-mission"]').dispatchEvent('click')
  await expect(page).toHaveURL(/our-mission/)
  await page.goBack()
  await expect(page.locator('#quiz')).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 4000))).toBeLessThan(100)
})

test('a jump to a section and Back are exact', async ({ page, site }) => {
  await page.goto(site.url)
  await rootHydrated(page)
  const polls = page.locator('#polls')
  await page.locator('footer').getByRole('link', { name: 'Community Pulse' }).dispatchEvent('click')
  await expect(polls).toBeFocused()
  await expect(polls.getByRole('heading', { name: 'Community Pulse' })).toBeInViewport()
  const heights = () =>
    page
      .locator('main > section[id]')
      .evaluateAll((sections) => sections.map(({ clientHeight }) => clientHeight))
  const [laidOut, scrollTop] = [await heights(), await page.evaluate(() => window.scrollY)]
  await page.locator('footer a[href="/our-mission"]').dispatchEvent('click')
  await expect(page).toHaveURL(/our-mission/)
  await page.goBack()
  await expect(polls).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop)
  expect(await heights()).toEqual(laidOut)
})

test('all sections are laid out soon, as a screenshot of the entire page needs', async ({ page, site }) => {
  await page.goto(site.url)
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toBe('')
  const skipped = () =>
    page
      .locator('main *')
      .evaluateAll(
        (all) => all.filter((node) => getComputedStyle(node).contentVisibility !== 'visible').length,
      )
  expect(await skipped()).toBe(0)
})

test('input from before hydration is kept', async ({ page, site }) => {
  let hydrate = () => {}
  const held = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  const email = page.getByLabel('Your email')
  await email.fill('nobody')
  await email.press('Enter')
  await page.locator('#polls').getByRole('radio').first().check()
  hydrate()
  await rootHydrated(page)
  await expect(page.locator('#polls').getByRole('button', { name: 'Submit Vote' })).toBeVisible()
  await hydrated(page)
  await expect(email).toHaveValue('nobody')
  await email.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})

test('without JavaScript the page shows the answer, the challenges and all fifteen values', {
  tag: '@core',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  // Text locators ignore <noscript>.
  await expect(hero(page).locator('strong')).toHaveText('Nearly nine in ten in each party, after a briefing.')
  await expect(page.getByRole('heading', { name: 'Read a Story of Unity' })).toBeVisible()
  await expect(page.locator('#values').getByRole('article')).toHaveCount(15)
  await expect(page.locator('#quiz noscript p')).toContainText('The quiz needs JavaScript.')
  await expect(page.locator('#quiz noscript p')).toBeVisible()
  // Controls that need JavaScript are hidden, and notes explain what is missing.
  for (const name of ['See the answer', 'Guess first', 'Explore More Data', 'Subscribe'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeVisible()
  await expect(page.getByText('252 votes')).toBeVisible()
  await expect(page.locator('#polls noscript p')).toContainText('Voting needs JavaScript.')
  await expect(page.locator('#newsletter noscript p')).toContainText('Subscribing needs JavaScript.')
  await context.close()
})

test('the page fits into 320 pixels, even with everything expanded', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit('/?shared=true&overlap=78')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await page.getByRole('button', { name: 'See the answer' }).first().click()
  await page.getByRole('button', { name: 'Explore More Data' }).click()
  await page.locator('#values').getByRole('button', { name: 'Guess first' }).click()
  const quiz = page.locator('#quiz')
  for (let question = 0; question < 10; question += 1) {
    expect(await width()).toBe(320)
    await quiz.getByRole('radio').first().check()
    await quiz.getByRole('button', { name: question === 9 ? 'See Results' : 'Next' }).click()
  }
  await expect(quiz.getByRole('img').first()).toBeVisible()
  expect(await width()).toBe(320)
})

test('a browser with a guess of an earlier visit gets today’s question in the hero, and nothing moves', async ({
  visit,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('unity_today', '{"2026-01-01":{"guess":50,"off":1}}')
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['moved'] = String(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit('/')
  await expect(hero(page).getByRole('slider')).toBeHidden()
  await hero(page).getByRole('link', { name: 'Take a guess' }).click({ trial: true })
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
  await hero(page).getByRole('link', { name: 'Take a guess' }).click()
  await expect(page).toHaveURL(/\/today$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Of 100 /)
})

function hero(page: Page): Locator {
  return page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
}
