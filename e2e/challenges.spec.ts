import { expect, expectToast, hydrated, test } from './fixtures.ts'

test('voting and signing up complete their challenges, and a reload keeps the progress', {
  tag: ['@core', '@phone'],
}, async ({ visit, page }) => {
  await visit('/')
  const challenges = page.locator('#challenges')
  const level = challenges.getByRole('group', { name: 'Your level' }).getByRole('paragraph').first()
  const start = (title: string) =>
    challenges
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Start Challenge' })
  await expect(challenges.getByText('0 of 60 points')).toBeVisible()
  await expect(challenges.getByRole('listitem').filter({ hasText: 'Start Challenge' })).toHaveCount(5)
  // Only the hero's button has the name of the quiz. A challenge's button has its title as description.
  await expect(page.getByRole('button', { name: 'Find Your Overlap' })).toHaveCount(1)

  await start('Add Your Voice').press('Space')
  await expect(page.locator('#polls')).toBeFocused()
  await expect(page.locator('#polls')).toBeInViewport()
  await page.locator('#polls').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expectToast(page, 'Vote submitted!')
  await expectToast(page, '+10 points: Add Your Voice')
  await expect(challenges.getByText('Completed!', { exact: true })).toHaveCount(1)
  await expect(challenges.getByText('Add Your Voice, 10 points')).toBeVisible()

  await start('Join the Newsletter').click()
  // The focus moves after scrolling. Text typed before would be lost.
  await expect(page.locator('#newsletter')).toBeFocused()
  await page.getByLabel('Your email').fill('visitor@example.com')
  await page.keyboard.press('Enter')
  await expectToast(page, 'You’re on the list')
  await expectToast(page, '+5 points: Join the Newsletter')
  await expect(challenges.getByText('15 of 60 points')).toBeVisible()
  await expect(level).toHaveText('Peacekeeper')

  await visit('/')
  await expect(challenges.getByText('15 of 60 points')).toBeVisible()
  await expect(challenges.getByText('Completed!', { exact: true })).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('unity_session_id'))).toMatch(
    /^session_\d+_[a-z0-9]+$/,
  )
})

test('empty sections say so and have no axe violations in either theme', async ({
  startSite,
  page,
  expectAccessibleInBothThemes,
}) => {
  const { url } = await startSite({ SEED_DEMO: 'false' })
  await page.goto(url)
  await hydrated(page)
  for (const title of ['No challenges yet', 'No Articles Available', 'No Active Polls'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessibleInBothThemes()
})

test('a completed challenge is green', { tag: '@core' }, async ({ visit, page, site }) => {
  const [first] = await (await page.request.get(`${site.url}/api/challenges`)).json()
  await page.request.post(`${site.url}/api/challenges/${first.id}/complete`, {
    data: { sessionId: 'session_1_journey' },
  })
  await page.addInitScript(() => localStorage.setItem('unity_session_id', 'session_1_journey'))
  await visit('/')
  const done = page.locator('#challenges').getByRole('listitem').filter({ hasText: 'Completed!' })
  await expect(done).toHaveCount(1)
  const [background, green] = await done.evaluate((row) => {
    const background = getComputedStyle(row).backgroundColor
    row.style.backgroundColor = 'var(--color-green-wash)'
    const green = getComputedStyle(row).backgroundColor
    row.style.backgroundColor = ''
    return [background, green]
  })
  expect(background).toBe(green)
})

test('on a phone, five completed challenges fit into 700 pixels', async ({ visit, page, site }) => {
  for (const { id } of await (await page.request.get(`${site.url}/api/challenges`)).json())
    await page.request.post(`${site.url}/api/challenges/${id}/complete`, {
      data: { sessionId: 'session_2_journey' },
    })
  await page.addInitScript(() => localStorage.setItem('unity_session_id', 'session_2_journey'))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/')
  const list = page.locator('#challenges').getByRole('list').last()
  await expect(list.getByText('Completed!', { exact: true })).toHaveCount(5)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(700)
})
