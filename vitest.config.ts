import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// On a shared machine a starved process must not fail a test that works.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

// Vite would pick graphql's .mjs beside the .js that everything else loads: two realms, one error.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }],
}

// Three rooms, three projects: pure rules, the server on a real database, components in a DOM.
export default defineConfig({
  test: {
    // Two cores: more workers only make each other wait.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'],
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
          ...patience,
        },
      },
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          ...patience,
        },
      },
    ],
  },
})
