import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { activateBuild, isBuilt, writeStamp } from './build.ts'

test('a new build keeps the previous one for running servers and deletes older ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'civic-unity-builds-'))
  for (const stamp of ['first', 'second', 'third']) {
    mkdirSync(path.join(folder, stamp))
    writeFileSync(path.join(folder, stamp, 'page.js'), stamp)
    activateBuild(folder, stamp)
  }
  expect(readdirSync(folder).sort()).toEqual(['second', 'stamp', 'third'])
  expect(readFileSync(path.join(folder, 'stamp'), 'utf8')).toBe('third')
  activateBuild(folder, 'second')
  activateBuild(folder, 'second')
  expect(readdirSync(folder).sort()).toEqual(['second', 'stamp', 'third'])
  rmSync(folder, { recursive: true })
})

test('switching back to older sources regenerates their types along with the build', () => {
  const [folder, generated] = ['builds', 'generated'].map((name) =>
    mkdtempSync(path.join(tmpdir(), `civic-unity-${name}-`)),
  ) as [string, string]
  mkdirSync(path.join(folder, 'old'))
  activateBuild(folder, 'old')
  writeStamp(generated, 'old')
  expect(isBuilt(folder, generated, 'old')).toBe(true)
  writeStamp(generated, 'new')
  expect(isBuilt(folder, generated, 'old')).toBe(false)
  for (const output of [folder, generated]) rmSync(output, { recursive: true })
})
