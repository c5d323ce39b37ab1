import { defineConfig, devices } from '@playwright/test'
import { browserPath } from './browser.ts'

const executablePath = browserPath()

/**
 * Journeys in a real browser against the production build. `npm test` runs those tagged @core, `npm run test:all` the rest; those
 * tagged @phone run a second time on a phone. Each worker has one server (fixtures.ts).
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './demo-data.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Generous: a machine with two busy cores must not fail a journey that works.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
    // A trace of every journey, most of them to be thrown away, takes a third more processor: ask for one with
    // `--trace on`. What a failed page looked like is kept.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      // The pictures were taken on Linux; letters are drawn a little differently elsewhere.
      testIgnore: process.platform === 'linux' ? [] : 'looks.spec.ts',
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
})
