import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { mountFeeds } from './blog/feeds.ts'
import { postRoutes } from './blog/post.rest.ts'
import { challengeRoutes } from './challenges/challenge.rest.ts'
import { contactJobs } from './contact/contact.jobs.ts'
import { contactRoutes } from './contact/contact.rest.ts'
import { generationJobs } from './generation/generation.jobs.ts'
import { automationRoutes } from './generation/generation.rest.ts'
import { startAutomation } from './generation/schedule.service.ts'
import { mountGraphQL } from './graphql/server.ts'
import { newsletterJobs } from './newsletter/newsletter.jobs.ts'
import { newsletterRoutes } from './newsletter/newsletter.rest.ts'
import { mountOneClick } from './newsletter/one-click.ts'
import { mountSocialCards } from './og/og.ts'
import { mountWeb } from './pages/pages.ts'
import { pollRoutes } from './polls/poll.rest.ts'
import { quizRoutes } from './quiz/quiz.rest.ts'
import { handleError, REQUEST_FAILED, sendUnavailable } from './rest/problem.ts'
import { mountRest, openReads, REST_BODY_LIMIT } from './rest/rest.ts'
import { retentionJobs } from './retention/retention.jobs.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from './server/concurrency-limit.ts'
import type { Deps } from './server/deps.ts'
import { mountHealth } from './server/health.ts'
import { loggerOptions, logRequest, logRequests, withoutWords } from './server/log.ts'
import { securityHeaders } from './server/security-policy.ts'

/**
 * Everything except what the app makes by itself: Fastify's logger and, unless they are given, the concurrency limit and a
 * signal that aborts when the app begins to close.
 */
export type AppDeps = Omit<Deps, 'log' | 'leaving' | 'concurrency'> & {
  leaving?: AbortSignal
  concurrency?: ConcurrencyLimit
  logStream?: NodeJS.WritableStream
}

/** Database operations at a time. PGlite works on this thread, so more would only delay each of them. */
const CONCURRENCY = { postgres: 20, pglite: 4 }

/** The whole server, mounted and ready for `inject()` or `listen()`; it never listens by itself. */
export async function buildApp(parts: AppDeps): Promise<FastifyInstance> {
  const { env, secrets } = parts
  const https = env.PUBLIC_URL.startsWith('https:')
  const protection = securityHeaders({ underVite: parts.pages === 'vite', https })
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: loggerOptions(env, parts.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: REST_BODY_LIMIT,
    // A request that is still not whole after 15 s is cut off; Node looks every second.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // Who still comes over an open connection while the process leaves is served.
    return503OnClosing: false,
    // As long as an address can be (Node takes 16 kB of headers): a part that is too long is for its call to refuse.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // An address that cannot be decoded runs no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(protection).header('x-request-id', request.id)
      handleError(error, request, reply)
      logRequest(request, reply)
    },
  }
  const app = fastify(options)
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const deps: Deps = {
    ...parts,
    log: app.log,
    leaving: parts.leaving ?? closing.signal,
    concurrency: parts.concurrency ?? createConcurrencyLimit(CONCURRENCY[parts.db.kind]),
  }
  logRequests(app)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', (request, reply, done) => {
    // The log has this id too, so an error that a visitor reports can be found.
    reply.headers(protection).header('x-request-id', request.id)
    done()
  })

  await app.register(cookie, { secret: secrets.appSecret })
  // Requests are not decompressed: a few bytes could unpack into gigabytes.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  await app.register(underPressure, {
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    pressureHandler: (request, reply, reason) => {
      const { url = '' } = request.routeOptions
      // A process that is busy is not dead: restarting it would make things worse. And a page that was sent already needs
      // its style and its scripts, which cost next to nothing.
      if (url === '/healthz' || url.startsWith('/assets/')) return
      request.log.warn({ reason }, REQUEST_FAILED)
      openReads(request, reply)
      sendUnavailable(reply)
    },
  })

  deps.jobs.onTrouble((error, job) => app.log.error({ job, ...withoutWords(error) }, 'job failed'))
  for (const startJobsOf of [contactJobs, newsletterJobs, retentionJobs, generationJobs])
    await startJobsOf(deps)

  // A server that listens keeps the schedule; one that is only asked from within does not.
  app.addHook('onListen', () => startAutomation(deps))

  mountHealth(app, deps)
  mountGraphQL(app, deps)
  mountRest(app, deps, REST_ROUTES)
  mountOneClick(app, deps)
  mountFeeds(app, deps)
  mountSocialCards(app, deps)
  if (deps.pages !== 'none') await mountWeb(app, deps)
  return app
}

/** Fastify takes no hop count any more (it would trust nobody): the count is the operator's word for it. */
function trustProxy(setting: AppDeps['env']['TRUST_PROXY']): FastifyServerOptions['trustProxy'] {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}

/** Every feature's REST routes. */
const REST_ROUTES = [
  pollRoutes,
  quizRoutes,
  challengeRoutes,
  postRoutes,
  automationRoutes,
  contactRoutes,
  newsletterRoutes,
]

/** The OpenAPI description of the REST shim: of its routes alone, nothing is opened or connected. */
export async function describeRest(): Promise<object> {
  const app = fastify()
  mountRest(app, {} as Deps, REST_ROUTES)
  const answer = await app.inject('/api/openapi.json')
  await app.close()
  return answer.json()
}
