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
/** The specification lets these fail by themselves, with words of their own, so each is asked for by itself. */
const FAILS_ALONE = [
  'web/features/blog/blog-results.graphql',
  'web/features/blog/blog-sidebar.graphql',
  'web/features/blog/related-posts.graphql',
]

test('what everyone sees is asked for by pages: one page, one query', () => {
  const withQueries = files.filter(
    (file) => /^web\/.*\.graphql$/.test(file) && /^query /m.test(readFileSync(file, 'utf8')),
  )
  const elsewhere = withQueries.filter(
    (file) =>
      !['web/pages/', ...READ_AFTER_HYDRATION, ...FAILS_ALONE].some((place) => file.startsWith(place)),
  )
  expect(withQueries).toContain('web/pages/home.graphql')
  expect(elsewhere).toEqual([])
})

test('a feature has one name in every room', () => {
  const rooms = (room: string) =>
    new Set(files.flatMap((file) => file.match(`^${room}/([^/]+)(?:/|\\.ts$)`)?.[1] ?? []))
  const folders = (room: string) =>
    new Set(files.flatMap((file) => file.match(`^${room}/([^/]+)/`)?.[1] ?? []))
  const domain = rooms('domain')
  for (const feature of folders('api')) {
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
