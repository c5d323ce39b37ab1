// `npm run bench` compares the production build with the simplest programs that send the same responses, and prints ratios
// (docs/performance.md). `--quick` ends within two minutes, `--json` prints JSON, `--only=a,d` runs some parts, and
// `--only=posts` or `--only=ballots` runs half of part e. Machines differ too much for this to be a test.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres, type ThrowawayPostgres } from '#api/test/postgres.ts'
import { buildIfNeeded } from '#scripts/build.ts'
import { cachedReads } from './cached.ts'
import { client } from './client.ts'
import { growthOfBallots } from './growth-ballots.ts'
import { growthOfPosts } from './growth-posts.ts'
import { lifecycle } from './lifecycle.ts'
import { stopLoadProcess } from './measure.ts'
import { type Store, startSite } from './processes.ts'
import { describeMachine, type Row, tableOf } from './report.ts'
import { type Settings, settingsOf } from './settings.ts'
import { openStore } from './store.ts'
import { uncachedReads } from './uncached.ts'
import { votes } from './votes.ts'

const flags = process.argv.slice(2)
const only = flags
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const isSelected = (...parts: string[]) => !only || parts.some((part) => only.includes(part))

async function main(): Promise<void> {
  buildIfNeeded()
  const folder = mkdtempSync(path.join(tmpdir(), 'civic-unity-bench-'))
  const settings = settingsOf(flags.includes('--quick'), folder)
  const postgres = await startPostgres({ isDurable: true })
  if (!postgres) throw new Error('PostgreSQL is not available.')
  const machine = describeMachine(await versionOf(postgres))
  try {
    const rows = [...(await onPostgres(postgres, settings)), ...(await onPglite(settings))]
    rows.sort((a, b) => a.part.localeCompare(b.part))
    if (flags.includes('--json')) {
      console.log(JSON.stringify({ machine, settings, rows }, null, 2))
      return
    }
    console.log(
      Object.entries(machine)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    )
    console.log(`\n${tableOf(rows)}`)
  } finally {
    stopLoadProcess()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function versionOf({ url }: ThrowawayPostgres): Promise<string> {
  const store = await openStore({ DATABASE_URL: url })
  const [row] = await store.query<{ server_version: string }>('version', 'SHOW server_version', [])
  await store.end()
  return row?.server_version ?? 'unknown'
}

async function onPostgres(postgres: ThrowawayPostgres, settings: Settings): Promise<Row[]> {
  const kind = 'PostgreSQL'
  const rows: Row[] = []
  if (isSelected('e', 'posts')) {
    const few = await freshDatabase(postgres, 'few-posts', settings)
    const many = await freshDatabase(postgres, 'many-posts', settings)
    const most = await freshDatabase(postgres, 'most-posts', settings)
    rows.push(...(await growthOfPosts({ few, many, most }, settings)))
  }
  if (isSelected('e', 'ballots')) {
    rows.push(...(await growthOfBallots(await freshDatabase(postgres, 'ballots', settings), settings)))
  }
  if (!isSelected('a', 'b', 'c', 'd', 'f', 'g')) return rows
  const store = await freshDatabase(postgres, 'site', settings)
  if (isSelected('f')) {
    const empty = { DATABASE_URL: await postgres.createDatabase('lifecycle') }
    rows.push(...(await lifecycle(empty, kind, settings)))
  }
  const bareStore = { DATABASE_URL: await postgres.createDatabase('bare', 'site') }
  const site = await startSite(store, path.join(settings.folder, 'site-postgres.log'))
  try {
    if (isSelected('a', 'b')) rows.push(...(await cachedReads(site, kind, settings)))
    if (isSelected('c')) rows.push(...(await uncachedReads(site, bareStore, settings)))
    if (isSelected('g')) rows.push(...(await client(site, settings)))
    if (isSelected('d')) rows.push(...(await votes(site, store, bareStore, kind, settings)))
  } finally {
    await site.kill()
  }
  return rows
}

async function onPglite(settings: Settings): Promise<Row[]> {
  const kind = 'PGlite'
  const rows: Row[] = []
  if (!isSelected('a', 'b', 'd', 'f')) return rows
  const store = { DATA_DIR: path.join(settings.folder, 'pglite') }
  if (isSelected('f')) rows.push(...(await lifecycle(store, kind, settings)))
  else await seed(store, settings)
  const bareStore = { DATA_DIR: path.join(settings.folder, 'pglite-bare') }
  cpSync(store.DATA_DIR, bareStore.DATA_DIR, { recursive: true })
  const site = await startSite(store, path.join(settings.folder, 'site-pglite.log'))
  try {
    if (isSelected('a', 'b') && !settings.quick) rows.push(...(await cachedReads(site, kind, settings)))
    if (isSelected('d')) rows.push(...(await votes(site, store, bareStore, kind, settings)))
  } finally {
    await site.kill()
  }
  return rows
}

let template: string | undefined

/** A database with the demo content and no connections. The first one becomes the template for the others. */
async function freshDatabase(postgres: ThrowawayPostgres, name: string, settings: Settings): Promise<Store> {
  const store = { DATABASE_URL: await postgres.createDatabase(name, template) }
  if (template === undefined) {
    await seed(store, settings)
    await postgres.createDatabase('seeded', name)
    template = 'seeded'
  }
  return store
}

async function seed(store: Store, { folder }: Settings): Promise<void> {
  const site = await startSite(store, path.join(folder, 'seed.log'))
  await site.stop()
}

await main()
