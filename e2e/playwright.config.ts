import { defineConfig, devices } from '@playwright/test'
import { browserPath } from './browser.ts'

const executablePath = browserPath()

/** `npm test` runs tests tagged @core, `npm run test:all` the rest. Those tagged @phone also run on a phone. */
export default defineConfig({
  testDir: '.',
  globalSetup: './demo-data.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Generous, so that a busy machine with two cores does not fail a journey.
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
    // Recording traces takes a third more CPU time. Use `--trace on` to get one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      // The snapshots are from Linux. Other systems render text differently.
      testIgnore: process.platform === 'linux' ? [] : 'looks.spec.ts',
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
})
