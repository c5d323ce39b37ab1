import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { QUIZ_START, serializeQuiz } from '#domain/quiz/session.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { expect, expectToast, hydrated, test } from './fixtures.ts'

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
  await expect(quiz.getByRole('heading', { name: /at least 80% of Republicans and 80% of/ })).toBeFocused()
  await expect(quiz.getByRole('img', { name: /81 percent of each circle/ })).toBeInViewport({ ratio: 0.99 })
  await expectToast(page, 'Quiz completed!')
  await expect(quiz.getByRole('listitem').filter({ hasText: 'Family Values' })).toContainText('91%')
  const picks = quiz.getByRole('list', { name: 'Your ten picks, highest figure first' })
  await expect(picks.getByRole('heading', { level: 4 })).toHaveCount(10)
  await expect(picks.getByRole('listitem').first()).toContainText('87% or more')
  await expect(quiz.getByText('The exact average is 80.6%.')).toBeVisible()
  await expectToast(page, 'Challenge Completed!')
  await expectToast(page, '+15 points: Find Your Overlap')
  await quiz.getByRole('button', { name: 'Take Again' }).press('Enter')
  await expect(quiz.getByText('Question 1 of 10')).toBeVisible()
  await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('on a phone every question is one screen with its answers, its guess and Next', async ({
  visit,
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit('/')
    const quiz = page.locator('#quiz')
    for (let question = 0; question <= 9; question += 1) {
      const heading = quiz.getByRole('heading', { level: 3, name: QUIZ_QUESTIONS[question]?.text ?? '' })
      if (question > 0) await expect(heading).toBeFocused()
      await quiz
        .getByRole('radio')
        .nth(question % 4)
        .check()
      const next = quiz.getByRole('button', { name: question === 9 ? 'See Results' : 'Next' })
      if (question > 0) {
        const parts = [heading, quiz.getByText(`Question ${question + 1} of 10`), next]
        for (const part of [...parts, quiz.getByRole('slider'), ...(await quiz.getByRole('radio').all())]) {
          await expect(part).toBeInViewport({ ratio: 0.99 })
          expect(await isCovered(part), String(part)).toBe(false)
        }
      }
      await next.click()
    }
    await page.evaluate(() => sessionStorage.clear())
    await page.evaluate(() => localStorage.clear())
  }
})

/** Whether something lies over the middle of an element, such as the navigation bar. */
function isCovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const upper = document.elementFromPoint(left + width / 2, top + height / 2)
    return !(upper && (element.contains(upper) || upper.contains(element)))
  })
}

test('on a phone the numbers of any guesses stay inside the chart, side by side', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit('/')
  const quiz = page.locator('#quiz')
  for (const guess of ['0', '97', '100']) {
    for (let question = 1; question <= 10; question += 1) {
      await quiz.getByRole('radio').first().check()
      await quiz.getByRole('slider').focus()
      await page.keyboard.type(guess)
      await page.keyboard.press('Enter')
    }
    await expect(quiz.getByRole('heading', { name: `You expected ${guess} of 100` })).toBeVisible()
    const edges = await quiz.locator('.expectation-numbers').evaluateAll((rows) =>
      rows.map((row) => {
        const [left, right] = [...row.children]
          .map((number) => number.getBoundingClientRect())
          .sort((a, b) => a.left - b.left)
        const { left: start, right: end } = row.getBoundingClientRect()
        if (!left || !right) throw new Error('a row has two numbers')
        return [left.left >= start, left.right <= right.left + 1, right.right <= end + 1]
      }),
    )
    expect([guess, edges.flat()]).toEqual([guess, Array(6).fill(true)])
    await quiz.getByRole('button', { name: 'Take Again' }).click()
  }
})

