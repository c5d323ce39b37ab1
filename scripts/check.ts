// `npm run check`: all checks that need neither a database nor a browser.
import { generate } from './build.ts'
import { run } from './run.ts'

const CHECKS: [what: string, command: string, args: string[]][] = [
  ['domain/quiz/questions.json is up to date', 'node', ['scripts/print-quiz.ts', '--check']],
  ['schema.graphql is up to date', 'node', ['scripts/print-schema.ts', '--check']],
  ['docs/openapi.json is up to date', 'node', ['scripts/print-openapi.ts', '--check']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['lint, format and import boundaries', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']],
  ['no dead code', 'knip', []],
  ['no source file used only by tests', 'knip', ['--production', '--include=files']],
]

export function check(): { passed: number; failed: number } {
  generate()
  let failed = 0
  for (const [what, command, args] of CHECKS) {
    const { isSuccess, output } = run(command, args)
    console.log(`${isSuccess ? '✓' : '✗'} ${what}`)
    if (isSuccess) continue
    failed += 1
    console.log(output)
  }
  return { passed: CHECKS.length - failed, failed }
}

if (import.meta.main) process.exit(check().failed > 0 ? 1 : 0)
