import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { BACKINGS } from '#domain/compare/compare.ts'
import { decodeCompare, encodeCompare } from '#domain/compare/compare-code.ts'
import { serializePicks } from '#domain/compare/compare-flow.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { PICKS_KEY } from '#domain/session/storage-keys.ts'
import { urls } from '#web/urls.ts'
import { collectConsoleErrors, expect, rootHydrated, test } from './fixtures.ts'

const FIRST = QUIZ_QUESTIONS.map(({ options }) => options[0]?.value ?? '')
/** A unique name, so that the test finds it wherever it is sent. */
const NAME = 'Zuzanna'

/** Everything that the pages of a context send: addresses, headers and bodies. */
function recordRequests(context: BrowserContext): () => Promise<string> {
  const sent: Promise<string>[] = []
  context.on('request', (request) => sent.push(contentOf(request)))
  return async () => (await Promise.all(sent)).join('\n')
}

async function contentOf(request: Request): Promise<string> {
  const headers = await request.allHeaders().catch(() => request.headers())
  return [request.method(), request.url(), JSON.stringify(headers), request.postData() ?? ''].join(' ')
}

async function newPerson(browser: Browser) {
  const context = await browser.newContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent = recordRequests(context)
  const page = await context.newPage()
  return { context, page, sent, consoleErrors: collectConsoleErrors(page) }
}

async function createLink(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'First name' }).fill(name)
  await page.getByRole('button', { name: 'Create my link' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeFocused()
  return page.getByRole('textbox', { name: 'Comparison link' }).inputValue()
}

/** By keyboard alone: Tab moves from the question to the answers, and Enter continues. */
async function answerByKeyboard(page: Page, downs: number, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 3, name: heading })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let down = 0; down < downs; down += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(downs)).toBeChecked()
  await page.keyboard.press('Enter')
}