test('guesses lead the result, and no request carries one', { tag: '@core' }, async ({
  visit,
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit('/')
  const quiz = page.locator('#quiz')
  for (let question = 1; question <= 10; question += 1) {
    await quiz.getByRole('radio').first().check()
    const slider = quiz.getByRole('slider')
    if (question === 1) {
      await quiz.getByRole('textbox').fill('61')
      // A tap at a quarter of the strokes.
      const box = await slider.boundingBox()
      if (box) await page.mouse.click(box.x + box.width / 4, box.y + 20)
      await expect(quiz.getByRole('textbox')).toHaveValue(/^2\d$/)
    }
    await slider.focus()
    await page.keyboard.type('61')
    await expect(slider).toHaveAttribute('aria-valuetext', /^61 of 100 (Republicans|Democrats)$/)
    await page.keyboard.press('Enter')
  }
  await expect(
    quiz.getByRole('heading', { name: /^You expected 61 of 100 to agree with your picks\. It was 8\d\.$/ }),
  ).toBeFocused()
  await expectToast(page, 'Quiz completed!')
  await expectToast(page, 'Challenge Completed!')
  // The achievement stays in the card.
  await expect(quiz.locator('article').getByText('+15 points: Find Your Overlap').last()).toBeVisible()
  await expect(quiz.getByText(/you guessed 61%/)).toHaveCount(10)
  await quiz.getByRole('button', { name: 'Copy share link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\?shared=true&overlap=83&off=2\d$/)
  for (const shape of ['Wide', 'Tall']) {
    await quiz.getByRole('button', { name: 'Save as picture' }).waitFor()
    if (shape === 'Wide') await quiz.getByRole('button', { name: 'Save as picture' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      quiz.getByRole('button', { name: shape }).click(),
    ])
    const png = await readFile(await download.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
      shape === 'Wide' ? [1200, 630] : [1080, 1350],
    )
  }

  // On the next visit, the result is offered with its date.
  const later = await context.newPage()
  later.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await later.goto(site.url)
  await hydrated(later)
  await expect(later.locator('#quiz').getByText(/^Your result from [A-Z][a-z]{2} \d/)).toBeVisible()
  await later.locator('#quiz').getByRole('button', { name: 'See it' }).click()
  await expect(later.locator('#quiz').getByRole('heading', { name: /^You expected 61/ })).toBeFocused()
  await later.close()

  expect(sent.filter((text) => text.includes('SubmitQuiz'))).toHaveLength(1)
  // Names of files and random ids may contain anything.
  for (const text of sent.filter((text) => !text.includes('/assets/')))
    expect(text.replaceAll(/[\w-]{20,}/g, '')).not.toMatch(/(?<!\d)61(?!\d)|guess/i)

  await visit(link.slice(site.url.length))
  const landing = page.getByRole('region', { name: 'A shared result' })
  await expect(landing.getByRole('heading')).toHaveText(/^They were 2\d points off\./)
  await landing.getByRole('link', { name: 'Take the quiz' }).click()
  await expect(page.locator('#quiz')).toBeFocused()
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
  await expect(quiz.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await quiz.getByRole('button', { name: 'Copy share link' }).click()
  await expectToast(page, 'Link copied!')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${site.url}/?shared=true&overlap=83`)
  await expectToast(page, '+20 points: Pass It On')

  await visit(`${link.slice(site.url.length)}&utm_source=a-letter`)
  await expect(page.getByRole('heading', { name: 'Their overlap is 83%. What’s yours?' })).toBeVisible()
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    `${site.url}/og/quiz/83.png`,
  )
  for (const forged of ['/?shared=true&overlap=101', '/?overlap=81', '/?shared=true&overlap=%3Cb%3E']) {
    await visit(forged)
    await expect(page.getByRole('region', { name: 'A shared result' })).toHaveCount(0)
  }
})

test('in a short, wide window the number of the result is in view', async ({ visit, page }) => {
  await page.setViewportSize({ width: 960, height: 513 })
  await answerAll(page)
  await visit('/')
  await page.getByRole('button', { name: 'See Results' }).click()
  await expect(page.locator('#quiz').getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('figure', { name: 'Your overlap is' }).getByText(/%$/)).toBeInViewport({
    ratio: 1,
  })
})

test('the quiz works in a browser that translates the page', async ({ visit, page }) => {
  await visit('/')
  await page.evaluate(translateFromNowOn)
  const quiz = page.locator('#quiz')
  for (let question = 1; question <= 10; question += 1) {
    await expect(quiz).toContainText(`QUESTION ${question} OF 10`)
    await quiz.getByRole('radio').first().check()
    await quiz.locator('button[type="submit"]').click()
  }
  await expect(quiz).toContainText('ANY TEN PICKS SCORE BETWEEN 69 AND 86')
  await expect(quiz).toContainText('YOUR TEN PICKS, HIGHEST FIGURE FIRST')
  await page.locator('#values').getByRole('button', { name: 'EXPLORE MORE DATA' }).click()
  await expect(page.locator('#values').getByRole('article')).toHaveCount(15)
  await page.getByRole('contentinfo').getByRole('link', { name: 'METHODOLOGY' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('METHODOLOGY')
})

test('a toast covers neither the result nor its buttons', async ({ visit, page }) => {
  await answerAll(page)
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit('/')
    await page.getByRole('button', { name: 'See Results' }).click()
    const toast = page.locator('[data-kind]')
    await expect(toast).toBeVisible()
    const place = await toast.boundingBox()
    if (!place) throw new Error('no toast')
    const quiz = page.locator('#quiz')
    for (const part of [
      ...(await quiz
        .getByRole('button')
        .filter({ hasNot: page.locator('[data-icon=x]') })
        .all()),
      quiz.getByRole('heading', { level: 2 }),
      quiz.getByRole('figure').first(),
    ]) {
      const box = await part.boundingBox()
      if (!box) throw new Error('a part without a place')
      const isBeside = box.x + box.width <= place.x || place.x + place.width <= box.x
      const isApart = box.y + box.height <= place.y || place.y + place.height <= box.y
      expect(isBeside || isApart, `${width}×${height}: ${await part.textContent()}`).toBe(true)
    }
  }
})

/** Stores answers to all questions, so that the next page shows the last one. */
async function answerAll(page: Page): Promise<void> {
  const answers = Object.fromEntries(
    QUIZ_QUESTIONS.map(({ options }, question) => [question, options[0]?.value ?? '']),
  )
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    QUIZ_KEY,
    serializeQuiz({ ...QUIZ_START, step: 9, answers }),
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
