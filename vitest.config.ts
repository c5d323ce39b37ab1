import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Generous, because tests must not fail on a busy machine.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

// Vite would load graphql's .mjs while everything else loads the .js, and two copies of graphql do not work together.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }],
}

// These patch the window or add listeners to it.
const WINDOW_TESTS = ['web/*.test.tsx', 'web/boot/*.test.tsx']

// Rules, the server on a real database, and components in a DOM. Files share workers (`isolate: false`) unless they change
// global state.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          environment: 'node',
          ...patience,
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
          ...patience,
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
          ...patience,
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
          ...patience,
        },
      },
    ],
  },
})
