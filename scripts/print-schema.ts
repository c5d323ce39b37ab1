// Prints schema.graphql from the code; with --check, fails when the committed file says something else.
import { readFile, writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../api/graphql/schema.ts'

const file = new URL('../schema.graphql', import.meta.url)
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== printed) {
    console.error('schema.graphql is stale: run `npm run codegen` and commit the result.')
    process.exit(1)
  }
} else {
  await writeFile(file, printed)
}
