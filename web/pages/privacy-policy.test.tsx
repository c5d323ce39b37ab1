import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN_TOKEN_KEY } from '#domain/admin/token.ts'
import { COMPARE_KEY, PICKS_KEY } from '#domain/compare/compare-keys.ts'
import { ADDRESSES } from '#domain/contact/addresses.ts'
import { SCROLL_KEY } from '#domain/layout.ts'
import { PRIVACY, PRIVACY_SECTIONS, PRIVACY_TEXT } from '#domain/pages/privacy.ts'
import { BROWSER_DATA, STORED_DATA } from '#domain/pages/privacy-tables.ts'
import { POLL_GUESSES_KEY, POLL_VOTES_KEY } from '#domain/polls/poll-guess.ts'
import { QUIZ_KEY } from '#domain/quiz/session.ts'
import { SESSION_ID_KEY } from '#domain/session/session-id.ts'
import { GUESSES_KEY } from '#domain/values/guess.ts'
import { THEME_KEY } from '#web/boot/theme-script.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Component as PrivacyPolicy } from './privacy-policy.tsx'

test('the policy shows its date and all of its text', async () => {
  await renderInSite(<PrivacyPolicy />)
  expect(screen.getByText(PRIVACY.lastUpdated)).toBeVisible()
  expect(screen.getByText(PRIVACY.dateNote)).toBeVisible()
  expect(screen.getByText(PRIVACY_TEXT.lead)).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const { id, heading, paragraphs } of PRIVACY_SECTIONS) {
    expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `/#${id}`)
    const section = within(screen.getByRole('region', { name: heading }))
    for (const paragraph of paragraphs) expect(section.getByText(paragraph)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: PRIVACY_TEXT.write })).toHaveAttribute(
    'href',
    `mailto:${ADDRESSES.privacy}`,
  )
})

test('the policy lists what is stored on the server and in the browser, and for how long', async () => {
  await renderInSite(<PrivacyPolicy />)
  for (const [caption, things] of [
    [PRIVACY_TEXT.server, STORED_DATA.map(({ what, holds, kept }) => ({ name: what, holds, kept }))],
    [PRIVACY_TEXT.browser, BROWSER_DATA],
  ] as const) {
    const [, ...rows] = within(screen.getByRole('table', { name: caption })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual(
      things.map(({ name, holds, kept }) => [name, holds, `${PRIVACY_TEXT.keptLabel} ${kept}`]),
    )
  }
})

test('the policy lists every key that the code stores in the browser', async () => {
  const keys = {
    SESSION_ID_KEY,
    GUESSES_KEY,
    POLL_GUESSES_KEY,
    POLL_VOTES_KEY,
    QUIZ_KEY,
    COMPARE_KEY,
    PICKS_KEY,
    SCROLL_KEY,
    ADMIN_TOKEN_KEY,
    THEME_KEY,
  }
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../test/**', '!../lib/browser-storage.ts'],
    { query: '?raw', import: 'default', eager: true },
  )
  const written = Object.values(sources).flatMap((source) =>
    [
      ...source.matchAll(
        /writeItem\(\s*'\w+',\s*([^,]+),|Storage\.setItem\(\s*([^,]+),|storageKey=\{(\w+)\}|useChoice\((\w+_KEY),/g,
      ),
    ].map(([, ...names]) => names.find(Boolean)),
  )
  // The store of choices writes whatever key `useChoice` gets.
  expect([...new Set(written.filter((name) => name !== 'key'))].toSorted()).toEqual(
    Object.keys(keys).toSorted(),
  )
  expect(Object.values(sources).join('')).not.toMatch(/document\.cookie|indexedDB|caches\.open/)
  expect(BROWSER_DATA.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(keys)))
  // The other two are the cookie and GraphiQL's keys, which e2e/graphiql.spec.ts checks.
  expect(BROWSER_DATA).toHaveLength(Object.keys(keys).length + 2)
})
