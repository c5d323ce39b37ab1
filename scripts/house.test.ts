import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

/** What belongs to one visitor, or to the admin, cannot be part of a page that is the same for everyone. */
const READ_AFTER_HYDRATION = ['web/features/challenges/', 'web/features/privacy/', 'web/features/admin/']

test('what everyone sees is asked for by pages: one page, one query', () => {
  const withQueries = files.filter(
    (file) => /^web\/.*\.graphql$/.test(file) && /^query /m.test(readFileSync(file, 'utf8')),
  )
  const elsewhere = withQueries.filter(
    (file) => !['web/pages/', ...READ_AFTER_HYDRATION].some((place) => file.startsWith(place)),
  )
  expect(withQueries).toContain('web/pages/home.graphql')
  expect(elsewhere).toEqual([])
})

test('a feature has one name in every room', () => {
  const rooms = (room: string) => new Set(files.flatMap((file) => file.match(`^${room}/([^/]+)/`)?.[1] ?? []))
  const domain = rooms('domain')
  for (const feature of rooms('api')) {
    if (!['graphql', 'rest', 'test'].includes(feature))
      expect([...domain, 'privacy', 'og'], feature).toContain(feature)
  }
})

test('nothing is skipped and nothing runs alone', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(40)
  for (const file of tests) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(test|it|describe)\.(only|skip)\(/)
  }
})
