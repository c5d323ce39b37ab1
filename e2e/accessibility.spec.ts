import type { Page } from '@playwright/test'
import { ADMIN_ROOMS } from '#domain/admin/rooms.ts'
import { encodeCompare } from '#domain/compare/compare-code.ts'
import { serializeKept } from '#domain/quiz/kept-result.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'
import { QUIZ_START, serializeQuiz } from '#domain/quiz/session.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { FIRST_DAY } from '#domain/today/days.ts'
import { urls } from '#web/urls.ts'
import { ADMIN_TOKEN, expect, expectToast, hydrated, requestAsAdmin, test } from './fixtures.ts'
import { FOUND_PAGES } from './pages.ts'
import type { Site } from './server.ts'

/** Half of them match the answers that `answerQuiz` stores. */
const FIRST_PICKS = QUIZ_QUESTIONS.map(({ options }) => options[0]?.value ?? '')
const THEIR_PICKS = QUIZ_QUESTIONS.map(({ options }, index) => options[index % 2 ? 3 : 0]?.value ?? '')

interface PageState {
  name: string
  path: string | ((site: Site) => Promise<string>)
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state to check. Without it, the skip link is checked too. */
  arrange?: (page: Page) => Promise<void>
}

/** Every page, and every state of a page that has elements of its own. */
const PAGE_STATES: readonly PageState[] = [
  { name: 'home', path: urls.home() },
  { name: 'home, with a shared result', path: '/?shared=true&overlap=78' },
  { name: 'home, with a shared result and its guesses', path: '/?shared=true&overlap=78&off=31' },
  {
    name: 'home, with everything expanded',
    path: urls.home(),
    arrange: async (page) => {
      await expandAll(page)
      await page.getByText('See these results as a table').click()
    },
  },
  {
    name: 'home, with a guess in the gallery',
    path: urls.home(),
    arrange: async (page) => {
      await page.locator('#values').getByRole('button', { name: 'Guess first' }).click()
      await page.locator('#values').getByRole('button', { name: 'See the answer' }).first().click()
    },
  },
  {
    name: 'home, on the last question of the quiz',
    path: urls.home(),
    before: (page) => answerQuiz(page, false),
    arrange: (page) => expect(page.getByRole('button', { name: 'See Results' })).toBeVisible(),
  },
  {
    name: 'home, with a quiz result and its guesses',
    path: urls.home(),
    before: (page) => answerQuiz(page, true, { 0: 40, 1: 97, 2: 40, 3: 80, 4: 40, 5: 60 }),
    arrange: (page) =>
      expect(page.getByRole('list', { name: 'Your ten picks, biggest surprise first' })).toBeVisible(),
  },
  {
    name: 'home, with a result of an earlier visit',
    path: urls.home(),
    before: (page) => answerQuiz(page, true, {}, 'localStorage'),
    arrange: (page) => expect(page.getByRole('button', { name: 'See it' })).toBeVisible(),
  },
  {
    name: 'home, with a quiz result and a link to copy manually',
    path: urls.home(),
    before: async (page) => {
      await answerQuiz(page, true)
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
    },
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Copy share link' }).click()
      await expect(page.getByLabel('Copy this link:')).toHaveValue(/overlap=83/)
    },
  },
  {
    name: 'home, with a quiz result, its picks and a link to compare',
    path: urls.home(),
    before: (page) => answerQuiz(page, true),
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Compare with someone' }).click()
      await page.getByRole('textbox', { name: 'First name' }).fill('x'.repeat(21))
      await page.getByRole('button', { name: 'Create my link' }).click()
      await expect(page.getByText('Please keep the name to 20 characters')).toBeVisible()
      await page.getByRole('textbox', { name: 'First name' }).fill('Dana')
      await page.getByRole('button', { name: 'Create my link' }).click()
      await page.getByText('Show a QR code').click()
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    },
  },
  { name: 'today', path: urls.today() },
  {
    name: 'today, with a guess',
    path: urls.today(),
    arrange: async (page) => {
      await page.getByRole('slider', { name: 'Your guess' }).fill('52')
      await page.getByRole('button', { name: 'See the answer' }).click()
      await page.getByText(/You guessed 52%/).waitFor()
    },
  },
  { name: 'an earlier question', path: urls.today(FIRST_DAY) },
  { name: 'compare, without a link', path: urls.compare() },
  { name: 'compare, with a broken link', path: `${urls.compare()}#1.${QUIZ_VERSION}.zzzzzz` },
  {
    name: 'compare, invited by someone with a long name',
    path: `${urls.compare()}#${encodeCompare({ picks: THEIR_PICKS, name: 'W'.repeat(20) })}`,
  },
  {
    name: 'compare, guessing',
    path: `${urls.compare()}#${encodeCompare({ picks: THEIR_PICKS, name: null })}`,
    before: (page) => answerQuiz(page, true, {}, 'localStorage'),
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Use the answers you already gave' }).click()
      await page.getByRole('radio').first().check()
    },
  },
  {
    name: 'compare, answering a reply',
    path: `${urls.compare()}#${encodeCompare(
      { picks: THEIR_PICKS, name: 'Maria' },
      { theirs: FIRST_PICKS, backed: ['yes', 'no', 'unsure', 'yes', 'no'] },
    )}`,
    before: (page) => answerQuiz(page, true, {}, 'localStorage'),
    arrange: async (page) => {
      await expect(page.getByText('Maria answered your link')).toBeVisible()
      await page.getByRole('button', { name: 'Answer Maria’s five' }).click()
      await expect(page.getByText('Would you back this too?')).toBeVisible()
    },
  },
  {
    name: 'compare, with the comparison and a link to send back',
    path: `${urls.compare()}#${encodeCompare({ picks: THEIR_PICKS, name: 'W'.repeat(20) })}`,
    before: (page) => answerQuiz(page, true, {}, 'localStorage'),
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Use the answers you already gave' }).click()
      for (let guess = 0; guess < 3; guess += 1) {
        await page.getByRole('radio').first().check()
        await page.getByRole('button', { name: 'Next' }).click()
      }
      while (await page.getByText('Would you back this too?').isVisible())
        await page.getByRole('button', { name: 'Not sure' }).click()
      await page.getByRole('button', { name: /^Send W+ your answers$/ }).click()
      await expect(page.getByText('What the link reveals')).toBeVisible()
      await page.locator('summary').nth(1).click()
    },
  },
  {
    name: 'home, waiting for the server',
    path: urls.home(),
    arrange: async (page) => {
      await page.route('**/graphql', () => {})
      await voteAndSubscribe(page)
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
    },
  },
  {
    name: 'home, after server errors',
    path: urls.home(),
    arrange: async (page) => {
      await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'down' }] } }))
      await voteAndSubscribe(page)
      await expectToast(page, 'Failed to submit your vote. Please try again.')
      await expectToast(page, 'Failed to subscribe. Please try again.')
      await page.getByLabel('Your email').fill('nobody')
      await page.getByLabel('Your email').press('Enter')
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    },
  },
  {
    name: 'home, after a vote, with its challenge completed',
    path: urls.home(),
    arrange: async (page) => {
      await page.locator('#polls').getByRole('radio').first().check()
      await page.getByRole('button', { name: 'Submit Vote' }).click()
      await expectToast(page, '+10 points: Add Your Voice')
      await expect(page.locator('#challenges').getByText('Completed!', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'home, failed to load',
    path: urls.privacy(),
    arrange: async (page) => {
      await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'down' }] } }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Community Pulse' }).click()
      await expect(page.locator('#polls').getByRole('button', { name: 'Retry' })).toBeVisible()
    },
  },
  {
    name: 'the menu on small screens',
    path: urls.mission(),
    arrange: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    },
  },
  { name: 'blog', path: urls.blog() },
  { name: 'blog, with matches', path: urls.blog({ search: 'neighbors' }) },
  { name: 'blog, with a category', path: urls.blog({ category: 'Civil Discourse' }) },
  { name: 'blog, without results', path: urls.blog({ search: 'zebra', tags: ['local'] }) },
  { name: 'an article', path: urls.post('what-contact-really-does') },
  { name: 'a missing article', path: urls.post('nobody-wrote-this') },
  { name: 'an invalid article URL', path: '/blog/%20' },
  { name: 'a preview of a draft', path: previewOfDraft },
  { name: 'an expired preview', path: '/preview/nobody-has-this-link' },
  { name: 'polls', path: urls.polls() },
  { name: 'a poll', path: urls.poll('what-would-do-the-most-to-bring-your-community-together') },
  { name: 'a missing poll', path: urls.poll('nobody-asked-this') },
  { name: 'shared values', path: urls.values() },
  { name: 'a shared value, before the guess', path: urls.value('term-limits-for-congress') },
  {
    name: 'a shared value, with a guess and the code of its frame',
    path: urls.value('more-apprenticeships'),
    arrange: async (page) => {
      await page.getByRole('slider').first().fill('60')
      await page.getByRole('slider').last().fill('45')
      await page.getByRole('button', { name: 'See the answer' }).click()
      await page.getByText('Cite · Embed · Download').click()
    },
  },
  { name: 'a missing value', path: urls.value('nobody-shares-this') },
  { name: 'open data', path: urls.data() },
  { name: 'mission', path: urls.mission() },
  { name: 'methodology', path: urls.methodology() },
  { name: 'privacy', path: urls.privacy() },
  {
    name: 'privacy, confirming a deletion',
    path: urls.privacy(),
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Delete my data' }).click()
      await expect(page.getByRole('button', { name: 'Yes, delete it' })).toBeVisible()
    },
  },
  { name: 'contact', path: urls.contact() },
  {
    name: 'contact, with an error at every field',
    path: urls.contact(),
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Please enter your name')).toBeVisible()
    },
  },
  {
    name: 'contact, after a message was sent',
    path: urls.contact(),
    arrange: async (page) => {
      const data = { sendContactMessage: { __typename: 'ContactReceipt', id: '1' } }
      await page.route('**/graphql', (route) => route.fulfill({ json: { data } }))
      await page.getByLabel('Name').fill('Ada Jones')
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Subject').selectOption('other')
      await page.getByLabel('Message').fill('I like the polls.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('We’ll reply to ada@example.com')).toBeVisible()
    },
  },
  { name: 'past issues, none yet', path: urls.newsletter() },
  { name: 'a missing issue', path: urls.newsletterIssue('nobody-wrote-this') },
  { name: 'confirming a subscription', path: urls.confirmSubscription('a.b.c') },
  { name: 'unsubscribing', path: urls.unsubscribe('a.b.c') },
  { name: 'a missing page', path: '/there/is/nothing/here' },
  { name: 'admin, signed out', path: urls.admin() },
  {
    name: 'admin, confirming a deletion',
    path: urls.admin('posts'),
    before: signIn,
    arrange: async (page) => {
      await page
        .getByRole('button', { name: /^More actions:/ })
        .nth(1)
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
  },
  {
    name: 'admin, writing an article with the link dialog open',
    path: urls.admin('posts'),
    before: signIn,
    arrange: async (page) => {
      await page
        .getByRole('link', { name: /^Edit:/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Text' }).press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
    },
  },
]

async function previewOfDraft(site: Site): Promise<string> {
  const { createPost } = await requestAsAdmin(
    site,
    `mutation { createPost(title: "A draft to look at", excerpt: "About it.", content: "<p>Its text.</p>",
      category: "Civil Discourse") { ... on Post { id } } }`,
  )
  const { createPostPreview } = await requestAsAdmin(
    site,
    'mutation ($id: ID!) { createPostPreview(id: $id) { ... on PostPreviewLink { url } } }',
    createPost,
  )
  return new URL(createPostPreview.url).pathname
}

const CORE_STATES = new Set([
  'home',
  'blog',
  'an article',
  'a poll',
  'shared values',
  'contact',
  'admin, signed out',
])

async function signIn(page: Page): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
}

for (const { name, path, before, arrange } of PAGE_STATES) {
  test(`has no axe violations in either theme and fits into 320 pixels: ${name}`, {
    // All of them take five minutes.
    tag: CORE_STATES.has(name) ? '@core' : [],
  }, async ({ page, site, expectAccessibleInBothThemes }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await before?.(page)
    await page.goto(site.url + (typeof path === 'string' ? path : await path(site)))
    await hydrated(page)
    if (arrange) await arrange(page)
    else await skipToContent(page)
    await expectAccessibleInBothThemes()
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

for (const { name, label } of ADMIN_ROOMS) {
  test(`has no axe violations on phones and desktops in either theme: ${label} of the dashboard`, async ({
    page,
    site,
    expectAccessibleInBothThemes,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(site.url + urls.admin(name))
      await expect(page.getByText('Signed in as Admin')).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessibleInBothThemes()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

/** Follows the skip link. The next Tab stop must be in the page's content. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The page focuses the target of a hash once more, 100 ms after it changed.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Stores the first option of every question as answers for the next page. */
function answerQuiz(
  page: Page,
  finished: boolean,
  guesses: Record<string, number> = { 9: 40 },
  storage: 'sessionStorage' | 'localStorage' = 'sessionStorage',
) {
  const answers = Object.fromEntries(FIRST_PICKS.entries())
  const result = finished ? scoreQuiz(answers) : null
  const session = { ...QUIZ_START, step: 9, answers, guesses, result }
  return page.addInitScript(([storage, key, text]) => window[storage].setItem(key, text), [
    storage,
    QUIZ_KEY,
    storage === 'localStorage' ? serializeKept(session, '2026-11-28T12:00:00Z') : serializeQuiz(session),
  ] as const)
}

async function voteAndSubscribe(page: Page): Promise<void> {
  await page.locator('#polls').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await page.getByLabel('Your email').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
}

async function expandAll(page: Page): Promise<void> {
  // The question of the day has no answer to show before a guess.
  for (const name of ['Skip to the figures', 'See the answer', 'Explore More Data'])
    for (const button of await page.getByRole('button', { name, disabled: false }).all()) await button.click()
}

test('Tab reaches every control of the home page, in order and in view', {
  tag: '@core',
}, async ({ visit, page }) => {
  await visit(urls.home())
  const all = await page.evaluate(numberControls)
  expect(all).toBeGreaterThan(40)
  const visited: number[] = []
  while (visited.length < all) {
    await page.keyboard.press('Tab')
    const at = page.locator(':focus')
    await expect.poll(() => at.evaluate(focusProblem)).toBe('')
    await expect(at).toHaveAccessibleName(/\w/)
    visited.push(Number(await at.getAttribute('data-control')))
  }
  expect(visited).toEqual([...Array(all).keys()])
  // The last Tab leaves the page.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(0)
})

test('the menu replaces the links below 768 pixels', { tag: '@core' }, async ({ visit, page }) => {
  await page.setViewportSize({ width: 767, height: 844 })
  await visit(urls.home())
  const links = page.getByRole('navigation', { name: 'Main', exact: true })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'American Stories' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Community Polls' })).toBeVisible()
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(links).toBeVisible()
  await expect(page.getByRole('button', { name: /Menu|Close/ })).toBeHidden()
  await expect(menu).toBeHidden()
})

test('every control is at least 44 pixels wide and high', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of FOUND_PAGES) {
    await visit(path)
    await expandAll(page)
    expect([path, await page.evaluate(smallControls)]).toEqual([path, []])
  }
})

test('text with the spacing of WCAG 1.4.12 is not cut off', async ({ visit, page }) => {
  for (const path of FOUND_PAGES) {
    await visit(path)
    await page.evaluate(spaceText)
    expect([path, await page.evaluate(clippedTexts)]).toEqual([path, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  }
})

test('a quiz result does not scroll sideways on a phone with larger text', async ({ visit, page }) => {
  await answerQuiz(page, true)
  await page.setViewportSize({ width: 195, height: 560 })
  await visit(urls.home())
  await page.getByRole('button', { name: 'Compare with someone' }).click()
  await expect(page.getByText('What the link reveals')).toBeVisible()
  await expect(page.getByText('Your ten picks, highest figure first')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
})

test('pages do not scroll sideways on a phone with larger text', async ({ visit, page }) => {
  // For sizes in rem, 390 pixels with text at 150% or 200% equal a viewport of 260 or 195 pixels.
  for (const width of [260, 195]) {
    await page.setViewportSize({ width, height: 560 })
    for (const path of FOUND_PAGES) {
      await visit(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  }
})

test('nothing is animated if reduced motion is preferred', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of FOUND_PAGES) {
    await visit(path)
    await expandAll(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    )
    expect([path, moving]).toEqual([path, []])
  }
})

test('the focus, the chosen option and the pressed filter stand out in forced colors', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(urls.home())
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  expect(outline).toBe('solid')
  await page.locator('#polls').getByRole('radio').first().check()
  const [chosen, neighbor] = await page.locator('#polls label', { has: page.getByRole('radio') }).all()
  expect(await chosen?.evaluate(colorsOf)).not.toBe(await neighbor?.evaluate(colorsOf))
  await visit(urls.blog({ tags: ['history'] }))
  const pressed = page.getByRole('complementary').getByRole('button', { name: 'history', exact: true })
  const other = page.getByRole('complementary').getByRole('button', { pressed: false }).last()
  expect(await pressed.evaluate(colorsOf)).not.toBe(await other.evaluate(colorsOf))
})

/** Runs in the page. */
function colorsOf(element: Element): string {
  const { borderColor, outlineColor, backgroundColor, color } = getComputedStyle(element)
  return [borderColor, outlineColor, backgroundColor, color].join()
}

/** Numbers the controls in document order. A radio group is one Tab stop. Runs in the page. */
function numberControls(): number {
  const groups = new Map<string, string>()
  let number = 0
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    // Covers repeat the link of their article's title and are hidden from keyboards and screen readers.
    // Answers that are not shown before a guess take up their space, but are hidden from both too.
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *')
    )
      continue
    const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null
    const known = group === null ? undefined : groups.get(group)
    element.dataset['control'] = known ?? String(number)
    if (known !== undefined) continue
    if (group !== null) groups.set(group, String(number))
    number += 1
  }
  return number
}

/** Returns why the focus is not visible, or an empty string. Runs in the page. */
function focusProblem(element: Element): string {
  const shown = element.closest('label') ?? element
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no focus ring'
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  // The focus ring is 3 pixels wide, at a distance of 3 pixels.
  const ring = 6
  if (left < ring || top < ring || right > innerWidth - ring || bottom > innerHeight - ring)
    return 'outside the viewport'
  // Corners may be round, so the edges are tested in their middle. A link may wrap, so it is tested in its first line.
  const line = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
  const centerX = (line.left + line.right) / 2
  const centerY = (line.top + line.bottom) / 2
  for (const [x, y] of [
    [centerX, line.top + 1],
    [centerX, line.bottom - 1],
    [line.left + 1, centerY],
    [line.right - 1, centerY],
  ] as const) {
    const above = document.elementFromPoint(x, y)
    if (!above || !(shown.contains(above) || above.contains(shown)))
      return `under ${above?.outerHTML.slice(0, 60)}`
  }
  return ''
}

/** Ignores links inside text, as WCAG 2.5.8 does. Runs in the page. */
function smallControls(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const { display, visibility } = getComputedStyle(element)
    if (visibility === 'hidden' || display === 'none' || (element.tagName === 'A' && display === 'inline'))
      continue
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    // Visible only to screen readers, such as the skip link without focus.
    if (width <= 1 || height <= 1) continue
    if (width < 44 || height < 44)
      found.push(
        `${element.tagName} ${element.textContent.trim()} ${Math.round(width)} × ${Math.round(height)}`,
      )
  }
  return found
}

/** Applies the text spacing of WCAG 1.4.12. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Texts that overflow an element with hidden overflow. Runs in the page. */
function clippedTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility() || parent.closest('svg')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const inner = range.getBoundingClientRect()
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
      const outer = box.getBoundingClientRect()
      // Visible only to screen readers.
      if (outer.width <= 1) break
      const inside =
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1
      if (!inside) found.push(text.slice(0, 60))
    }
  }
  return found
}
