import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { migrate, migrationTarget } from './migrate.ts'

/**
 * From the migrations to schema.prisma, or null. Migrates an empty database and uses Prisma's schema engine as
 * WebAssembly, because the native engine of the Prisma CLI is not on npm.
 */
export async function missingSql(scratch: PGlite): Promise<string | null> {
  await migrate(migrationTarget(scratch))
  const content = await readFile(path.join(import.meta.dirname, 'schema.prisma'), 'utf8')
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm')
  const engine = await SchemaEngine.new(
    { datamodels: [['schema.prisma', content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(scratch)),
  )
  const files = [{ path: 'schema.prisma', content }]
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: import.meta.dirname },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  await scratch.close()
  return !stdout || stdout.includes('This is an empty migration') ? null : stdout
}
