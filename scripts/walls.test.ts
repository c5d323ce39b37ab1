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
  ['web/pages', 'node:fs/promises'],
  ['web/pages', '../../api/env.ts'],
  ['api/polls', '../../web/urls.ts'],
] as const
const LET_THROUGH = [
  ['domain/quiz', 'zod'],
  ['domain/quiz', './score.ts'],
  ['domain/quiz', '../errors.ts'],
  ['web/ui', './button.tsx'],
  ['web/ui', '../../domain/toast.ts'],
  ['web/features/polls', '@apollo/client/react'],
  ['api/polls', 'node:fs/promises'],
] as const

let house: string
beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'walls-'))
  await copyFile(path.join(root, 'biome.json'), path.join(house, 'biome.json'))
})
afterAll(() => rm(house, { recursive: true }))

/** Which of these imports the lint rules stop. */
async function stopped(imports: readonly (readonly [room: string, from: string])[]) {
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
  return imports.filter((_, index) => stdout.includes(names[index] ?? ''))
}

test('the walls between the rooms stop what is on the other side, however it is named', async () => {
  expect(await stopped(STOPPED)).toEqual(STOPPED)
})

test('they let through what a room may use', async () => {
  expect(await stopped(LET_THROUGH)).toEqual([])
})
