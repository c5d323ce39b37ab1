import type { Locator, Page } from '@playwright/test'
import { expect, expectToast, hydrated, test } from './fixtures.ts'

test('a first visit completes every challenge, and a friend sees the shared result', {
  tag: ['@core', '@phone'],
}, async ({ visit, page, context, browser, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/')
  await page.getByRole('button', { name: 'See the answer' }).first().click()
  await expect(page.getByText('Nearly nine in ten in each party, after a briefing.')).toBeVisible()
  const challenges = page.locator('#challenges')
  const level = challenges.getByRole('group', { name: 'Your level' }).getByRole('paragraph').first()
  await expect(level).toHaveText('Unity Seeker')

  await takeQuiz(page.locator('#quiz'))
  await expectToast(page, '+15 points: Find Your Overlap')
  await vote(page)
  await expectToast(page, '+10 points: Add Your Voice')
  await page.getByLabel('Your email').fill('first-visit@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, '+5 points: Join the Newsletter')
  await expect(level).toHaveText('Bridge Builder')

  await page.locator('#stories').getByRole('link', { name: 'What contact really does' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'What contact really does' })).toBeVisible()
  await page.getByText('An AI model wrote the first draft').scrollIntoViewIfNeeded()
  await expectToast(page, '+10 points: Read a Story of Unity')
  await page.goBack()

  await page.locator('#quiz').getByRole('button', { name: 'Copy share link' }).click()
  await expectToast(page, '+20 points: Pass It On')
  await expect(level).toHaveText('Unity Champion')
  await expect(challenges.getByText('60 of 60 points')).toBeVisible()
  await expect(challenges.getByRole('button', { name: /^Start Challenge/ })).toHaveCount(0)

  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${site.url}/?shared=true&overlap=83`)
  const friend = await browser.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { name: 'Their overlap is 83%. What’s yours?' })).toBeVisible()
  await friend.close()
})

test('an offline page shows errors, keeps the input, and works again once online', {
  tag: '@core',
}, async ({ page, context, site }) => {
  await page.goto(site.url)
  await hydrated(page)
  await page.keyboard.press('Shift') // loads the notification area, as any first key does
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
  await context.setOffline(true)

  const quiz = page.locator('#quiz')
  await takeQuiz(quiz)
  await expectToast(page, 'Failed to submit quiz results.')
  await expect(quiz.getByRole('img', { name: /83 percent of each circle/ })).toBeVisible()

  const choice = page.locator('#polls').getByRole('radio').first()
  await vote(page)
  await expectToast(page, 'Failed to submit your vote. Please try again.')
  await expect(choice).toBeChecked()

  const email = page.getByLabel('Your email')
  await email.fill('offline@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Failed to subscribe. Please try again.')
  await expect(email).toHaveValue('offline@example.com')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expectToast(page, 'Vote submitted!')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'You’re on the list')
})

async function takeQuiz(quiz: Locator): Promise<void> {
  for (let question = 1; question <= 10; question += 1) {
    await quiz.getByRole('radio').first().check()
    await quiz.getByRole('button', { name: question === 10 ? 'See Results' : 'Next' }).click()
  }
}

async function vote(page: Page): Promise<void> {
  await page.locator('#polls').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
}
