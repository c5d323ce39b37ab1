// Prints schema.graphql from the code; with --check, fails when the committed file says something else.
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/graphql/schema.ts'
import { writeOrCheck } from './write-or-check.ts'

await writeOrCheck('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
