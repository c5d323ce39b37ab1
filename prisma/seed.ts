import { openDatabase } from '#api/database/db.ts'
import { systemClock } from '#api/server/deps.ts'
import { readEnv } from '#api/server/env.ts'
import { exitWithMessage } from '#api/server/exit-with-message.ts'
import { seedDemo } from './seed-demo.ts'

async function run() {
  const db = await openDatabase(readEnv())
  const seeded = await seedDemo(db.prisma, systemClock())
  console.log(seeded ? 'Added the demo content.' : 'The database is not empty, so nothing was changed.')
  await db.close()
}

run().catch(exitWithMessage)
