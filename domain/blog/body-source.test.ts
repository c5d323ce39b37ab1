import { expect, test } from 'vitest'
import { relativeLinks, unclosedTags, unclosedTagsText, withSchemes } from './body-source.ts'

test('links that start with www get https', () => {
  expect(withSchemes('<p>www.a.org <a href="www.a.org/x">a</a> <a class=b href=WWW.b.org>b</a></p>')).toBe(
    '<p>www.a.org <a href="https://www.a.org/x">a</a> <a class=b href=https://WWW.b.org>b</a></p>',
  )
})

test.each([
  ['example.org/x', ['example.org/x']],
  ['pictures/town', ['pictures/town']],
  ['../polls', []],
  ['/polls', []],
  ['#top', []],
  ['x', []],
  ['https://example.org', []],
  ['mailto:ada@example.org', []],
  ['javascript:alert(1)', []],
])('a link to %s is recognized as relative or not', (href, relative) => {
  expect(relativeLinks(`<p><a href="${href}">it</a></p>`)).toEqual(relative)
})

test('tags that are never closed are named', () => {
  expect(unclosedTags('<h2>One<p>Two<ul><li>Three</ul><br><hr>')).toEqual(['h2'])
  expect(unclosedTags('<h2>One</h2><p>Two <em>three <a href="/x">four</a>')).toEqual(['em'])
  expect(unclosedTags('<H2>One</h2 ><sub>a</sub> 1 < 2')).toEqual([])
  expect(unclosedTagsText(['h2', 'em'])).toBe(
    'Not closed: <h2>, <em>. The text that follows becomes part of it.',
  )
})

test('100,000 unfinished tags are read quickly', () => {
  const html = '<a x '.repeat(100_000)
  expect([withSchemes(html).length, relativeLinks(html), unclosedTags(html)]).toEqual([500_000, [], ['a']])
})
