import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import type { Deps } from '#api/server/deps.ts'
import type { LimitName } from '#api/server/rate-limit.ts'
import type { Secrets } from '#api/server/secrets.ts'
import { type Quota, RateLimited, TOO_MANY_REQUESTS } from '#domain/errors.ts'

/** The parts of the server that resolvers use: no admin tokens, no rate limiter, no response cache. */
type ResolverDeps = Omit<Deps, 'secrets' | 'limiter' | 'responses' | 'pages'> & {
  secrets: Pick<Secrets, 'appSecret'>
}

/** What resolvers know about a request. Nothing here may reach a log. */
export interface Context extends ResolverDeps {
  /** Whether the bearer token opens the dashboard. */
  isAdmin: boolean
  /** The voter of the signed cookie. `orNew` creates one for a first vote, `keep` sets the cookie, `forget` clears it. */
  voter: { known(): string | null; orNew(): string; keep(): void; forget(): void }
  /**
   * Counts one operation against a limit, and stores the remaining quota for the response headers. Resolvers parse
   * their input first, so invalid input is not counted. Only tokens are checked afterwards, so that guesses count.
   */
  limit(name: LimitName): Promise<void>
  quotas: Map<LimitName, Quota>
  /** The tables read so far; null when the response must not be cached. */
  topics: Set<TableTopic> | null
}

const VOTER_COOKIE = 'unity_voter'
const ONE_YEAR = 365 * 24 * 3600

/**
 * The context of an HTTP request to GraphQL or REST.
 * @throws RateLimited after too many wrong tokens.
 */
export async function contextOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const isAdmin = await checkToken(deps, request)
  const quotas: Context['quotas'] = new Map()
  let voterId = signedVoter(request)
  let isNew = false
  return {
    ...resolverDeps(deps),
    isAdmin,
    quotas,
    topics: null,
    voter: {
      known: () => voterId,
      orNew: () => {
        if (!voterId) {
          voterId = randomBytes(18).toString('base64url')
          isNew = true
        }
        return voterId
      },
      keep: () => {
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
      forget: () => {
        voterId = null
        isNew = false
        if (request.cookies[VOTER_COOKIE] !== undefined) reply.clearCookie(VOTER_COOKIE, { path: '/' })
      },
    },
    limit: async (name) => {
      try {
        quotas.set(name, await deps.limiter.take(name, request.ip))
      } catch (error) {
        if (error instanceof RateLimited) {
          quotas.set(name, error.quota)
          tellOfProxy(deps, request)
        }
        throw error
      }
    },
  }
}

const told = new WeakSet<Deps['log']>()

/** Logged once per process, because only the operator can see that all visitors are counted as one address. */
export function tellOfProxy({ env, log }: Pick<Deps, 'env' | 'log'>, { headers }: FastifyRequest): void {
  if (env.TRUST_PROXY || headers['x-forwarded-for'] === undefined || told.has(log)) return
  told.add(log)
  log.warn(
    'a limit is full, and the request came with X-Forwarded-For while TRUST_PROXY is off: behind a proxy, all visitors share its limits',
  )
}

function resolverDeps({ secrets, limiter, responses, pages, ...rest }: Deps): ResolverDeps {
  return { ...rest, secrets: { appSecret: secrets.appSecret } }
}

/** The context of a cached response, which is the same for every visitor: no cookies, no token, no writes. */
export function publicContext(deps: Deps): Context {
  return {
    ...resolverDeps(deps),
    isAdmin: false,
    quotas: new Map(),
    topics: new Set(),
    voter: {
      known: () => null,
      orNew: () => {
        throw new Error('A cached response cannot vote')
      },
      keep: () => {},
      forget: () => {},
    },
    limit: async () => {},
  }
}

function signedVoter(request: FastifyRequest): string | null {
  const cookie = request.cookies[VOTER_COOKIE]
  if (!cookie) return null
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value ? value : null
}

/** Accepts the token in the Authorization header only: no cookie, no query parameter. */
async function checkToken(deps: Deps, request: FastifyRequest): Promise<boolean> {
  const token = /^Bearer\b\s*(.*)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
  if (token === undefined) return false
  // The right token is compared first, so that wrong ones from the same address never lock it out.
  if (deps.secrets.adminTokens.some((known) => isSame(known, token))) return true
  const full = await deps.limiter.isFull('wrongToken', request.ip)
  if (full) throw new RateLimited(TOO_MANY_REQUESTS, full)
  await deps.limiter.take('wrongToken', request.ip)
  return false
}

/** Compares digests, so that the duration reveals neither content nor length. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
