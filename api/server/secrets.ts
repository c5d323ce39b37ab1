import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Env, isSendable, MIN_SECRET_LENGTH, UNSENDABLE } from './env.ts'

export interface Secrets {
  /** Every token that opens the dashboard: one, or two while one is being replaced. */
  adminTokens: readonly string[]
  /** Keys ballot ids and signs the voter cookie. */
  appSecret: string
  /** Where the admin token can be read, for the start-up lines; never the token itself. */
  adminTokenSource: string
}

/**
 * Takes the secrets from the environment, or makes each once and keeps it in the data directory.
 * @throws Error that names a file which holds none, or a token that cannot be sent.
 */
export async function loadSecrets(env: Env): Promise<Secrets> {
  const tokenFile = path.resolve(env.DATA_DIR, 'admin-token')
  return {
    adminTokens: env.ADMIN_TOKEN ?? [await readToken(tokenFile)],
    appSecret: env.APP_SECRET ?? (await readOrMake(path.resolve(env.DATA_DIR, 'app-secret'))),
    adminTokenSource: env.ADMIN_TOKEN ? 'the environment (ADMIN_TOKEN)' : tokenFile,
  }
}

/** Operators put a token of their own into the file, too (docs/security.md, rotation). */
async function readToken(file: string): Promise<string> {
  const token = await readOrMake(file)
  if (isSendable(token)) return token
  throw new Error(`${file}: ${UNSENDABLE}. Put another one into the file, on one line.`)
}

async function readOrMake(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = (await readFile(file, 'utf8')).trim()
  if (kept.length >= MIN_SECRET_LENGTH) return kept
  // A disk that was full, or a machine that lost its power: an empty token would open the dashboard to everyone.
  throw new Error(
    `${file} holds no secret of at least ${MIN_SECRET_LENGTH} characters. Put it back from a backup, or delete the file ` +
      'to have a new one made.',
  )
}
