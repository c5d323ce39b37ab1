import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { dismissAllToasts } from '#web/ui/toast-store.ts'
import { network } from './network.ts'

// What is awaited comes; on a busy machine it may take more than the library's one second.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no media queries: a narrow window in light colours, that never changes by itself.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList

// Nor does it scroll. A promise, as newer browsers answer it: an effect that hands it on breaks the page that follows.
Element.prototype.scrollIntoView = () => Promise.resolve()
window.scrollTo = () => Promise.resolve()

// jsdom has no layout: nothing ever comes into view.
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

// What a page complains about is a failure; so is a request that no test expects.
let complaints: MockInstance[] = []

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})
afterEach(() => {
  cleanup()
  dismissAllToasts()
  network.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  // Files share a worker and its window.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
