import { expect, test } from 'vitest'
import { addressOf } from './page-address.ts'

test('parameters that no page knows make no address of their own', () => {
  expect(addressOf('/?x=1&utm_source=mail')).toBe('/')
  expect(addressOf('/?overlap=80&x=1&shared=true')).toBe('/?shared=true&overlap=80')
})

test('every path that is no page is the same page', () => {
  for (const url of ['/nothing', '/nothing/at/all?x=1', '//evil.example/', '/.env', '/a%2Fb/c']) {
    expect([url, addressOf(url)]).toEqual([url, '/404'])
  }
})

test('one page has one spelling', () => {
  expect(addressOf('/?')).toBe('/')
})
