import { defineConfig } from 'vitest/config'

/** Real processes that are killed, databases that go away: `npm run test:chaos`. Two files at a time: much is waiting. */
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
