import type { Locator, Page, PageAssertionsToHaveScreenshotOptions } from '@playwright/test'
import { QUIZ_START, serializeQuiz } from '#domain/quiz/session.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { urls } from '#web/urls.ts'
import { expect, test } from './fixtures.ts'

// Catches unintended visual changes. After an intended one, run `npm run test:e2e -- looks --update-snapshots`
// and look at the new pictures before you commit them.

/** Masks dates, which change daily, and tolerates text rendering that differs between browser versions. */
async function expectLook(target: Page | Locator, name: string): Promise<void> {
  const page = 'goto' in target ? target : target.page()
  await page.evaluate(() => document.fonts.ready)
  const options: PageAssertionsToHaveScreenshotOptions = {
    mask: [page.locator('time')],
    maxDiffPixelRatio: 0.002,
    animations: 'disabled',
    caret: 'hide',
  }
  if ('goto' in target) await expect(target).toHaveScreenshot(name, options)
  else await expect(target).toHaveScreenshot(name, options)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the home page matches its snapshots (${colorScheme})`, async ({ visit, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
      QUIZ_KEY,
      serializeQuiz(QUIZ_START),
    ] as const)
    await visit(urls.home())
    await expectLook(page, `home-${colorScheme}.png`)
    for (const section of ['challenges', 'quiz', 'polls'])
      await expectLook(page.locator(`#${section}`), `home-${section}-${colorScheme}.png`)
    await expectLook(page.locator('#values').getByRole('article').first(), `value-${colorScheme}.png`)
  })
}

test('the other pages match their snapshots', async ({ visit, page }) => {
  for (const [path, name] of [
    [urls.blog(), 'blog'],
    [urls.mission(), 'mission'],
    [urls.methodology(), 'methodology'],
    [urls.contact(), 'contact'],
    [urls.admin(), 'admin'],
  ] as const) {
    await visit(path)
    await expectLook(page, `${name}.png`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name] of [
    [urls.home(), 'home'],
    [urls.blog(), 'blog'],
  ] as const) {
    await visit(path)
    await expectLook(page, `${name}-phone.png`)
  }
})
