import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Env, MIN_SECRET_LENGTH } from './env.ts'

export interface Secrets {
  /** Two tokens while one is being replaced. */
  adminTokens: readonly string[]
  /** Key for ballot keys and for the signature of the voter cookie. */
  appSecret: string
  /** Place of the admin token for the startup log; never the token itself. */
  adminTokenSource: string
}

/** Creates missing secrets once. Throws an Error that names the file with an invalid secret. */
export async function loadSecrets(env: Env): Promise<Secrets> {
  const tokenFile = path.resolve(env.DATA_DIR, 'admin-token')
  return {
    adminTokens: env.ADMIN_TOKEN ?? [await readOrCreate(tokenFile)],
    appSecret: env.APP_SECRET ?? (await readOrCreate(path.resolve(env.DATA_DIR, 'app-secret'))),
    adminTokenSource: env.ADMIN_TOKEN ? 'the environment (ADMIN_TOKEN)' : tokenFile,
  }
}

async function readOrCreate(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stored = (await readFile(file, 'utf8')).trim()
  if (stored.length >= MIN_SECRET_LENGTH) return stored
  // A full disk or a power failure may leave an empty file. An empty token would open the dashboard to everyone.
  throw new Error(
    `${file} does not contain a secret of at least ${MIN_SECRET_LENGTH} characters. Restore it from a backup, or delete ` +
      'the file to generate a new one.',
  )
}
