import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Generous, because a busy machine must not fail a test that works.
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }

// Vite would load graphql's .mjs and everything else its .js, and graphql rejects objects of a second copy of itself.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }],
}

// These patch the window or add listeners that last as long as the page.
const WINDOW_TESTS = ['web/*.test.tsx', 'web/boot/*.test.tsx']

// One project per part of the code: rules, the server on a real database, components in a DOM. Projects reuse their workers
// (`isolate: false`) if their files leave nothing behind.
export default defineConfig({
  test: {
    // More workers only slow each other down on two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'prisma/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['api/test/snapshot.ts'],
          setupFiles: ['api/test/setup.ts'],
          isolate: false,
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          exclude: WINDOW_TESTS,
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          isolate: false,
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          name: 'page',
          include: WINDOW_TESTS,
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          ...timeouts,
        },
      },
    ],
  },
})
