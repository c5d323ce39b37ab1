import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt, noteStamp, showBuild } from './build.ts'

test('a new build leaves the one before to who serves it, and takes the older ones away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'civic-unity-builds-'))
  for (const stamp of ['first', 'second', 'third']) {
    mkdirSync(path.join(folder, stamp))
    writeFileSync(path.join(folder, stamp, 'page.js'), stamp)
    showBuild(folder, stamp)
  }
  expect(readdirSync(folder).sort()).toEqual(['second', 'stamp', 'third'])
  expect(readFileSync(path.join(folder, 'stamp'), 'utf8')).toBe('third')
  // Back to sources that were built before.
  showBuild(folder, 'second')
  showBuild(folder, 'second')
  expect(readdirSync(folder).sort()).toEqual(['second', 'stamp', 'third'])
  rmSync(folder, { recursive: true })
})

test('who goes back to older sources gets their types again, not only their build', () => {
  const [folder, generated] = ['builds', 'generated'].map((name) =>
    mkdtempSync(path.join(tmpdir(), `civic-unity-${name}-`)),
  ) as [string, string]
  mkdirSync(path.join(folder, 'old'))
  showBuild(folder, 'old')
  noteStamp(generated, 'old')
  expect(isBuilt(folder, generated, 'old')).toBe(true)
  // A check of newer sources generates, and builds nothing.
  noteStamp(generated, 'new')
  expect(isBuilt(folder, generated, 'old')).toBe(false)
  for (const made of [folder, generated]) rmSync(made, { recursive: true })
})
