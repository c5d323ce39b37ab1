import { afterEach, expect, vi } from 'vitest'

// What the server complains about is a failure, unless a test expects it and says so by mocking console.
const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  for (const complaint of complaints) {
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockClear()
  }
})
