// `npm run db:migration -- NAME`
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { missingSql } from './missing-sql.ts'
import { openPGlite } from './pglite.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in snake_case: npm run db:migration -- add_post_subtitle')
  process.exit(1)
}

const sql = await missingSql(await openPGlite())
if (sql === null) {
  console.log('The migrations already match schema.prisma, so none was written.')
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = path.join(import.meta.dirname, 'migrations', `${stamp}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'migration.sql'), sql)
  console.log(`Wrote prisma/migrations/${stamp}_${name}/migration.sql. Read it before you commit it.`)
}
