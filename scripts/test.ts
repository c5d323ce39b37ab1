// `npm test` runs the checks, the unit tests and the core journeys, `npm run test:all` everything else.
// Both continue after a failure and end with one line of counts.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installBrowser } from './browser.ts'
import { buildIfNeeded } from './build.ts'
import { check } from './check.ts'
import { root, run } from './run.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'civic-unity-reports-'))

interface Count {
  passed: number
  failed: number
}

function main(): void {
  const parts = process.argv.includes('--all')
    ? [build, fullLengthTests, otherJourneys, chaosTests]
    : [check, unitTests, build, coreJourneys]
  const counts = parts.map(runTimed)
  rmSync(reports, { recursive: true })
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

function runTimed(part: () => Count): Count {
  const start = performance.now()
  try {
    return part()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  } finally {
    console.log(`\n${part.name}: ${Math.round((performance.now() - start) / 1000)} s\n`)
  }
}

function build(): Count {
  buildIfNeeded()
  return { passed: 0, failed: 0 }
}

const coreJourneys = () => journeys('--grep')
const otherJourneys = () => journeys('--grep-invert')
const unitTests = () => vitest([])
const chaosTests = () => vitest(['--config', 'chaos/vitest.config.ts'])

/** Test files that read FULL, with more runs or days. */
function fullLengthTests(): Count {
  const files = globSync('{api,domain}/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes("process.env['FULL']"),
  )
  return vitest(files, { FULL: '1' })
}

function vitest(args: string[], env: Record<string, string> = {}): Count {
  const report = path.join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { isSuccess } = run('vitest', ['run', ...args, ...options], { stdio: 'inherit', env })
  const { numPassedTests, numFailedTests } = read(report, { numPassedTests: 0, numFailedTests: 0 })
  // A file that cannot be loaded has no failed tests, but has failed.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, isSuccess ? 0 : 1) }
}

function journeys(filter: '--grep' | '--grep-invert'): Count {
  if (!installBrowser()) {
    console.error(
      '✗ No browser was found or could be installed: install Chrome or Chromium, or set CHROME_PATH.',
    )
    return { passed: 0, failed: 1 }
  }
  const report = path.join(reports, 'playwright.json')
  const { isSuccess } = run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', filter, '@core'],
    { stdio: 'inherit', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  )
  const { stats } = read(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } })
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, isSuccess ? 0 : 1) }
}

function read<Report>(file: string, fallback: Report): Report {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : fallback
}

main()
