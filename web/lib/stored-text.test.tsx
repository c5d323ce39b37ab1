import { expect, test, vi } from 'vitest'
import { storedText, storeText } from './stored-text.ts'

test('a text that the browser refuses lasts as long as the page, until a later one is stored', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  storeText('a key', 'refused')
  expect(storedText('a key')).toBe('refused')
  refuse.mockRestore()
  storeText('a key', 'accepted')
  expect(storedText('a key')).toBe('accepted')
  expect(localStorage.getItem('a key')).toBe('accepted')
  storeText('a key', null)
  expect(storedText('a key')).toBeNull()
})
