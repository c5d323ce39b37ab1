import type { Page, Route } from '@playwright/test'
import { venn } from '../domain/drawing/geometry.ts'
import { QUIZ_QUESTIONS } from '../domain/quiz/questions.ts'
import { QUIZ_KEY } from '../domain/quiz/session.ts'
import { TOAST } from '../domain/toast.ts'
import { urls } from '../web/urls.ts'
import { expect, expectToast, test } from './fixtures.ts'

const PAGES = [
  urls.home(),
  urls.blog(),
  urls.mission(),
  urls.methodology(),
  urls.privacy(),
  urls.contact(),
  urls.admin(),
]

/** Brings out what waits behind a button of the home page. */
async function openEverything(page: Page): Promise<void> {
  for (const name of ['See the answer', 'Explore More Data'])
    for (const button of await page.getByRole('button', { name }).all()) await button.click()
}

test('every control is at least 44 pixels wide and high', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PAGES) {
    await visit(path)
    await openEverything(page)
    expect([path, await page.evaluate(smallControls)]).toEqual([path, []])
  }
})

test('axe finds nothing in an open menu, nor where a link has to be copied by hand, light and dark', async ({
  visit,
  page,
  expectAccessibleInBoth,
}) => {
  const answers = { ...QUIZ_QUESTIONS.map(({ options }) => options[0]?.value) }
  await page.addInitScript(
    ([key, text]) => {
      sessionStorage.setItem(key, text)
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    },
    [QUIZ_KEY, JSON.stringify({ step: 9, answers, finished: true })] as const,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(urls.home())
  await page.getByRole('button', { name: 'Copy share link' }).click()
  await expect(page.getByLabel(/link/i).first()).toHaveValue(/overlap=81/)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main, small screens' })
  await expect(menu).toBeVisible()
  await expectAccessibleInBoth()
  // On a screen so low that the bar scrolls away, the list still hangs from it.
  await page.setViewportSize({ width: 640, height: 320 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(menu.getByRole('link').first()).toBeInViewport()
  const links = page.getByRole('navigation', { name: 'Main', exact: true })
  await page.setViewportSize({ width: 767, height: 844 })
  await expect(menu).toBeVisible()
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(links).toBeVisible()
  await expect(page.getByRole('button', { name: /Menu|Close/ })).toBeHidden()
  await expect(menu).toBeHidden()
})

test('axe finds nothing while the server thinks, when it fails and when it answers; nothing typed is lost', async ({
  visit,
  page,
  expectAccessibleInBoth,
}) => {
  const answers = { ...QUIZ_QUESTIONS.map(({ options }) => options[0]?.value) }
  await page.addInitScript(
    ([key, text, duration]) => {
      sessionStorage.setItem(key, text)
      // Toasts stay until others come: they are looked at, too.
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (run: () => void, wait?: number) => (wait === duration ? 0 : setTimeout(run, wait)),
      })
    },
    [QUIZ_KEY, JSON.stringify({ step: 9, answers, finished: false }), TOAST.duration] as const,
  )
  const server = await holdServer(page, [
    'SessionProgress',
    'SubmitQuiz',
    'VotePoll',
    'Subscribe',
    'CompleteChallenge',
  ])
  await visit(urls.home())
  const level = page.getByRole('group', { name: 'Your level' })
  const quiz = page.locator('#quiz')
  const poll = page.locator('#polls')
  const letter = page.locator('#newsletter')
  const field = letter.getByLabel('Your email')

  await quiz.getByRole('button', { name: 'See Results' }).click()
  await poll.getByRole('radio').last().check()
  await poll.getByRole('combobox').selectOption('Other')
  await poll.getByRole('button', { name: 'Submit Vote' }).click()
  await field.fill('somebody@example.com')
  await field.press('Enter')
  await expect(poll.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(letter.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  await expect(quiz.getByRole('figure')).toBeVisible()
  await expectAccessibleInBoth()

  await server.fail('SessionProgress')
  await expect(level.getByText('Your progress did not load.')).toBeVisible()
  await server.fail('SubmitQuiz')
  await expectToast(page, 'Failed to submit quiz results.')
  await expect(quiz.getByRole('figure', { name: 'Your overlap is 81%' })).toBeVisible()
  await server.fail('CompleteChallenge')
  await expectToast(page, 'Failed to mark challenge as completed.')
  await server.fail('VotePoll')
  await expectToast(page, 'Failed to submit your vote. Please try again.')
  await expect(poll.getByRole('radio').last()).toBeChecked()
  await expect(poll.getByRole('combobox')).toHaveValue('other')
  await server.fail('Subscribe')
  await expectToast(page, 'Failed to subscribe. Please try again.')
  await expect(letter.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  await expect(field).toHaveValue('somebody@example.com')
  await field.fill('nobody')
  await field.press('Enter')
  await expect(letter.getByRole('alert')).toHaveText('Please enter a valid email address')
  await expectAccessibleInBoth()

  await level.getByRole('button', { name: 'Retry' }).click()
  await server.answer('SessionProgress')
  await expect(level.getByText('0 of 60 points')).toBeVisible()
  await field.fill('somebody@example.com')
  await letter.getByRole('button', { name: 'Subscribe' }).click()
  await server.answer('Subscribe')
  await expectToast(page, 'You are on the list')
  await server.answer('CompleteChallenge')
  await expectToast(page, '+5 points: Join the Newsletter')
  await expectAccessibleInBoth()
})

for (const [width, key] of [
  [1280, 'Tab'],
  // Where the bar has two rows, and upwards: what comes from above the window comes from behind the bar.
  [800, 'Shift+Tab'],
] as const) {
  test(`${key} alone walks the home page, ${width} pixels wide: in order, in sight, past nothing`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(urls.home())
    const all = await page.evaluate(numberControls)
    expect(all).toBeGreaterThan(40)
    const order = [...Array(all).keys()]
    const walked: number[] = []
    while (walked.length < all) {
      await page.keyboard.press(key)
      const at = page.locator(':focus')
      await expect.poll(() => at.evaluate(hiddenBecause)).toBe('')
      await expect(at).toHaveAccessibleName(/\w/)
      walked.push(Number(await at.getAttribute('data-control')))
    }
    expect(walked).toEqual(key === 'Tab' ? order : order.toReversed())
    // And out of the page, to the browser's own controls.
    await page.keyboard.press(key)
    await expect(page.locator(':focus')).toHaveCount(0)
  })
}

test('far down a page the keyboard walks the bar, and the phone’s menu, without moving the page', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // no smooth way whose end would have to be waited for
  await visit(urls.home())
  for (const [width, inTheBar] of [
    [1280, 'link'],
    [800, 'link'],
    [390, 'button'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.scrollTo(0, 3000))
    const first = page.locator('.nav').getByRole(inTheBar).last()
    await first.evaluate((it) => it.focus({ preventScroll: true }))
    for (const key of width === 390 ? ['Enter', 'Tab', 'Tab', 'Escape'] : ['Shift+Tab', 'Shift+Tab', 'Tab'])
      await page.keyboard.press(key)
    await expect(page.locator('.nav :focus')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(3000)
  }
})

test('text that its reader spaces wider is not cut', async ({ visit, page }) => {
  for (const path of PAGES) {
    await visit(path)
    await page.evaluate(spaceText)
    expect([path, await page.evaluate(cutTexts)]).toEqual([path, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  }
  // The narrowest window whose bar stands in one row.
  await page.setViewportSize({ width: 1152, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1152)
})

test('the links of the bar stand side by side, or below each other, also where the browser draws no small letters', async ({
  visit,
  page,
}) => {
  await visit(urls.home())
  const links = page.locator('.nav__links a')
  for (const width of [768, 911, 1152, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await links.evaluateAll((all) => {
      for (const link of all) (link as HTMLElement).style.fontSize = '24px'
    })
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    expect([
      width,
      await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth).length),
    ]).toEqual([width, 0])
  }
})

test('on a phone with larger text nothing scrolls sideways', async ({ visit, page }) => {
  // To sizes in rem 390 pixels with text half as large again, or twice as large, are a narrower screen.
  for (const [width, paths] of [
    [260, PAGES],
    [195, PAGES],
  ] as const) {
    await page.setViewportSize({ width, height: 560 })
    for (const path of paths) {
      await visit(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  }
  // Answers keep room for words: without it they stand there letter by letter.
  await visit(urls.home())
  const rooms = await page
    .locator('.opt > span:last-child, .bar__l')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width))
  expect(Math.min(...rooms)).toBeGreaterThan(96)
})

test('on a phone the words in the two circles can be read, and keep inside the lens', async ({
  visit,
  page,
}) => {
  const answers = Object.fromEntries(QUIZ_QUESTIONS.map(({ options }, step) => [step, options[0]?.value]))
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    QUIZ_KEY,
    JSON.stringify({ step: 9, answers, finished: true }),
  ] as const)
  for (const width of [320, 360, 368, 390, 430, 480]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(urls.home())
    const words = page.locator('.lens-sub')
    await expect(words).toHaveText(['in 10', 'your overlap'])
    const sizes = await words.evaluateAll((texts) =>
      texts.map(
        (text) =>
          Number.parseFloat(getComputedStyle(text).fontSize) *
          Number((text as SVGTextElement).getScreenCTM()?.a),
      ),
    )
    expect([width, sizes.every((size) => size > 12.9)]).toEqual([width, true])
    for (const guess of [1, 2, 3]) {
      await page.getByRole('slider').first().fill(String(guess))
      const taken = await words.first().evaluate((text) => (text as SVGTextElement).getBBox().width)
      expect([guess, taken < venn(guess / 10, 166, 300, 176).lensWidth]).toEqual([guess, true])
    }
  }
})

test('for who prefers stillness nothing moves', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await visit(path)
    await openEverything(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    )
    expect([path, moving]).toEqual([path, []])
  }
})

test('in forced colours the focus is seen, and bars have something to be seen by', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(urls.home())
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element)
    return { outlineStyle, wide: Number.parseFloat(outlineWidth) >= 2, outlineColor }
  })
  const [canvas, link] = await page.evaluate(() =>
    ['Canvas', 'LinkText'].map((color) => {
      const probe = document.body.appendChild(document.createElement('i'))
      Object.assign(probe.style, { forcedColorAdjust: 'none', color })
      return getComputedStyle(probe).color
    }),
  )
  // Of all that can stand out, only the links' colour can be read on every palette's ground.
  expect(outline).toEqual({ outlineStyle: 'solid', wide: true, outlineColor: link })
  const source = page.locator('#values').getByRole('link', { name: 'Read the report' }).first()
  await expect(source).toHaveCSS('color', String(link))
  await expect(page.locator('.hero__cta .btn').first()).toHaveCSS('color', String(canvas))
  await page.locator('#polls').getByRole('radio').first().check()
  const chosen = page.locator('#polls label', { has: page.getByRole('radio', { checked: true }) })
  const other = page.locator('#polls label', { has: page.getByRole('radio', { checked: false }) }).first()
  const borderOf = (label: typeof chosen) =>
    label.evaluate((element) => {
      const { borderColor, outlineColor, backgroundColor } = getComputedStyle(element)
      return [borderColor, outlineColor, backgroundColor].join()
    })
  expect(await borderOf(chosen)).not.toBe(await borderOf(other))
  // A completed challenge wears a seal in colours of its own.
  const done = await page
    .locator('#challenges .seal')
    .first()
    .evaluate((seal) => {
      seal.closest('li')?.classList.add('is-done')
      return { seal: getComputedStyle(seal).color, text: getComputedStyle(document.body).color }
    })
  expect(done.seal).toBe(done.text)
  // The chosen filter lies on a ground of its own, in the words that go with it.
  await visit('/blog?tag=history')
  const pressed = page.getByRole('complementary').locator('[aria-pressed="true"]')
  const wears = await pressed.evaluateAll((elements) =>
    elements.map((element) => {
      const probe = document.body.appendChild(document.createElement('i'))
      Object.assign(probe.style, {
        forcedColorAdjust: 'none',
        color: 'Canvas',
        background: 'LinkText',
      })
      const { color: words, backgroundColor: ground } = getComputedStyle(probe)
      const within = element.querySelector('span') ?? element
      return [
        getComputedStyle(element).color === words,
        getComputedStyle(within).color === words,
        getComputedStyle(element).backgroundColor === ground,
      ]
    }),
  )
  expect(wears.flat()).toEqual(Array(6).fill(true))
  // A quiet button has no edge here either: it would stand in the margin, or touch the button beside it.
  await expect(page.getByRole('button', { name: 'Clear Tags' })).toHaveCSS('border-top-width', '0px')
  // What was searched for stands out where it was found.
  await visit('/blog?q=painting')
  const grounds = await page
    .locator('mark')
    .first()
    .evaluate((mark) => [mark, document.body].map((element) => getComputedStyle(element).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
  // So does the current page in the menu of small screens.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const lines = await page
    .getByRole('navigation', { name: 'Main, small screens' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine))
  expect(lines).toEqual([...Array(5).fill('none'), 'underline'])
})

