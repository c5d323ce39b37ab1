// `npm start`: builds what is not built yet, then serves everything.
import { buildIfNeeded } from './build.ts'

process.env['NODE_ENV'] ??= 'production'
buildIfNeeded()
await import('../api/server.ts')
