// `npm run build`: generated code, the browser's and the server's bundle, and compressed copies of the assets.
// Nothing is done when nothing changed, and two builds at once do not disturb each other or a running server: a build is
// a folder of its own in `dist`, whose `stamp` names the newest.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const client = path.join(root, 'prisma/client')
const inputs = [
  'web',
  'domain',
  'prisma/schema.prisma',
  'schema.graphql',
  'codegen.ts',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'api',
]

/** Builds unless the last build was made of the same sources. */
export function buildIfNeeded(): void {
  const stamp = hashOf(inputs)
  if (isBuilt(dist, client, stamp)) return
  withLock(path.join(root, 'node_modules/.civic-unity-build'), () => {
    if (isBuilt(dist, client, stamp)) return
    generate()
    if (!existsSync(path.join(dist, stamp))) bundle(path.join(dist, stamp))
    showBuild(dist, stamp)
  })
}

/** Prisma's client and the typed documents: also what the type check and the tests need. */
export function generate(): void {
  const stamp = hashOf(inputs)
  generateClient()
  typeDocuments()
  noteStamp(client, stamp)
}

/** Prisma's client, of prisma/schema.prisma. */
export function generateClient(): void {
  rmSync(path.join(client, 'stamp'), { force: true })
  // `prisma generate` looks for a schema engine and never calls it: any file will do.
  run('prisma', ['generate'], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  })
}

/** The types of every .graphql document, of schema.graphql. */
export function typeDocuments(): void {
  run('graphql-codegen', [])
}

function bundle(place: string): void {
  const fresh = path.join(root, `dist.${process.pid}`)
  rmSync(fresh, { recursive: true, force: true })
  run('vite', ['build', '--logLevel', 'warn'], { BUILD_DIR: path.join(fresh, 'client') })
  run('vite', ['build', '--logLevel', 'warn', '--ssr', 'web/entry.server.tsx'], {
    BUILD_DIR: path.join(fresh, 'server'),
  })
  compress(path.join(fresh, 'client'))
  checkClient(path.join(fresh, 'client'))
  mkdirSync(dist, { recursive: true })
  renameSync(fresh, place)
}

/** Makes a build the one to start with. The one before stays: whoever serves it goes on reading from it. */
export function showBuild(folder: string, stamp: string): void {
  const before = stampOf(folder)
  if (before === stamp) return
  const kept = [stamp, before]
  noteStamp(folder, stamp)
  for (const name of readdirSync(folder)) {
    if (name !== 'stamp' && !kept.includes(name)) rmSync(path.join(folder, name), { recursive: true })
  }
}

/**
 * Whether a build and what was generated last are of the same sources: a check generates too, and who then goes back to
 * older sources finds their build, but newer types.
 */
export function isBuilt(folder: string, generated: string, stamp: string): boolean {
  return stampOf(folder) === stamp && existsSync(path.join(folder, stamp)) && stampOf(generated) === stamp
}

/** Says of which sources the content of a folder was made. */
export function noteStamp(folder: string, stamp: string): void {
  const file = path.join(folder, 'stamp')
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, stamp)
  renameSync(fresh, file)
}

function stampOf(folder: string): string | undefined {
  const file = path.join(folder, 'stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  if (result.status === 0) return
  console.error(result.stdout, result.stderr)
  throw new Error(`${command} ${args.join(' ')} failed`)
}

function hashOf(names: string[]): string {
  const hash = createHash('sha256')
  const visit = (file: string) => {
    if (!existsSync(file)) return
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name))
    } else if (!/\.generated\.ts$|\.test\.tsx?$/.test(file)) {
      hash.update(path.relative(root, file)).update(readFileSync(file))
    }
  }
  for (const name of names) visit(path.join(root, name))
  return hash.digest('hex')
}

function compress(folder: string): void {
  for (const file of files(folder)) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** The last wall: nothing of the server may be in what browsers load. */
function checkClient(folder: string): void {
  const forbidden = /PrismaClient|@pothos|pg-boss|fastify|pglite|createYoga|ZonedDateTime/
  for (const file of files(folder).filter((name) => name.endsWith('.js'))) {
    const found = forbidden.exec(readFileSync(file, 'utf8'))
    if (found) throw new Error(`The browser bundle holds server code: ${found[0]} in ${path.basename(file)}`)
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
}

/** Works while no other build does. @throws Error when the lock cannot be made: of who may not write here, say. */
export function withLock(lock: string, work: () => void): void {
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // A build that was killed leaves its lock: after two minutes nobody is coming back.
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 120_000)
        rmSync(lock, { recursive: true, force: true })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  if (process.argv.includes('--generate-only')) generate()
  else buildIfNeeded()
}
