import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Clears the page after each test of the file, and fails a test during which React or anyone complained. */
export function useCleanPage(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error')
  })
  afterEach(() => {
    cleanup()
    expect(console.error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
}
