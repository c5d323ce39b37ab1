import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const BIOME = path.join(root, 'node_modules/@biomejs/biome/bin/biome')

/** From where, and what: ARCHITECTURE.md, "Who may import whom". */
const STOPPED = [
  ['domain/quiz', 'lodash'],
  ['domain/quiz', 'node:fs'],
  ['domain/quiz', 'node:fs/promises'],
  ['domain/quiz', 'react-dom/server'],
  ['domain/quiz', '../../web/urls.ts'],
  ['web/ui', '@apollo/client/react'],
  ['web/ui', 'node:fs/promises'],
  ['web/ui', '../features/polls/use-vote.ts'],
  ['web/features/polls', 'node:fs/promises'],
  ['web/features/polls', '../contact/use-send-message.ts'],
  ['web/features/polls', '../of-tomorrow/use-it.ts'],
  ['web/pages', 'node:fs/promises'],
  ['web/pages', '../../api/env.ts'],
  ['api/polls', '../../web/urls.ts'],
] as const
const LET_THROUGH = [
  ['domain/quiz', 'zod'],
  ['domain/automation', 'temporal-polyfill'],
  ['domain/quiz', './score.ts'],
  ['domain/quiz', '../errors.ts'],
  ['web/ui', './button.tsx'],
  ['web/ui', '../../domain/toast.ts'],
  ['web/features/polls', '@apollo/client/react'],
  ['web/features/polls', './use-vote.ts'],
  ['web/features/polls', '../../ui/button.tsx'],
  ['web/features/polls', '../../urls.ts'],
  ['web/features/polls', '../../../domain/polls/results.ts'],
  ['api/polls', 'node:fs/promises'],
] as const

let house: string
beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'walls-'))
  await copyFile(path.join(root, 'biome.json'), path.join(house, 'biome.json'))
})
afterAll(() => rm(house, { recursive: true }))

type Report = { diagnostics: { message: string; location: { path: string } }[] }
type Imports = readonly (readonly [room: string, from: string])[]

/** What the lint rules say of each of these imports; nothing of those that they let through. */
async function saidOf(imports: Imports): Promise<string[]> {
  const names = await Promise.all(
    imports.map(async ([room, from], index) => {
      await mkdir(path.join(house, room), { recursive: true })
      const name = path.join(room, `new-${index}.ts`)
      await writeFile(path.join(house, name), `import { a } from '${from}'\n\na()\n`)
      return name
    }),
  )
  const args = ['lint', '--vcs-enabled=false', '--only=noRestrictedImports', '--reporter=json', ...names]
  const { stdout } = spawnSync(process.execPath, [BIOME, ...args], { cwd: house, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as Report
  return names.map((name) => diagnostics.find(({ location }) => location.path === name)?.message ?? '')
}

/** Which of these imports the lint rules stop. */
async function stopped(imports: Imports) {
  const said = await saidOf(imports)
  return imports.filter((_, index) => said[index])
}

test('the walls between the rooms stop what is on the other side, however it is named', async () => {
  expect(await stopped(STOPPED)).toEqual(STOPPED)
})

test('they let through what a room may use', async () => {
  expect(await stopped(LET_THROUGH)).toEqual([])
})

test('a feature that reaches for the server is told of GraphQL, and one that reaches for a page of pages', async () => {
  const [api, prisma, page] = await saidOf([
    ['web/features/polls', '../../../api/db.ts'],
    ['web/features/polls', '../../../prisma/client/client.ts'],
    ['web/features/polls', '../../pages/home.tsx'],
  ])
  expect(api).toContain('comes over GraphQL')
  expect(prisma).toContain('comes over GraphQL')
  expect(page).toContain('A feature is put on pages')
})
