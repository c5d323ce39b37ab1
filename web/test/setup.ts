import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { dismissToast } from '#web/ui/toast/toast-store.ts'
import { network } from './network.ts'

// On a busy machine the library's default of one second is too short.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no media queries. This is a narrow window in light colors that never changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList

// jsdom does not scroll. Newer browsers return a promise, which an effect must not return in turn.
Element.prototype.scrollIntoView = () => Promise.resolve()
window.scrollTo = () => Promise.resolve()

// jsdom has no layout, and the editor measures where the caret is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

// jsdom has no layout, so nothing ever comes into view.
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

// A console error or warning fails the test, and so does an unexpected request.
let consoleSpies: MockInstance[] = []

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())
beforeEach(() => {
  consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})
afterEach(() => {
  cleanup()
  dismissToast()
  network.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  // Files share a worker and its window.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
