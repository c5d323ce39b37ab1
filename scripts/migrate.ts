import { openDatabase } from '#api/database/db.ts'
import { readEnv } from '#api/server/env.ts'
import { exitWithMessage } from '#api/server/exit-with-message.ts'

async function run() {
  const db = await openDatabase(readEnv())
  console.log(`Up to date: ${db.description}`)
  await db.close()
}

run().catch(exitWithMessage)