/** Keeps operations waiting, by their names, until each is let go. */
async function holdServer(page: Page, operations: readonly string[]) {
  const waiting: { name: string; route: Route }[] = []
  await page.route('**/graphql', async (route) => {
    const name = route.request().postDataJSON()?.operationName
    if (operations.includes(name)) waiting.push({ name, route })
    else await route.fallback()
  })
  async function next(name: string): Promise<Route> {
    const index = () => waiting.findIndex((held) => held.name === name)
    await expect.poll(index).toBeGreaterThanOrEqual(0)
    return (waiting.splice(index(), 1)[0] as { route: Route }).route
  }
  return {
    fail: async (name: string) => (await next(name)).fulfill({ json: { errors: [{ message: 'down' }] } }),
    answer: async (name: string) => (await next(name)).fallback(),
  }
}

/** Numbers what can be operated, in the order of the document; a group of radios is one stop. Runs in the page. */
function numberControls(): number {
  const groups = new Map<string, string>()
  let number = 0
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    // A cover leads where its article's title does, and is hidden from everything but the pointer.
    if (!element.checkVisibility() || element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *'))
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

/** Why whoever uses the keyboard does not see where they are; empty when they do. Runs in the page. */
function hiddenBecause(element: Element): string {
  const shown = element.closest('label') ?? element
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no ring'
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  // The ring as well: 3 pixels, 3 pixels away.
  const ring = 6
  if (left < ring || top < ring || right > innerWidth - ring || bottom > innerHeight - ring)
    return 'out of the window'
  const across = (left + right) / 2
  const down = (top + bottom) / 2
  // Not the corners: beside round ones lies what is behind.
  for (const [x, y] of [
    [across, top + 1],
    [across, bottom - 1],
    [left + 1, down],
    [right - 1, down],
  ] as const) {
    const above = document.elementFromPoint(x, y)
    if (!above || !(shown.contains(above) || above.contains(shown)))
      return `under ${above?.outerHTML.slice(0, 60)}`
  }
  return ''
}

/** Links inside running text are left out, as WCAG 2.5.8 does. Runs in the page. */
function smallControls(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const { display, visibility } = getComputedStyle(element)
    if (visibility === 'hidden' || display === 'none' || (element.tagName === 'A' && display === 'inline'))
      continue
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    // Hidden but for screen readers, as the skip link is until it has the focus.
    if (width <= 1 || height <= 1) continue
    if (width < 44 || height < 44)
      found.push(
        `${element.tagName} ${element.textContent.trim()} ${Math.round(width)} × ${Math.round(height)}`,
      )
  }
  return found
}

/** The spacing of WCAG 1.4.12, as a reader's own style sheet sets it. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Texts that reach out of a box which hides what does not fit. Runs in the page. */
function cutTexts(): string[] {
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
      // For screen readers alone.
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
