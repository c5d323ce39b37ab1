import { generateClient, typeDocuments } from './build.ts'

await import('./print-quiz.ts')
generateClient()
await import('./print-schema.ts')
typeDocuments()
await import('./print-openapi.ts')
