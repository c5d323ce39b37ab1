import { expect, test } from './fixtures.ts'

test('the gallery expands to fifteen cards and collapses, by keyboard', { tag: '@core' }, async ({
  visit,
  page,
}) => {
  await visit('/')
  const values = page.locator('#values')
  await expect(values.getByRole('article')).toHaveCount(6)
  await values.getByRole('button', { name: 'Explore More Data' }).press('Enter')
  await expect(values.getByRole('article')).toHaveCount(15)
  await expect(values.getByRole('article').nth(6).getByRole('heading')).toBeFocused()
  await values.getByRole('button', { name: 'Show Less Data' }).press('Enter')
  await expect(values.getByRole('article')).toHaveCount(6)
  await expect(values.getByRole('button', { name: 'Explore More Data' })).toBeFocused()
  await expect(values.getByRole('button', { name: 'Explore More Data' })).toBeInViewport()
})

test('a visitor can guess, skip a card, and return to the plain numbers', async ({ visit, page }) => {
  await visit('/')
  const values = page.locator('#values')
  await values.getByRole('button', { name: 'Guess first' }).click()
  const slider = values.getByRole('slider').first()
  await slider.focus()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
  await values.getByRole('button', { name: 'See the answer' }).first().press('Enter')
  await expect(
    values.getByText(
      '87% of Republicans said small businesses have a positive effect on the country. You guessed 60%, 27 points too low.',
    ),
  ).toBeVisible()
  await expect(values.getByText('Your guess was 27 points off.')).toBeVisible()
  await values.getByRole('button', { name: 'Skip' }).first().click()
  await expect(values.getByRole('slider')).toHaveCount(4)
  await values.getByRole('button', { name: 'Show the numbers' }).click()
  await expect(values.getByRole('slider')).toHaveCount(0)
  await visit('/')
  await expect(values.getByText('Your guess was 27 points off.')).toBeVisible()
})
