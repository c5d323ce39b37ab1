import { PrismaPGlite } from 'pglite-prisma-adapter'
import { noFilter, readMigrations, readSchema, startSchemaEngine } from './engine.ts'
import { openPGlite } from './pglite.ts'

/** From a migrated database to schema.prisma, or null. Uses an in-memory PGlite instead of Prisma's native engine. */
export async function missingSql(): Promise<string | null> {
  const scratch = await openPGlite()
  const engine = await startSchemaEngine(new PrismaPGlite(scratch))
  await engine.applyMigrations({ migrationsList: await readMigrations(), filters: noFilter })
  const files = [{ path: 'schema.prisma', content: await readSchema() }]
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: import.meta.dirname },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: noFilter,
  })
  await scratch.close()
  return !stdout || stdout.includes('This is an empty migration') ? null : stdout
}
