import type { Page } from '@playwright/test'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { QUIZ_KEY } from '#domain/quiz/session.ts'
import { expect, expectToast, test } from './fixtures.ts'

test('the quiz works by keyboard alone, survives a reload and ends with a thank-you', {
  tag: '@core',
}, async ({ visit, page }) => {
  await visit('/')
  const quiz = page.locator('#quiz')
  await expect(quiz.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(quiz.getByRole('button', { name: 'Next' })).toBeDisabled()
  for (let question = 1; question <= 10; question += 1) {
    if (question === 6) {
      await page.reload()
      await visit('/')
    }
    await expect(quiz.getByText(`Question ${question} of 10`)).toBeVisible()
    // After each step the focus is on the question, and the answers are the next Tab stop.
    if (question === 1 || question === 6) await quiz.getByRole('heading', { level: 3 }).focus()
    const number = await quiz.getByText(`Question ${question} of 10`).boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    if (question > 1 && question !== 6) expect(number?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN)
    await page.keyboard.press('Tab')
    await expect(quiz.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(quiz.getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Enter')
  }
  // 71+82+85+87+82+85+66+83+83+82 = 806 hundredths over ten answers.
  await expect(quiz.getByRole('figure', { name: 'Your overlap is 81%' })).toBeFocused()
  await expect(quiz.getByRole('img', { name: /81 percent of each circle/ })).toBeInViewport({ ratio: 0.99 })
  await expectToast(page, 'Quiz completed!')
  await expect(quiz.getByRole('listitem').filter({ hasText: 'Family Values' })).toContainText('91%')
  await expect(
    quiz.getByRole('heading', { name: /at least 80% of Republicans and 80% of Democrats/ }),
  ).toBeVisible()
  const picks = quiz.getByRole('list', { name: 'Your ten picks, highest figure first' })
  await expect(picks.getByRole('heading', { level: 4 })).toHaveCount(10)
  await expect(picks.getByRole('listitem').first()).toContainText('87% of ')
  await expect(quiz.getByText('The exact average is 80.6%.')).toBeVisible()
  await expectToast(page, 'Challenge Completed!')
  await expectToast(page, '+15 points: Find Your Overlap')
  await quiz.getByRole('button', { name: 'Take Again' }).press('Enter')
  await expect(quiz.getByText('Question 1 of 10')).toBeVisible()
  await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('on a phone each question starts in view', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('/')
  const quiz = page.locator('#quiz')
  const next = quiz.getByRole('button', { name: 'Next' })
  for (let question = 1; question <= 9; question += 1) {
    await quiz.getByRole('radio').first().check()
    // The question itself has been scrolled out of view.
    await next.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await next.click()
    const heading = quiz.getByRole('heading', { level: 3, name: QUIZ_QUESTIONS[question]?.text ?? '' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(quiz.getByText(`Question ${question + 1} of 10`)).toBeInViewport()
  }
})

test('the share link is copied, and whoever opens it sees the result', async ({
  visit,
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A phone in landscape is shorter than the figure of the result, so the number must be in view.
  await page.setViewportSize({ width: 844, height: 390 })
  await visit('/')
  const quiz = page.locator('#quiz')
  for (let question = 0; question < 10; question += 1) {
    await quiz.getByRole('radio').first().check()
    await quiz.getByRole('button', { name: question === 9 ? 'See Results' : 'Next' }).click()
  }
  await expect(quiz.getByRole('img').locator('text').first()).toBeInViewport({ ratio: 1 })
  await quiz.getByRole('button', { name: 'Copy share link' }).click()
  await expectToast(page, 'Link copied!')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${site.url}/?shared=true&overlap=83`)
  await expectToast(page, '+20 points: Pass It On')

  await visit(`${link.slice(site.url.length)}&utm_source=a-letter`)
  await expect(page.getByText('Someone shared their result with you: 83%.')).toBeVisible()
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    `${site.url}/og/quiz/83.png`,
  )
  for (const forged of ['/?shared=true&overlap=101', '/?overlap=81', '/?shared=true&overlap=%3Cb%3E']) {
    await visit(forged)
    await expect(page.getByText('Someone shared')).toHaveCount(0)
  }
})

test('in a short, wide window the number of the result is in view', async ({ visit, page }) => {
  await page.setViewportSize({ width: 960, height: 513 })
  await answerAll(page)
  await visit('/')
  await page.getByRole('button', { name: 'See Results' }).click()
  const figure = page.getByRole('figure', { name: 'Your overlap is' })
  await expect(figure).toBeFocused()
  await expect(figure.getByText(/%$/)).toBeInViewport({ ratio: 1 })
})

test('the quiz works in a browser that translates the page', async ({ visit, page }) => {
  await visit('/')
  await page.evaluate(translateFromNowOn)
  const quiz = page.locator('#quiz')
  for (let question = 1; question <= 10; question += 1) {
    await expect(quiz).toContainText(`QUESTION ${question} OF 10`)
    await quiz.getByRole('radio').first().check()
    await quiz.getByRole('button').last().click()
  }
  await expect(quiz).toContainText('ANY TEN PICKS SCORE BETWEEN 69 AND 86')
  await expect(quiz).toContainText('YOUR TEN PICKS, HIGHEST FIGURE FIRST')
  await page.locator('#values').getByRole('button', { name: 'EXPLORE MORE DATA' }).click()
  await expect(page.locator('#values').getByRole('article')).toHaveCount(15)
  await page.getByRole('contentinfo').getByRole('link', { name: 'METHODOLOGY' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('METHODOLOGY')
})

test('the toast does not cover the buttons of the result', async ({ visit, page }) => {
  await answerAll(page)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit('/')
    await page.getByRole('button', { name: 'See Results' }).click()
    const toast = await page.locator('[data-kind]').boundingBox()
    if (!toast) throw new Error('no toast')
    for (const button of await page.locator('#quiz').getByRole('button').all()) {
      const box = await button.boundingBox()
      if (!box) throw new Error('a button without a place')
      const isBeside = box.x + box.width <= toast.x || toast.x + toast.width <= box.x
      const isApart = box.y + box.height <= toast.y || toast.y + toast.height <= box.y
      expect(isBeside || isApart, `${width}×${height}: ${await button.textContent()}`).toBe(true)
    }
  }
})

/** Stores answers to all questions, so that the next page shows the last one. */
async function answerAll(page: Page): Promise<void> {
  const answers = QUIZ_QUESTIONS.map(({ options }) => options[0]?.value)
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    QUIZ_KEY,
    JSON.stringify({ step: 9, answers: { ...answers }, finished: false }),
  ] as const)
}

/** Runs in the page. Replaces every text with other words in a `<font>` element, as browser translators do. */
function translateFromNowOn(): void {
  function translate(): void {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, svg, textarea')) continue
      const font = document.createElement('font')
      font.textContent = text.data.toUpperCase()
      text.replaceWith(font)
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
