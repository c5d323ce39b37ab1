import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/graphql/schema.ts'
import { writeOrCheck } from './write-or-check.ts'

await writeOrCheck('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
