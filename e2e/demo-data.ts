import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './server.ts'

/** The path of this run's demo database. Each test's server works on a copy. */
const VARIABLE = 'CIVIC_UNITY_DEMO_DATA'

/** Playwright's global setup. It creates the demo database once, because that takes longer than most journeys. */
export default async function makeDemoData(): Promise<() => void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'civic-unity-demo-'))
  const site = await startServer(dir)
  await site.stop()
  process.env[VARIABLE] = dir
  return () => rmSync(dir, { recursive: true, force: true })
}

export function copyDemoData(to: string): void {
  const from = process.env[VARIABLE]
  if (from) cpSync(from, to, { recursive: true })
}
