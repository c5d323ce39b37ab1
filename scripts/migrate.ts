// `npm run db:migrate`: brings the database to the newest migration. The server does the same when it starts.
import { openDatabase } from '../api/db.ts'
import { endInWords } from '../api/end-in-words.ts'
import { readEnv } from '../api/env.ts'

async function run() {
  const db = await openDatabase(readEnv())
  console.log(`Up to date: ${db.description}`)
  await db.close()
}

run().catch(endInWords)
