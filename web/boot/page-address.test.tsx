import { expect, test } from 'vitest'
import { SITE_PAGES } from '#domain/pages/site-pages.ts'
import { routes } from '#web/routes.tsx'
import { pageAddress } from './page-address.ts'

test('unknown parameters are removed from the address', () => {
  expect(pageAddress('/?x=1&utm_source=mail')).toBe('/')
  expect(pageAddress('/?overlap=80&x=1&shared=true')).toBe('/?shared=true&overlap=80')
  expect(pageAddress('/?off=31&overlap=80&shared=true')).toBe('/?shared=true&overlap=80&off=31')
  expect(pageAddress('/?off=x&overlap=80&shared=true')).toBe('/?shared=true&overlap=80')
})

test('values that the page ignores are removed from the address, and tags are sorted', () => {
  for (const url of ['/?overlap=1', '/?shared=yes&overlap=80', '/?shared=true&overlap=1000'])
    expect([url, pageAddress(url)]).toEqual([url, '/'])
  expect(pageAddress('/blog?page=abc&category=')).toBe('/blog')
  expect(pageAddress('/blog?tag=b&tag=a&page=2')).toBe('/blog?tag=a&tag=b&page=2')
})

test.each(['/blog', '/newsletter', '/polls'])('%s keeps the number of a page', (path) => {
  expect(pageAddress(`${path}?utm_source=mail&page=2`)).toBe(`${path}?page=2`)
  for (const page of ['abc', '1', '0', '-2', '1.5', '1000001', ''])
    expect([page, pageAddress(`${path}?page=${page}`)]).toEqual([page, path])
})

test('every unknown path has the address of the 404 page', () => {
  for (const url of ['/nothing', '/nothing/at/all?x=1', '//evil.example/', '/.env', '/a%2Fb/c']) {
    expect([url, pageAddress(url)]).toEqual([url, '/404'])
  }
})

test('an empty query string is removed from the address', () => {
  expect(pageAddress('/?')).toBe('/')
})

test('links in newsletters may lead to every page without parameters that is meant for everyone', () => {
  const paths = (routes[0]?.children ?? []).flatMap(({ path }) => (path && !/[:*]/.test(path) ? [path] : []))
  expect(paths).toContain('/compare')
  expect(paths.filter((path) => !SITE_PAGES.includes(path))).toEqual(['/newsletter/confirm'])
})
