import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** An installed Chrome or Chromium, or undefined to use Playwright's own. */
export function browserPath(): string | undefined {
  return process.env['CHROME_PATH'] ?? INSTALLED.find((path) => existsSync(path))
}

export function hasBrowser(): boolean {
  return browserPath() !== undefined || existsSync(chromium.executablePath())
}
