// `npm run build`: a build is a folder in `dist` named after a hash of its sources. `dist/stamp` names the newest.
// A running server keeps the folder it started with.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { lockFile } from '#api/database/file-lock.ts'
import { root, run } from './run.ts'

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

export function buildIfNeeded(): void {
  const stamp = hashOf(inputs)
  if (isBuilt(dist, client, stamp)) return
  const unlock = lockFile(path.join(root, 'node_modules/.civic-unity-build.lock'), 600_000, {
    waiting: 'Waiting for another process to finish the build.',
    refused: 'Another process has been building for ten minutes. Stop it and try again.',
  })
  try {
    generate()
    if (!existsSync(path.join(dist, stamp))) bundle(path.join(dist, stamp))
    activateBuild(dist, stamp)
  } finally {
    unlock()
  }
}

export function generate(): void {
  const stamp = hashOf(inputs)
  if (stampOf(client) === stamp) return
  generateClient()
  typeDocuments()
  writeStamp(client, stamp)
}

export function generateClient(): void {
  rmSync(path.join(client, 'stamp'), { force: true })
  // `prisma generate` checks that a schema engine exists and never runs it, so any file will do.
  build('prisma', ['generate'], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  })
}

export function typeDocuments(): void {
  build('graphql-codegen', [])
}

function bundle(place: string): void {
  const fresh = path.join(dist, 'unfinished')
  rmSync(fresh, { recursive: true, force: true })
  build('vite', ['build', '--logLevel', 'warn'], { BUILD_DIR: path.join(fresh, 'client') })
  build('vite', ['build', '--logLevel', 'warn', '--ssr', 'web/boot/entry.server.tsx'], {
    BUILD_DIR: path.join(fresh, 'server'),
  })
  compress(path.join(fresh, 'client'))
  checkClient(path.join(fresh, 'client'))
  renameSync(fresh, place)
}

/** Keeps the previous build, because a running server reads from it. */
export function activateBuild(folder: string, stamp: string): void {
  const before = stampOf(folder)
  if (before === stamp) return
  const remaining = [stamp, before]
  writeStamp(folder, stamp)
  for (const name of readdirSync(folder)) {
    if (name !== 'stamp' && !remaining.includes(name)) rmSync(path.join(folder, name), { recursive: true })
  }
}

/** Compares the generated code too, because `npm run check` generates without building. */
export function isBuilt(folder: string, generated: string, stamp: string): boolean {
  return stampOf(folder) === stamp && existsSync(path.join(folder, stamp)) && stampOf(generated) === stamp
}

export function writeStamp(folder: string, stamp: string): void {
  writeFileSync(path.join(folder, 'stamp'), stamp)
}

function stampOf(folder: string): string | undefined {
  const file = path.join(folder, 'stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function build(command: string, args: string[], env: Record<string, string> = {}): void {
  const { isSuccess, output } = run(command, args, { env: { NODE_ENV: 'production', ...env } })
  if (isSuccess) return
  console.error(output)
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

/** Fails if server code has reached the browser bundle. */
function checkClient(folder: string): void {
  const forbidden = /PrismaClient|@pothos|pg-boss|fastify|pglite|createYoga|ZonedDateTime/
  for (const file of files(folder).filter((name) => name.endsWith('.js'))) {
    const found = forbidden.exec(readFileSync(file, 'utf8'))
    if (found)
      throw new Error(`The browser bundle contains server code: ${found[0]} in ${path.basename(file)}`)
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
}

if (import.meta.main) {
  if (process.argv.includes('--generate-only')) generate()
  else buildIfNeeded()
}
