import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { siteCard } from './draw-card.ts'
import { toPng } from './renderer.ts'

test('a picture keeps its words when the system has cleared its temporary folder', async () => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'civic-unity-cleared-'))
  vi.stubEnv('TMPDIR', temporary)
  const before = await toPng(siteCard())
  for (const name of await readdir(temporary)) await rm(path.join(temporary, name), { recursive: true })
  const after = await toPng(siteCard())
  await rm(temporary, { recursive: true })
  expect(after.equals(before)).toBe(true)
})
