import { expect, test } from 'vitest'
import { TOAST, TOOLTIP } from './toast.ts'

test('notifications and tooltips have the specified values', () => {
  expect(TOAST).toMatchObject({
    duration: 5000,
    removalDelay: 1_000_000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: 'F8',
    maxWidth: 420,
  })
  expect(TOOLTIP).toEqual({ openDelay: 700, skipDelay: 300 })
})
