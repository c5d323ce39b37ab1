// `npm run db:migrate`: brings the database to the newest migration. The server does the same when it starts.
import { openDatabase } from '../api/db.ts'
import { readEnv } from '../api/env.ts'

const db = await openDatabase(readEnv())
console.log(`Up to date: ${db.description}`)
await db.close()
