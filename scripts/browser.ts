import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { hasBrowser } from '#e2e/browser.ts'

/** Installs Playwright's Chromium or Debian's package if no browser is found. Returns whether there is one. */
export function installBrowser(): boolean {
  if (hasBrowser()) return true
  const playwright = path.resolve(import.meta.dirname, '../node_modules/.bin/playwright')
  if (succeeds(playwright, ['install', 'chromium-headless-shell', 'chromium']) && hasBrowser()) return true
  if (process.getuid?.() === 0) {
    succeeds('apt-get', ['update'])
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  return hasBrowser()
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}
