import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { loadSecrets } from './secrets.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-secrets-'))
  return () => rm(dir, { recursive: true })
})
const load = (environment = {}) => loadSecrets(readEnv({ DATA_DIR: dir, ...environment }))

test('missing secrets are generated once and stored in files that only the owner can read', async () => {
  const first = await load()
  expect(await load()).toEqual(first)
  expect(await readFile(path.join(dir, 'admin-token'), 'utf8')).toBe(`${first.adminTokens[0]}\n`)
  expect((await stat(path.join(dir, 'admin-token'))).mode & 0o777).toBe(0o600)
})

test('secrets from the environment are used and not written to files', async () => {
  const environment = { ADMIN_TOKEN: 'a-token-of-enough-length', APP_SECRET: 'a-secret-of-enough-length' }
  expect(await load(environment)).toMatchObject({
    adminTokens: [environment.ADMIN_TOKEN],
    appSecret: environment.APP_SECRET,
  })
  expect(await readdir(dir)).toEqual([])
})

test.each(['admin-token', 'app-secret'])('an empty %s file is rejected with the file name', async (name) => {
  await load()
  await writeFile(path.join(dir, name), '\n')
  await expect(load()).rejects.toThrow(
    `${path.join(dir, name)} does not contain a secret of at least 16 characters`,
  )
})
