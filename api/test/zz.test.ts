import { writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'
import { test } from 'vitest'
import { openTestDatabase } from './database.ts'

test('x', async () => {
  const s = new Session()
  s.connect()
  await (await openTestDatabase()).close()
  await s.post('Profiler.enable')
  await s.post('Profiler.start')
  let t = performance.now()
  const c = process.cpuUsage()
  for (let i = 0; i < 4; i++) {
    const db = await openTestDatabase()
    process.stdout.write(`db ${Math.round(performance.now() - t)}\n`)
    t = performance.now()
    await db.close()
  }
  process.stdout.write(`cpu ${JSON.stringify(process.cpuUsage(c))}\n`)
  const { profile } = await s.post('Profiler.stop')
  await writeFile('/tmp/take-prof/zz.cpuprofile', JSON.stringify(profile))
})
