import { startChanges } from '#api/cache/changes.ts'
import { openDatabase } from '#api/database/db.ts'
import { generationJobs, resumeRuns } from '#api/generation/generation.jobs.ts'
import { runDueSlot } from '#api/generation/schedule.service.ts'
import { readEnv } from '#api/server/env.ts'
import { startJobs } from '#api/server/jobs.ts'

// One process of the schedule, with a clock that the test sets. For each time it receives, it checks whether a slot is due and
// replies whether it started a run.

const env = readEnv(process.env)
const db = await openDatabase(env)
const changes = await startChanges(db)
const jobs = await startJobs(db, 0.5)
const clock = { time: 0 }
const deps = {
  env,
  db,
  changes,
  jobs,
  now: () => new Date(clock.time),
  shutdownSignal: new AbortController().signal,
  log: console as never,
}

await generationJobs(deps)
resumeRuns(deps)
process.on('message', async (time: number) => {
  clock.time = time
  process.send?.((await runDueSlot(deps)) !== null)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
