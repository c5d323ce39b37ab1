import { defineConfig } from 'vitest/config'

/** Real processes that are killed, and databases that go away. Most of the time is waiting, so two files run at a time. */
export default defineConfig({
  test: {
    name: 'chaos',
    include: ['chaos/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
