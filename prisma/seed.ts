// `npm run db:seed`: the demo content, into an empty database only.
import { systemClock } from '../api/clock.ts'
import { openDatabase } from '../api/db.ts'
import { endInWords } from '../api/end-in-words.ts'
import { readEnv } from '../api/env.ts'
import { seedDemo } from './seed-demo.ts'

async function run() {
  const db = await openDatabase(readEnv())
  const seeded = await seedDemo(db.prisma, systemClock())
  console.log(seeded ? 'The demo content is in.' : 'The database is not empty: nothing was changed.')
  await db.close()
}

run().catch(endInWords)
