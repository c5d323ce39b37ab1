import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test('parameters that no page knows make no address of their own', () => {
  expect(pageAddress('/?x=1&utm_source=mail')).toBe('/')
  expect(pageAddress('/?overlap=80&x=1&shared=true')).toBe('/?shared=true&overlap=80')
})

test('values that the page ignores make no address of their own', () => {
  for (const url of ['/?overlap=1', '/?shared=yes&overlap=80', '/?shared=true&overlap=1000'])
    expect([url, pageAddress(url)]).toEqual([url, '/'])
  expect(pageAddress('/blog?page=abc&category=')).toBe('/blog')
  expect(pageAddress('/blog?tag=b&tag=a&page=2')).toBe('/blog?tag=a&tag=b&page=2')
})

test('every path that is no page is the same page', () => {
  for (const url of ['/nothing', '/nothing/at/all?x=1', '//evil.example/', '/.env', '/a%2Fb/c']) {
    expect([url, pageAddress(url)]).toEqual([url, '/404'])
  }
})

test('one page has one spelling', () => {
  expect(pageAddress('/?')).toBe('/')
})
