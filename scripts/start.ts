import { buildIfNeeded } from './build.ts'

// An empty one, as from `NODE_ENV=` in .env, is unset.
process.env['NODE_ENV'] ||= 'production'
buildIfNeeded()

await import('#api/server.ts')
