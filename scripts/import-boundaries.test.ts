import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const BIOME = path.join(root, 'node_modules/@biomejs/biome/bin/biome')

const FORBIDDEN = [
  ['domain/quiz', 'lodash'],
  ['domain/quiz', 'node:fs'],
  ['domain/quiz', 'node:fs/promises'],
  ['domain/quiz', 'react-dom/server'],
  ['domain/quiz', '#web/urls.ts'],
  ['web/ui', '@apollo/client/react'],
  ['web/ui', 'node:fs/promises'],
  ['web/ui', '#web/features/polls/use-choice.ts'],
  ['web/features/polls', 'node:fs/promises'],
  ['web/features/polls', '#web/features/contact/use-send-message.ts'],
  ['web/features/polls', '../contact/use-send-message.ts'],
  ['web/pages', 'node:fs/promises'],
  ['web/pages', '#api/server/env.ts'],
  ['web/features/admin/polls', '#web/features/polls/use-choice.ts'],
  ['web/figures', '#web/apollo/client.ts'],
  ['api/polls', '#web/urls.ts'],
  ['api/polls', '#api/blog/post.rest.ts'],
  ['api/polls', '../blog/post.service.ts'],
  ['e2e', '#web/root.tsx'],
  ['e2e', '../api/app.ts'],
] as const
const ALLOWED = [
  ['domain/quiz', 'zod'],
  ['domain/quiz', './score.ts'],
  ['domain/quiz', '#domain/errors.ts'],
  ['web/ui', './button.tsx'],
  ['web/ui', '#domain/toast.ts'],
  ['web/features/polls', '@apollo/client/react'],
  ['web/features/polls', './use-choice.ts'],
  ['web/features/polls', '#web/ui/button.tsx'],
  ['web/features/polls', '#web/urls.ts'],
  ['web/features/polls', '#domain/polls/results.ts'],
  ['web/features/admin/polls', '#web/features/admin/panel.tsx'],
  ['web/figures', '#domain/drawing/mark.ts'],
  ['api/polls', '#api/blog/post.service.ts'],
  ['api/polls', 'node:fs/promises'],
  ['api/pages', '#api/cache/changes.ts'],
  ['e2e', '#web/urls.ts'],
  ['e2e', '#domain/polls/results.ts'],
] as const

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imports-'))
  await copyFile(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
})
afterAll(() => rm(folder, { recursive: true }))

type Report = { diagnostics: { message: string; location: { path: string } }[] }
type Imports = readonly (readonly [place: string, from: string])[]

async function lintMessages(imports: Imports): Promise<string[]> {
  const names = await Promise.all(
    imports.map(async ([place, from], index) => {
      await mkdir(path.join(folder, place), { recursive: true })
      const name = path.join(place, `new-${index}.ts`)
      await writeFile(path.join(folder, name), `import { a } from '${from}'\n\na()\n`)
      return name
    }),
  )
  const args = ['lint', '--vcs-enabled=false', '--only=noRestrictedImports', '--reporter=json', ...names]
  const { stdout } = spawnSync(process.execPath, [BIOME, ...args], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as Report
  return names.map((name) => diagnostics.find(({ location }) => location.path === name)?.message ?? '')
}

async function rejected(imports: Imports) {
  const messages = await lintMessages(imports)
  return imports.filter((_, index) => messages[index])
}

test('the import boundaries reject forbidden imports in every spelling', async () => {
  expect(await rejected(FORBIDDEN)).toEqual(FORBIDDEN)
})

test('the import boundaries allow permitted imports', async () => {
  expect(await rejected(ALLOWED)).toEqual([])
})

test('the message for a forbidden import names the alternative', async () => {
  const [api, prisma, page] = await lintMessages([
    ['web/features/polls', '#api/database/db.ts'],
    ['web/features/polls', '#prisma/client/client.ts'],
    ['web/features/polls', '#web/pages/home.tsx'],
  ])
  expect(api).toContain('Get data over GraphQL')
  expect(prisma).toContain('Get data over GraphQL')
  expect(page).toContain('must not import pages')
})
