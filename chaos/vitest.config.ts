import { defineConfig } from 'vitest/config'

/** Real processes that are killed, databases that go away: `npm run test:chaos`. One file at a time, on two cores. */
export default defineConfig({
  test: {
    name: 'chaos',
    include: ['chaos/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
