import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'

// The official schema engine as WebAssembly, because the native one is not on npm. Its package targets bundlers.

const require = createRequire(import.meta.url)
const here = import.meta.dirname
const migrationsDir = path.join(here, 'migrations')

export async function startSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
): Promise<import('@prisma/schema-engine-wasm').SchemaEngine> {
  loading ??= loadEngine()
  const engine = await loading
  return engine.SchemaEngine.new(
    { datamodels: [['schema.prisma', await readSchema()]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

/** The bindings hold one instance per process. A second would replace the first. */
let loading: ReturnType<typeof loadEngine> | undefined

async function loadEngine() {
  const bindings = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const engine = await import(bindings)
  const wasm = await readFile(path.join(path.dirname(bindings), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': engine })
  engine.__wbg_set_wasm(instance.exports)
  ;(instance.exports as { __wbindgen_start(): void }).__wbindgen_start()
  return engine
}

export const noFilter = { externalTables: [], externalEnums: [] }

export async function readSchema(): Promise<string> {
  return readFile(path.join(here, 'schema.prisma'), 'utf8')
}

export async function readMigrations() {
  const migrationDirectories = []
  for (const name of await migrationNames()) {
    const content = await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8')
    migrationDirectories.push({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: content } },
    })
  }
  const lockfile = await readFile(path.join(migrationsDir, 'migration_lock.toml'), 'utf8')
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}

export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
