import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './server.ts'

/** Where the demo database of this run is; each test's server works on a copy. */
const VARIABLE = 'CIVIC_UNITY_DEMO_DATA'

/** Playwright's global setup: makes the demo database once, since making it takes longer than most journeys. */
export default async function makeDemoData(): Promise<() => void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'civic-unity-demo-'))
  const site = await startServer(dir)
  await site.stop()
  process.env[VARIABLE] = dir
  return () => rmSync(dir, { recursive: true, force: true })
}

/** Puts the demo database into an empty data directory. */
export function copyDemoData(to: string): void {
  const from = process.env[VARIABLE]
  if (from) cpSync(from, to, { recursive: true })
}