/** Answers whether they would back the picks that differ. */
async function backByKeyboard(page: Page, answers: readonly string[]) {
  for (const [step, answer] of answers.entries()) {
    await expect(page.getByText(`${step + 1} of ${answers.length}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toBeFocused()
    await page.getByRole('button', { name: answer, exact: true }).press('Enter')
  }
}

test('two people compare by keyboard, and no request contains the code, a name or an answer', {
  tag: '@core',
}, async ({ browser, site }) => {
  test.slow()
  const sender = await newPerson(browser)
  await sender.page.goto(`${site.url}${urls.compare()}#${encodeCompare({ picks: FIRST, name: null })}`)
  await rootHydrated(sender.page)
  // The sender answers here, too, because the quiz on the home page stores its answers on the server.
  await sender.page.getByRole('button', { name: 'Start the quiz' }).press('Enter')
  for (const { text } of QUIZ_QUESTIONS) await answerByKeyboard(sender.page, 1, text)
  for (let guess = 0; guess < 3; guess += 1) {
    await expect(sender.page.getByText(`Guess ${guess + 1} of 3`)).toBeVisible()
    await answerByKeyboard(sender.page, 0, /\?$/)
  }
  await backByKeyboard(sender.page, Array(10).fill('No'))
  await expect(
    sender.page.getByRole('heading', { name: 'You’d start in ten different places.' }),
  ).toBeFocused()
  await sender.page.getByRole('button', { name: 'Send your answers back' }).press('Enter')
  const link = await createLink(sender.page, NAME)
  expect(link.startsWith(`${site.url}/compare#2.${QUIZ_VERSION}.`)).toBe(true)
  await sender.page.getByText('Show a QR code').click()
  await expect(sender.page.getByRole('img', { name: 'QR code for your comparison link' })).toBeVisible()

  const receiver = await newPerson(browser)
  await receiver.page.goto(link)
  await rootHydrated(receiver.page)
  await expect(
    receiver.page.getByRole('heading', { name: `${NAME} wants to compare with you` }),
  ).toBeVisible()
  await receiver.page.getByRole('button', { name: 'Start the quiz' }).press('Enter')
  // The first six answers match the sender's. The page reloads in between.
  for (const [index, { text }] of QUIZ_QUESTIONS.entries()) {
    if (index === 4) {
      await receiver.page.reload()
      await rootHydrated(receiver.page)
      await receiver.page.getByRole('heading', { level: 3, name: text }).focus()
    }
    await answerByKeyboard(receiver.page, index < 6 ? 1 : 2, text)
  }
  await expect(receiver.page.getByText(`What did ${NAME} pick?`)).toBeVisible()
  for (let guess = 0; guess < 3; guess += 1) {
    await expect(receiver.page.getByText(`Guess ${guess + 1} of 3`)).toBeVisible()
    await answerByKeyboard(receiver.page, 1, /\?$/)
  }
  await backByKeyboard(receiver.page, ['Yes', 'Yes', 'Not sure', 'No'])
  await expect(
    receiver.page.getByRole('heading', {
      name: `You both put 6 first, and you’d back 2 of ${NAME}’s other 4.`,
    }),
  ).toBeFocused()
  await expect(receiver.page.getByText(`You guessed 3 of 3 of ${NAME}’s picks.`)).toBeVisible()
  // Comparing completes the challenge to share.
  await expect.poll(receiver.sent).toContain('CompleteChallenge')
  await expect(
    receiver.page
      .getByRole('region', { name: 'Four places where you’d start differently' })
      .locator('details'),
  ).toHaveCount(4)
  await receiver.page.getByRole('button', { name: `Send ${NAME} your answers` }).press('Enter')
  const back = await createLink(receiver.page, 'Bartholomew')
  await receiver.page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect.poll(() => receiver.page.evaluate(() => navigator.clipboard.readText())).toBe(back)

  // The sender has created a link, so the reply is recognized here.
  const answered = await sender.context.newPage()
  await answered.goto(back)
  await rootHydrated(answered)
  await expect(answered.getByText('Bartholomew answered your link')).toBeVisible()
  await expect(
    answered.getByRole('heading', {
      name: 'You both put 6 first, and Bartholomew would back 2 of your other 4.',
    }),
  ).toBeVisible()
  await answered.getByRole('button', { name: 'Answer Bartholomew’s four' }).press('Enter')
  await backByKeyboard(answered, ['Yes', 'No', 'No', 'No'])
  await expect(
    answered.getByRole('heading', {
      name: 'You both put 6 first, and you’d back 1 of Bartholomew’s other 4.',
    }),
  ).toBeFocused()

  for (const person of [sender, receiver]) {
    const sent = await person.sent()
    expect(sent).toContain(`${site.url}/compare`)
    for (const secret of secretsOf([link, back])) expect(sent, secret).not.toContain(secret)
    expect(sent).not.toContain('submitQuiz')
    expect(sent).not.toContain('SubmitQuiz')
    expect(person.consoleErrors).toEqual([])
    await person.context.close()
  }
})

test('the circles never leave their card, whatever the count', async ({ visit, page }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    PICKS_KEY,
    serializePicks(FIRST),
  ] as const)
  const others = (index: number) => QUIZ_QUESTIONS[index]?.options[1]?.value ?? ''
  for (const [same, yes] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [9, 0],
    [9, 1],
    [10, 0],
  ] as const) {
    const picks = FIRST.map((value, index) => (index < same ? value : others(index)))
    const backed = Array.from({ length: 10 - same }, (_, index) => (index < yes ? BACKINGS[0] : BACKINGS[1]))
    await visit(`${urls.compare()}#${encodeCompare({ picks, name: 'Maria' }, { theirs: FIRST, backed })}`)
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const card = await page.locator('.sheet').boundingBox()
      for (const circle of await page
        .getByRole('img', { name: /^Two circles/ })
        .locator('circle, path')
        .all()) {
        const box = await circle.boundingBox()
        if (!card || !box) throw new Error('nothing is drawn')
        expect(box.x, `${same} ${yes} ${width}`).toBeGreaterThanOrEqual(card.x)
        expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width)
        expect(box.y).toBeGreaterThanOrEqual(card.y)
      }
    }
  }
})

