import type { Locator, Page } from '@playwright/test'
import { ADMIN_ROOMS, type RoomName } from '#domain/admin/rooms.ts'
import { urls } from '#web/urls.ts'
import { ADMIN_TOKEN, test as base, expect, expectToast, requestAsAdmin, rootHydrated } from './fixtures.ts'
import type { Site } from './server.ts'

// Goes through the rooms of the dashboard with the keyboard only.

const POLL = 'Which bridge should the town repair?'
const SENDER = 'Keyboard Reader'
const ADDRESS = 'reader@example.org'

/** A site with something to do in every room. `open` opens a room and waits until its lists have loaded. */
const test = base.extend<{ open: (room: RoomName) => Promise<void>; admin: Site }>({
  admin: async ({ page, startSite }, use) => {
    const site = await startSite()
    await fillRooms(site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
    await use(site)
  },
  open: async ({ page, admin }, use) => {
    await use(async (room) => {
      await page.goto(admin.url + urls.admin(room))
      await rootHydrated(page)
      await expect(page.getByText('Signed in as Admin')).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      // Panels that load.
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
      // Charts come later. Each is one stop of Tab.
      if (room === 'subscribers') await expect(page.getByRole('application').last()).toBeVisible()
    })
  },
})

async function fillRooms(site: Site): Promise<void> {
  await requestAsAdmin(
    site,
    'mutation ($name: String!, $email: String!, $message: String!) { sendContactMessage(name: $name, email: $email, subject: "general", message: $message) { __typename } }',
    { name: SENDER, email: ADDRESS, message: 'Can I read the site without a mouse?' },
  )
  await requestAsAdmin(
    site,
    'mutation ($question: String!, $options: [String!]!) { createPoll(question: $question, options: $options, draft: true) { __typename } }',
    { question: POLL, options: ['The old one', 'The new one'] },
  )
  await requestAsAdmin(
    site,
    'mutation ($email: String!) { subscribeToNewsletter(email: $email) { __typename } }',
    { email: ADDRESS },
  )
  await requestAsAdmin(site, 'mutation { draftNewsletterIssue { id } }')
  await requestAsAdmin(site, 'mutation { createEditor(name: "Ada", role: WRITER) { __typename } }')
}

interface FocusReport {
  /** Null once the focus has left the page. */
  name: string | null
  problems: string[]
}

/** Runs in the page. */
function reportFocus(): FocusReport {
  const control = document.activeElement
  if (!control || control === document.body) return { name: null, problems: [] }
  control.setAttribute('data-reached', '')
  const label = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60)
  const name = `${control.tagName.toLowerCase()} “${label || control.id}”`
  const problems: string[] = []
  // A radio button is drawn by its label.
  const drawn = [control, control.closest('label'), control.nextElementSibling].filter(
    (part) => part !== null,
  )
  const hasOutline = drawn.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  // The calendar button of a field for a time has its own ring.
  const isPicker = !control.matches(':focus-visible') && control.matches('[type="datetime-local"]')
  if (!hasOutline && !isPicker) problems.push(`${name} has no focus ring`)
  const { left, top, right, bottom } = control.getBoundingClientRect()
  const middle = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ] as const
  const hit = document.elementFromPoint(...middle)
  const isSeen =
    hit !== null &&
    (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
  if (!isSeen) problems.push(`${name} is covered by ${hit?.outerHTML.slice(0, 120) ?? 'the edge'}`)
  const isCut =
    left < 0 || right > innerWidth || (bottom - top < innerHeight && (top < 0 || bottom > innerHeight))
  if (isCut) problems.push(`${name} is cut off: ${[left, top, right, bottom].map(Math.round).join(' ')}`)
  return { name, problems }
}

/** Runs in the page. What Tab should have reached, but has not. */
function unreached(): string[] {
  const focusable =
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.hasAttribute('data-reached') && !control.closest('[inert]'))
    .filter(
      (control) => !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
    )
    .map((control) => control.outerHTML.slice(0, 160))
}

const MAX_TABS = 400

