import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** An installed Chrome or Chromium; undefined when Playwright's own is to be used. */
export function browserPath(): string | undefined {
  return process.env['CHROME_PATH'] ?? INSTALLED.find((path) => existsSync(path))
}

/** Whether journeys can run at all. */
export function hasBrowser(): boolean {
  return browserPath() !== undefined || existsSync(chromium.executablePath())
}
