// Prints docs/openapi.json from the routes' schemas; with --check, fails when the committed file says something else.
import { readFile, writeFile } from 'node:fs/promises'
import { describeRest } from '../api/app.ts'

const file = new URL('../docs/openapi.json', import.meta.url)
const printed = `${JSON.stringify(await describeRest(), null, 2)}\n`

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== printed) {
    console.error('docs/openapi.json is stale: run `npm run codegen` and commit the result.')
    process.exit(1)
  }
} else {
  await writeFile(file, printed)
}
