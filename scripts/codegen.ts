import { generateClient, typeDocuments } from './build.ts'

generateClient()
await import('./print-schema.ts')
typeDocuments()
await import('./print-openapi.ts')
