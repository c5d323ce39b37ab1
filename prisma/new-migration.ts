// `npm run db:migration -- NAME`: writes the SQL that takes a migrated database to schema.prisma.
// It works on a throw-away in-memory PGlite, so it needs neither a server nor Prisma's native engine.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { noFilter, readMigrations, readSchema, startSchemaEngine } from './engine.ts'
import { openPGlite } from './pglite.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in snake_case: npm run db:migration -- add_post_subtitle')
  process.exit(1)
}

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

if (!stdout || stdout.includes('This is an empty migration')) {
  console.log('schema.prisma and the migrations agree: nothing to write.')
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = path.join(import.meta.dirname, 'migrations', `${stamp}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'migration.sql'), stdout)
  console.log(`Wrote prisma/migrations/${stamp}_${name}/migration.sql: read it before you commit it.`)
}
await scratch.close()
