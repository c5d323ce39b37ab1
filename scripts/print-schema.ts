// Prints schema.graphql from the code; with --check, fails if the committed file is stale.
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/graphql/schema.ts'
import { writeOrCheck } from './write-or-check.ts'

await writeOrCheck('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