/** The codes, the names and every answer that the quiz has. */
function secretsOf(links: readonly string[]): readonly string[] {
  const fragments = links.map((link) => new URL(link).hash.slice(1))
  // A reply's code has two halves: the picks and the answers.
  const codes = fragments.flatMap((fragment) => fragment.split('.')[2]?.match(/.{6}/g) ?? '')
  const names = fragments.map((fragment) => decodeCompare(fragment).link?.name ?? '')
  const answers = QUIZ_QUESTIONS.flatMap(({ options }) => options.map(({ value }) => `"${value}"`))
  expect([...codes, ...names].every((secret) => secret.length > 5)).toBe(true)
  return [...fragments, ...codes, ...names, ...answers]
}

test('after the quiz on the home page a link is created, and its answers skip the quiz', {
  tag: '@core',
}, async ({ visit, page }) => {
  await visit('/')
  const quiz = page.locator('#quiz')
  for (let question = 0; question < 10; question += 1) {
    await quiz.getByRole('radio').first().check()
    await quiz.getByRole('button', { name: question === 9 ? 'See Results' : 'Next' }).click()
  }
  await quiz.getByRole('button', { name: 'Compare with someone' }).click()
  await expect(quiz.getByText('What the link reveals')).toBeVisible()
  const link = await createLink(page, '<img src=x onerror=alert(1)>'.slice(0, 20))
  const { hash } = new URL(link)
  expect(decodeCompare(hash.slice(1)).link?.picks).toEqual(FIRST)
  await visit(`${urls.compare()}${hash}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    '<img src=x onerror=a wants to compare with you',
  )
  await page.getByRole('button', { name: 'Use the answers you already gave' }).click()
  for (let guess = 0; guess < 3; guess += 1) {
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: 'You put the same ten first.' })).toBeFocused()
  await page.goBack()
  await page.goForward()
  await rootHydrated(page)
  await expect(page.getByRole('heading', { name: 'You put the same ten first.' })).toBeVisible()
})

test('an invalid link leads to the quiz, whatever it contains', async ({ visit, page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const [fragment, title] of [
    ['', 'Compare with one other person'],
    [`1.${QUIZ_VERSION}.zzzzzz`, 'This link is incomplete'],
    [`1.${QUIZ_VERSION}.000000.%E0%A4%A`, 'This link is incomplete'],
    ['<script>alert(1)</script>', 'This link is incomplete'],
    ['javascript:alert(1)', 'This link is incomplete'],
    ['x'.repeat(10_000), 'This link is incomplete'],
    ['1.2.000000', 'This link is for another version of the quiz'],
  ] as const) {
    await page.goto('about:blank')
    await visit(`${urls.compare()}#${fragment}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await expect(page.getByRole('link', { name: 'Take the quiz' })).toBeVisible()
  }
  expect(dialogs).toEqual([])
  await page.getByRole('link', { name: 'Take the quiz' }).click()
  await expect(page.locator('#quiz').getByText('Question 1 of 10')).toBeInViewport()
})

test('the page is the same for everyone, and skipping to its content keeps the link', async ({
  visit,
  page,
  request,
  site,
}) => {
  const [plain, tagged] = await Promise.all(
    ['', '?utm_source=chat'].map((query) => request.get(site.url + urls.compare() + query)),
  )
  expect(await plain?.text()).toBe(await tagged?.text())
  expect(plain?.headers()).toMatchObject({ etag: tagged?.headers()['etag'] })
  expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('/compare')
  const fragment = encodeCompare({ picks: FIRST, name: NAME })
  await visit(`${urls.compare()}#${fragment}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/compare#${fragment}`)
  await expect(page.getByRole('heading', { name: `${NAME} wants to compare with you` })).toBeVisible()
  await page.evaluate(
    (other) => {
      window.location.hash = other
    },
    encodeCompare({ picks: FIRST, name: 'Ana' }),
  )
  await expect(page.getByRole('heading', { name: 'Ana wants to compare with you' })).toBeVisible()
})

test('without JavaScript the page explains what needs it', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}${urls.compare()}#1.2.000000`)
  await expect(page.getByRole('main').getByText(/only your browser reads/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'How the quiz works' })).toBeVisible()
  await context.close()
})
