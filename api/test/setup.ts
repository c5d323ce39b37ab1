import path from 'node:path'
import { afterEach, expect, inject, vi } from 'vitest'

// Workers do not exit normally, so their temporary files go into the folder of the run.
process.env['TMPDIR'] = path.dirname(inject('snapshot'))

// Console errors and warnings fail a test unless it mocks console.
const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  for (const complaint of complaints) {
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockClear()
  }
})
