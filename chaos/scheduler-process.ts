import { startChanges } from '#api/cache/changes.ts'
import { openDatabase } from '#api/database/db.ts'
import { runDueSlot } from '#api/generation/schedule.service.ts'
import { readEnv } from '#api/server/env.ts'

// One process of those that keep the schedule, with a clock that it is told: for each time that comes it asks
// whether a slot is due, and answers whether it made the post.

const env = readEnv(process.env)
const db = await openDatabase(env)
const changes = await startChanges(db)
const told = { time: 0 }
const deps = {
  env,
  db,
  changes,
  now: () => new Date(told.time),
  leaving: new AbortController().signal,
  log: console as never,
}

process.on('message', async (time: number) => {
  told.time = time
  process.send?.((await runDueSlot(deps)) !== null)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
