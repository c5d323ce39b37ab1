import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median, runLoad } from './measure.ts'
import { type Store, startSite } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'

/** Part f measures the time from process start to the first response for `/`, cold and warm, and resident memory. */
export async function lifecycle(
  store: Store,
  kind: string,
  { quick, rounds, settleSeconds, loadSeconds, folder }: Settings,
): Promise<Row[]> {
  const log = path.join(folder, `lifecycle-${kind}.log`)
  const first = await startSite(store, log)
  await first.stop()
  const warm: number[] = []
  for (let round = quick ? rounds : 1; round < rounds; round += 1) {
    const site = await startSite(store, log)
    warm.push(site.startedIn)
    await site.stop()
  }
  const site = await startSite(store, log)
  warm.push(site.startedIn)
  await delay(settleSeconds * 1000)
  const rest = site.memory()
  const requests = ['/', '/blog', '/api/blog/posts', '/api/polls'].map((url) => ({ path: url }))
  await runLoad(site.url, requests, { connections: 32, seconds: loadSeconds })
  const loaded = site.memory()
  await site.stop()
  return [
    { part: 'f', what: `cold start, ${kind}`, value: first.startedIn / 1000, unit: 's' },
    { part: 'f', what: `warm start, ${kind}`, value: median(warm) / 1000, unit: 's', goal: { max: 2 } },
    { part: 'f', what: `memory at rest, ${kind}`, value: rest, unit: 'MB', goal: { max: 220 } },
    { part: 'f', what: `memory after ${loadSeconds} s of load, ${kind}`, value: loaded, unit: 'MB' },
  ]
}
