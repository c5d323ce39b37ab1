import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BROWSER_DATA, STORED_DATA } from '#domain/pages/privacy-tables.ts'
import {
  ADMIN_TOKEN_KEY,
  COMPARE_KEY,
  FIRST_PARTY_KEY,
  GUESSES_KEY,
  PAIR_GUESSES_KEY,
  PICKS_KEY,
  POLL_GUESSES_KEY,
  POLL_VOTES_KEY,
  QUIZ_KEY,
  READS_KEY,
  ROUNDS_KEY,
  SCROLL_KEY,
  SESSION_ID_KEY,
  SPLITS_KEY,
  TODAY_KEY,
} from '#domain/session/storage-keys.ts'
import { THEME_KEY } from '#web/layout/theme/theme-store.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Component as PrivacyPolicy } from './privacy-policy.tsx'

test('the policy has the statements of the specification, and a table for the server and the browser', async () => {
  await renderInSite(<PrivacyPolicy />)
  for (const statement of ['Last updated: January 2025', /13 or older/, /30 days’ notice/, /within 48 hours/])
    expect(screen.getByText(statement)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Email our privacy team' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
  for (const [caption, things] of [
    ['On our server', STORED_DATA],
    ['In your browser', BROWSER_DATA],
  ] as const) {
    const table = screen.getByRole('table', { name: caption })
    expect(within(table).getAllByText(/^Kept:/)).toHaveLength(things.length)
  }
})

test('the policy lists every key that the code stores in the browser', async () => {
  const keys = {
    SESSION_ID_KEY,
    GUESSES_KEY,
    PAIR_GUESSES_KEY,
    TODAY_KEY,
    POLL_GUESSES_KEY,
    POLL_VOTES_KEY,
    ROUNDS_KEY,
    SPLITS_KEY,
    QUIZ_KEY,
    FIRST_PARTY_KEY,
    COMPARE_KEY,
    PICKS_KEY,
    READS_KEY,
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
        /writeItem\(\s*'\w+',\s*([^,]+),|Storage\.setItem\(\s*([^,]+),|storageKey=\{(\w+)\}|useChoice\((\w+_KEY),|useStoredObject<[^>]+>\((\w+_KEY)\)|storeText\((\w+_KEY),/g,
      ),
    ].map(([, ...names]) => names.find(Boolean)),
  )
  // The store of choices writes whatever key `useChoice` gets.
  expect([...new Set(written.filter((name) => name !== 'key'))].toSorted()).toEqual(
    Object.keys(keys).toSorted(),
  )
  expect(Object.values(sources).join('')).not.toMatch(/document\.cookie|indexedDB|caches\.open/)
  expect(BROWSER_DATA.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(keys)))
  // The others are the cookie, the editors' kept texts, and GraphiQL's keys, which e2e/graphiql.spec.ts checks.
  expect(BROWSER_DATA).toHaveLength(Object.keys(keys).length + 3)
})
