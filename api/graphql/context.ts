import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { editorOf } from '#api/admin/editor.service.ts'
import type { Client } from '#api/server/concurrency-limit.ts'
import type { Deps } from '#api/server/deps.ts'
import { clientOf, quotaHeaders } from '#api/server/http.ts'
import type { LimitName } from '#api/server/rate-limit.ts'
import type { EditorIdentity } from '#domain/admin/editors.ts'
import { type Quota, RateLimited } from '#domain/errors.ts'

/** The parts of the server that resolvers use. The only secret is the key of ballots and of links in emails. */
type ResolverDeps = ReturnType<typeof resolverDeps>

/** Nothing here may reach a log. */
export interface Context extends ResolverDeps {
  /** The editor whose token the request has. Null for visitors. */
  editor: EditorIdentity | null
  client: Client | undefined
  /** Whether the browser asks not to be counted, by Global Privacy Control or Do Not Track. */
  isUncounted: boolean
  /** The voter of the signed cookie. `idOrNew` creates one for a first vote. */
  voter: { id(): string | null; idOrNew(): string; save(): void; clear(): void }
  /** Sets the headers with the remaining quota. Call it after parsing, so that invalid input is not counted. */
  limit(name: LimitName): Promise<void>
  quotas: Map<LimitName, Quota>
}

const VOTER_COOKIE = 'unity_voter'
const ONE_YEAR = 365 * 24 * 3600

/** Throws RateLimited after too many wrong tokens. */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const editor = await readEditor(deps, request)
  const quotas: Context['quotas'] = new Map()
  let voterId = readVoterCookie(request)
  let isNew = false
  return {
    ...resolverDeps(deps),
    editor,
    client: clientOf(request, reply),
    isUncounted: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
    quotas,
    voter: {
      id: () => voterId,
      idOrNew: () => {
        if (!voterId) {
          voterId = randomBytes(18).toString('base64url')
          isNew = true
        }
        return voterId
      },
      save: () => {
        if (!voterId || !isNew) return
        reply.setCookie(VOTER_COOKIE, voterId, {
          signed: true,
          httpOnly: true,
          sameSite: 'lax',
          secure: deps.env.PUBLIC_URL.startsWith('https:'),
          path: '/',
          maxAge: ONE_YEAR,
        })
      },
      clear: () => {
        voterId = null
        isNew = false
        if (request.cookies[VOTER_COOKIE] !== undefined) reply.clearCookie(VOTER_COOKIE, { path: '/' })
      },
    },
    limit: async (name) => {
      try {
        quotas.set(name, await deps.limiter.consume(name, request.ip))
      } catch (error) {
        if (error instanceof RateLimited) quotas.set(name, error.quota)
        throw error
      } finally {
        reply.headers(quotaHeaders(quotas.values()))
      }
    },
  }
}

function resolverDeps(all: Deps) {
  const { env: settings, db: database, secrets, limiter, responses, pages, ...rest } = all
  const { ADMIN_TOKEN, APP_SECRET, DATABASE_URL, OPENAI_API_KEY, SMTP_URL, ...env } = settings
  const { url, ...db } = database
  return { ...rest, env, db, secrets: { appSecret: secrets.appSecret } }
}

/** The context of pages and of public reads over GraphQL and REST: no cookies, no token, no limits, no writes. */
export function publicContext(deps: Deps, client?: Client): Context {
  return {
    ...resolverDeps(deps),
    editor: null,
    client,
    isUncounted: false,
    quotas: new Map(),
    voter: {
      id: () => null,
      idOrNew: () => {
        throw new Error('Cached reads have no voter')
      },
      save: () => {},
      clear: () => {},
    },
    limit: async () => {},
  }
}

function readVoterCookie(request: FastifyRequest): string | null {
  const cookie = request.cookies[VOTER_COOKIE]
  if (!cookie) return null
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value ? value : null
}

/** Accepts the token in the Authorization header only. A wrong one counts as none. */
async function readEditor(deps: Deps, request: FastifyRequest): Promise<EditorIdentity | null> {
  const token = /^Bearer\b\s*(.*)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
  if (token === undefined) return null
  // The right token is compared first, so that wrong ones from the same address never lock it out. The limit does not
  // prevent guessing (docs/security.md).
  const editor = await editorOf(deps, token)
  if (!editor) await deps.limiter.consume('wrongToken', request.ip)
  return editor
}
