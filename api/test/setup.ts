import path from 'node:path'
import { afterEach, expect, inject, vi } from 'vitest'

// What only the end of a process clears away goes with the folder of the run: a worker is ended without one.
process.env['TMPDIR'] = path.dirname(inject('snapshot'))

// What the server complains about is a failure, unless a test expects it and says so by mocking console.
const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  for (const complaint of complaints) {
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockClear()
  }
})
