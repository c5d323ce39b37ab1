import type { Page } from '@playwright/test'
import { QUIZ_QUESTIONS } from '../domain/quiz/questions.ts'
import { QUIZ_KEY } from '../domain/quiz/session.ts'
import { urls } from '../web/urls.ts'
import { expect, test } from './fixtures.ts'

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
  expectAccessible,
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
  await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible()
  }
})

test('text that its reader spaces wider is not cut', async ({ visit, page }) => {
  for (const path of PAGES) {
    await visit(path)
    await page.evaluate(spaceText)
    expect([path, await page.evaluate(cutTexts)]).toEqual([path, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
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
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return { outlineStyle, wide: Number.parseFloat(outlineWidth) >= 2 }
  })
  expect(outline).toEqual({ outlineStyle: 'solid', wide: true })
  await page.locator('#polls').getByRole('radio').first().check()
  const chosen = page.locator('#polls label', { has: page.getByRole('radio', { checked: true }) })
  const other = page.locator('#polls label', { has: page.getByRole('radio', { checked: false }) }).first()
  const borderOf = (label: typeof chosen) =>
    label.evaluate((element) => {
      const { borderColor, outlineColor, backgroundColor } = getComputedStyle(element)
      return [borderColor, outlineColor, backgroundColor].join()
    })
  expect(await borderOf(chosen)).not.toBe(await borderOf(other))
})

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
