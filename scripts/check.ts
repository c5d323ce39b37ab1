// `npm run check`: all checks that need neither a database nor a browser.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { generate } from './build.ts'

const root = path.resolve(import.meta.dirname, '..')

const CHECKS: [what: string, command: string, args: string[]][] = [
  ['domain/quiz/questions.json is up to date', process.execPath, ['scripts/print-quiz.ts', '--check']],
  ['schema.graphql is up to date', process.execPath, ['scripts/print-schema.ts', '--check']],
  ['docs/openapi.json is up to date', process.execPath, ['scripts/print-openapi.ts', '--check']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['lint, format and import boundaries', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']],
  ['no dead code', 'knip', []],
  ['no source file used only by tests', 'knip', ['--production', '--include=files']],
]

export function check(): { passed: number; failed: number } {
  generate()
  let failed = 0
  for (const [what, command, args] of CHECKS) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
      },
    })
    console.log(`${status === 0 ? '✓' : '✗'} ${what}`)
    if (status !== 0) {
      failed += 1
      console.log(stdout, stderr)
    }
  }
  return { passed: CHECKS.length - failed, failed }
}

if (import.meta.main) process.exit(check().failed > 0 ? 1 : 0)
