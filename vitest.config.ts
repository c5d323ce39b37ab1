import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// On a shared machine a starved process must not fail a test that works.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

// Vite would pick graphql's .mjs beside the .js that everything else loads: two realms, one error.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }],
}

// These patch the window, or listen on it until the page is closed.
const WINDOW_TESTS = ['web/*.test.tsx', 'web/boot/*.test.tsx']

// The three parts of the code as projects: rules, the server on a real database, components in a DOM. Workers are reused
// (`isolate: false`) where files leave nothing behind in them.
export default defineConfig({
  test: {
    // Two cores: more workers only slow each other down.
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
