import { defineConfig } from 'vitest/config'

/** These tests kill processes and stop databases. They mostly wait, so two files run at a time. */
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
