import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { urls } from '#web/urls.ts'
import {
  ADMIN_TOKEN,
  collectConsoleErrors,
  expect,
  expectToast,
  requestAsAdmin,
  rootHydrated,
  test,
} from './fixtures.ts'
import type { Site } from './server.ts'

async function openPost(page: Page, site: Site, id: string): Promise<Locator> {
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
  await page.goto(site.url + urls.adminPost(id))
  await rootHydrated(page)
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeVisible()
  return text
}

/** As the browser pastes what another program has put on the clipboard. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.focus()
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const createPost = async (site: Site, title: string): Promise<string> => {
  const { createPost } = await requestAsAdmin(
    site,
    `mutation ($title: String!) { createPost(title: $title, excerpt: "About it.", content: "<p>The first text.</p>",
      category: "Civil Discourse") { ... on Post { id } } }`,
    { title },
  )
  return createPost.id
}

const savedText = async (site: Site, id: string): Promise<string> => {
  const { adminPost } = await requestAsAdmin(site, 'query ($id: ID!) { adminPost(id: $id) { source } }', {
    id,
  })
  return adminPost.source
}

test('an editor writes with shortcuts and Markdown, pastes from Google Docs and Word, and needs no HTML', {
  tag: '@core',
}, async ({ page, site }) => {
  const consoleErrors = collectConsoleErrors(page)
  const text = await openPost(page, site, 'new')
  await page.getByLabel('Title').fill('A meeting that ends on time')
  await page.getByLabel('Excerpt').fill('How to hold one.')
  await page.getByLabel('Category').selectOption('Practical Guides')
  await text.focus()
  await page.keyboard.type('Every block has a **problem** that nobody owns.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## On the day')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Start on time')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Vote')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' by hand, as [the guide](example.org/guide) says. ')
  await expect(text.getByRole('heading', { level: 2, name: 'On the day' })).toBeVisible()
  await expect(page.getByText(/^21 words · 1 min read$/)).toBeVisible()

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('textbox').fill('neighborhood supper')
  await dialog.getByRole('button', { name: 'A neighborhood supper, start to finish Article' }).click()
  await expect(text.getByRole('link', { name: 'A neighborhood supper, start to finish' })).toBeVisible()
  await page.keyboard.press('Enter')

  await paste(text, await readFile('e2e/clipboard/google-docs.html', 'utf8'))
  await expect(page.getByText('1 picture and 1 table were removed.')).toBeVisible()
  await page.keyboard.press('Enter')
  await paste(text, await readFile('e2e/clipboard/word.html', 'utf8'))
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Draft saved')
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
  await expect(text).toBeFocused()

  const source = await savedText(site, page.url().split('/').at(-1) ?? '')
  for (const part of [
    '<p>Every block has a <strong>problem</strong> that nobody owns.</p><h2>On the day</h2><ul><li>Start on time</li></ul>',
    '<p><strong>Vote</strong> by hand, as <a href="https://example.org/guide">the guide</a> says. <a href="/blog/',
    '<h2>Before the meeting</h2><p>Knock on <strong>ten doors</strong>',
    '<li>What we decided<ul><li>And why</li></ul></li>',
    '<ol><li>Call the city</li><li>Meet again</li></ol>',
  ])
    expect(source).toContain(part)
  expect(source).not.toMatch(/style|Mso|span|google/)
  expect(consoleErrors).toEqual([])
})

test('unsaved text survives a closed tab and is offered again', { tag: '@core' }, async ({
  context,
  page,
  site,
}) => {
  const id = await createPost(site, 'A text that is almost lost')
  const text = await openPost(page, site, id)
  await text.focus()
  await page.keyboard.type('Not saved. ')
  await expect(page.getByText(/^Not saved yet · kept in this browser at/)).toBeVisible()
  await page.close()

  const again = await context.newPage()
  const offered = await openPost(again, site, id)
  await expect(offered).toHaveText('The first text.')
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(offered).toHaveText('Not saved. The first text.')
  await again.getByRole('button', { name: 'Save Changes' }).click()
  await expect(again.getByText('Post saved').first()).toBeVisible()
  expect(await savedText(site, id)).toBe('<p>Not saved. The first text.</p>')
  await again.reload()
  await expect(again.getByRole('textbox', { name: 'Text' })).toHaveText('Not saved. The first text.')
  await expect(again.getByRole('button', { name: 'Restore' })).toBeHidden()
})

/** A photo of a phone. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 })
    canvas.getContext('2d')?.fillRect(100, 100, 500, 300)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

test('an editor adds a picture, schedules, shows the draft to a colleague and restores a version', {
  tag: '@core',
}, async ({ browser, page, startSite }) => {
  const site = await startSite()
  const consoleErrors = collectConsoleErrors(page)
  const id = await createPost(site, 'A corner that is dark')
  const text = await openPost(page, site, id)
  await text.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' And a second sentence.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'town.jpg', mimeType: 'image/jpeg', buffer: await photo(page) })
  await dialog.getByLabel('Description (alt text)').fill('A street corner at night')
  await dialog.getByRole('button', { name: 'Add Picture' }).click()
  await expect(text.getByRole('img', { name: 'A street corner at night' })).toBeVisible()
  await page.getByRole('radio', { name: 'At a set time' }).check()
  await page.getByRole('button', { name: 'Save and Schedule' }).click()
  await expectToast(page, 'Post scheduled')
  await expect(page.getByRole('button', { name: 'Cancel Schedule' })).toBeVisible()

  await page.getByRole('button', { name: 'Create Preview Link' }).click()
  const link = await page.locator('input[readonly]').inputValue()
  const colleague = await (await browser.newContext()).newPage()
  const response = await colleague.goto(link)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(colleague.getByText('This is a draft').first()).toBeVisible()
  await expect(colleague.getByText('And a second sentence.')).toBeVisible()
  await expect(colleague.getByRole('img', { name: 'A street corner at night' })).toBeVisible()
  await page.getByRole('button', { name: 'Revoke Links' }).click()
  await expectToast(page, 'Preview links revoked')
  await colleague.reload()
  await expect(colleague.getByText('And a second sentence.')).toBeHidden()
  await colleague.context().close()

  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.locator('ins').filter({ hasText: 'And a second sentence.' })).toBeVisible()
  await page.getByRole('button', { name: /^Restore: 1, Edit/ }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expectToast(page, 'Version restored')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('The first text.')
  expect(await savedText(site, id)).toBe('<p>The first text.</p>')
  await expect(page.getByRole('button', { name: 'Cancel Schedule' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('visitors load nothing of the editor', { tag: '@core' }, async ({ page, site }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  await page.goto(site.url)
  await rootHydrated(page)
  await page.keyboard.press('End')
  await page.goto(`${site.url}/blog`)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.size).toBeGreaterThan(2)
  for (const url of scripts) expect(await (await fetch(url)).text(), url).not.toMatch(/ProseMirror|tiptap/)
})
