// `npm test`: checks, unit, integration and component tests, then journeys in a real browser. Goes on after a
// failure, so that one run tells everything, and ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bringBrowser } from './browser.ts'
import { buildIfNeeded } from './build.ts'
import { check } from './check.ts'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'civic-unity-reports-'))

interface Count {
  passed: number
  failed: number
}

function main(): void {
  const counts = [check(), unitTests()]
  buildIfNeeded()
  counts.push(journeys())
  rmSync(reports, { recursive: true })
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

function unitTests(): Count {
  const report = path.join(reports, 'vitest.json')
  const status = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests } = read(report, { numPassedTests: 0, numFailedTests: 0 })
  // A file that cannot even be loaded has no failed tests, and still has failed.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, status === 0 ? 0 : 1) }
}

function journeys(): Count {
  if (!bringBrowser()) {
    console.error('✗ No browser could be found or brought: install Chrome or Chromium, or set CHROME_PATH.')
    return { passed: 0, failed: 1 }
  }
  const report = path.join(reports, 'playwright.json')
  const status = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { stats } = read(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } })
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, status === 0 ? 0 : 1) }
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const result = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return result.status ?? 1
}

function read<Report>(file: string, fallback: Report): Report {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : fallback
}

main()
