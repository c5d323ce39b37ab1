import { beforeEach, expect, test, vi } from 'vitest'
import { LIFELESS_ID, LIFELESS_SCRIPT } from './lifeless-script.ts'
import { START_ID, START_SCRIPT } from './start-script.ts'

const frames: (() => void)[] = []
const started = () => document.head.querySelector('script[src="/assets/entry.js"]') !== null

beforeEach(() => {
  vi.useFakeTimers()
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="${START_ID}"><script type="module" src="/assets/entry.js"></script></template>`
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

function open() {
  new Function(LIFELESS_SCRIPT)()
  const listening = vi.spyOn(globalThis, 'addEventListener')
  new Function(START_SCRIPT)()
  const [type, listener] = listening.mock.calls[0] as [string, () => void]
  expect(type).toBe('DOMContentLoaded')
  listener()
}

test('the page’s scripts are fetched once it has been painted', () => {
  open()
  vi.runAllTimers()
  expect(started()).toBe(false)
  for (const paint of frames) paint()
  vi.runAllTimers()
  expect(started()).toBe(true)
})

test('a page in the background, which nobody paints, starts at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open()
  expect(started()).toBe(true)
})

// Safari stops the scripts then, too, and on phones tells nobody that the page is left.
test.each([
  ['to another page', '/blog', {}, false],
  ['within the page', '#quiz', {}, true],
  ['into a new tab', '/blog', { ctrlKey: true }, true],
  ['into a new tab on a Mac', '/blog', { metaKey: true }, true],
  ['into a new window', '/blog', { shiftKey: true }, true],
])('who follows a link %s before the script fails is told so: %s, %o, %s', (_, href, keys, isTold) => {
  document.body.innerHTML += `<template id="${LIFELESS_ID}"><p role="alert">silent<button></button></p></template><a href="${href}">on</a>`
  open()
  for (const paint of frames) paint()
  vi.runAllTimers()
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }))
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(document.querySelector('[role=alert]') !== null).toBe(isTold)
})
