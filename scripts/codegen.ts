// `npm run codegen`: everything that is made from something else, each after what it is made from.
import { generateClient, typeDocuments } from './build.ts'

generateClient()
await import('./print-schema.ts')
typeDocuments()
await import('./print-openapi.ts')