/** Tab from the top of the page until the focus leaves it. */
async function walk(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const report = await page.evaluate(reportFocus)
    problems.push(...report.problems)
    if (report.name === null) return [...problems, ...(await page.evaluate(unreached))]
  }
  return [...problems, `The focus does not leave the page within ${MAX_TABS} tabs`]
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** Presses Tab to a control, then a key. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** What an editor mainly does in each room, from the top of the page to where the focus is afterwards. */
const MAIN_ACTIONS: Record<RoomName, (page: Page) => Promise<void>> = {
  '': async (page) => {
    await press(page, page.getByRole('link', { name: 'Read Messages' }))
    await expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible()
  },
  posts: async (page) => {
    await press(page, page.getByRole('link', { name: 'Write a Post' }))
    const form = page.getByRole('form', { name: 'Write a Post' })
    await tabTo(page, form.getByLabel('Title'))
    await tabTo(page, form.getByRole('textbox', { name: 'Text' }))
    await page.keyboard.press('Alt+F10')
    const link = form.getByRole('button', { name: 'Link', exact: true })
    for (let buttons = 0; buttons < 20; buttons += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Link' })).toBeHidden()
    await expect(form.getByRole('textbox', { name: 'Text' })).toBeFocused()
  },
  polls: async (page) => {
    await press(page, page.getByRole('button', { name: `Open Poll: ${POLL}` }))
    await expectToast(page, 'Poll opened')
    await expect(page.getByRole('listitem').filter({ hasText: POLL }).first()).toBeFocused()
  },
  challenges: async (page) => {
    const add = page.getByRole('button', { name: 'Add a Challenge', exact: true })
    await press(page, add)
    await tabTo(page, page.getByRole('form', { name: 'Add a Challenge' }).getByLabel('Title'))
    await press(page, page.getByRole('button', { name: /^Cancel/ }))
    await expect(add).toBeFocused()
  },
  messages: async (page) => {
    await press(page, page.getByRole('button', { name: `Mark as Handled: ${SENDER}` }))
    await expectToast(page, 'Marked as handled')
    await expect(page.getByRole('button', { name: `Mark as Waiting: ${SENDER}` })).toBeFocused()
  },
  newsletter: async (page) => {
    const edit = page.getByRole('button', { name: /^Edit: / })
    await press(page, edit)
    await tabTo(page, page.getByRole('form').getByRole('textbox', { name: 'Subject' }))
    await press(page, page.getByRole('button', { name: /^Close: / }))
    await expect(edit).toBeFocused()
  },
  subscribers: async (page) => {
    await tabTo(page, page.getByLabel('Email address').first())
    await page.keyboard.type(ADDRESS)
    await page.keyboard.press('Enter')
    const remove = page.getByRole('region', { name: ADDRESS }).getByRole('button', { name: /^Remove/ })
    await press(page, remove)
    await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
  },
  automation: async (page) => {
    await press(page, page.getByRole('button', { name: 'Pause' }))
    await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  },
  editors: async (page) => {
    await tabTo(page, page.getByLabel('Name'))
    await page.keyboard.type('Grace')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Token of Grace')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Done' }))
    await expect(page.getByRole('heading', { level: 2, name: 'Editors' })).toBeFocused()
  },
  log: async (page) => {
    const who = page.getByRole('combobox').first()
    await tabTo(page, who)
    await page.keyboard.press('ArrowDown')
    await expect(who).not.toHaveValue('')
    await expect(who).toBeFocused()
  },
}

/** Opens the first menu of a room with each key, and closes it and its question with Escape. */
async function tryMenu(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: /^More actions: / }).first()
  await tabTo(page, trigger)
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  }
  if (page.url().endsWith('challenges')) return
  // Elsewhere the last action is to delete, which is asked about.
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('Tab reaches every control of every room, and each is seen with a focus ring', async ({
      open,
      page,
    }) => {
      test.slow()
      for (const { name, label } of ADMIN_ROOMS) {
        await open(name)
        expect.soft(await walk(page), label).toEqual([])
      }
    })

    test('the main action and the menus of every room work with keys only', async ({ open, page }) => {
      test.slow()
      for (const room of ['posts', 'polls', 'challenges', 'messages', 'newsletter'] as const) {
        await open(room)
        await tryMenu(page)
      }
      for (const { name } of ADMIN_ROOMS) {
        await open(name)
        await MAIN_ACTIONS[name](page)
      }
    })
  })
}
