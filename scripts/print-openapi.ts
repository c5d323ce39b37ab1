import { describeRest } from '#api/app.ts'
import { writeOrCheck } from './write-or-check.ts'

await writeOrCheck('docs/openapi.json', `${JSON.stringify(describeRest(), null, 2)}\n`)
