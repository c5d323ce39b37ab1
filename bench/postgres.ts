import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../e2e/free-port.ts'

/** A PostgreSQL that the bench made, with its default settings: what is acknowledged is on disk. */
export interface Postgres {
  version: string
  /** The address of one of its databases. */
  urlOf(database: string): string
  /** Makes an empty database, or a copy of another one that nobody is connected to. */
  create(database: string, template?: string): Promise<void>
  drop(database: string): Promise<void>
  stop(): Promise<void>
}

const SHARES = '/usr/lib/postgresql'

/**
 * Makes a cluster in a temporary directory and starts it. PostgreSQL refuses to run as root: then it runs as the
 * system's user postgres.
 * @throws when PostgreSQL is not installed.
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries()
  const directory = mkdtempSync(path.join(tmpdir(), 'civic-unity-bench-pg-'))
  const data = path.join(directory, 'data')
  const identity = process.getuid?.() === 0 ? idsOf('postgres') : {}
  if (identity.uid !== undefined) execFileSync('chown', ['postgres', directory])
  const options = { ...identity, cwd: directory, stdio: 'ignore' as const }
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], options)
  const port = await freePort()
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', directory],
    options,
  )
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const ask = async <Row>(sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: urlOf('postgres') })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  for (let tries = 0; ; tries += 1) {
    const up = await ask('SELECT 1').catch(() => undefined)
    if (up) break
    if (child.exitCode !== null || tries > 200) throw new Error('PostgreSQL did not start')
    await delay(50)
  }
  const [row] = await ask<{ server_version: string }>('SHOW server_version')
  return {
    version: row?.server_version ?? 'unknown',
    urlOf,
    create: async (database, template) => {
      await ask(`CREATE DATABASE "${database}"${template ? ` TEMPLATE "${template}"` : ''}`)
    },
    drop: async (database) => {
      await ask(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`)
    },
    stop: async () => {
      child.kill('SIGINT')
      await exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Where `initdb` and `postgres` are: on the path, or where Debian puts them. */
function binaries(): string {
  const versions = existsSync(SHARES)
    ? readdirSync(SHARES).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(SHARES, version, 'bin')),
  ]
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
  if (!found) throw new Error('PostgreSQL is not installed: the bench needs its initdb and postgres.')
  return found
}

function idsOf(user: string): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
