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
import { activityRoutes } from './activity/activity.rest.ts'
import { dailyCountJobs } from './activity/daily-count.jobs.ts'
import { mountBlogFeeds } from './blog/feeds.ts'
import { postRoutes } from './blog/post.rest.ts'
import { startPublishing } from './blog/publishing.ts'
import { challengeRoutes } from './challenges/challenge.rest.ts'
import { contactJobs } from './contact/contact.jobs.ts'
import { contactRoutes } from './contact/contact.rest.ts'
import { mountDataFiles } from './data/data-files.ts'
import { mountEmbeds } from './embed/embeds.ts'
import { generationJobs } from './generation/generation.jobs.ts'
import { automationRoutes } from './generation/generation.rest.ts'
import { startAutomation } from './generation/schedule.service.ts'
import { mountGraphQL } from './graphql/server.ts'
import { imageRoutes } from './images/image.rest.ts'
import { mountImages } from './images/image-files.ts'
import { newsletterIssueRoutes } from './newsletter/issues/issue.rest.ts'
import { mountNewsletterFeeds } from './newsletter/issues/issue-feeds.ts'
import { startSender } from './newsletter/sending/issue-sender.ts'
import { mountOneClick } from './newsletter/subscribers/one-click.ts'
import { subscriptionJobs } from './newsletter/subscribers/subscription.jobs.ts'
import { subscriptionRoutes } from './newsletter/subscribers/subscription.rest.ts'
import { mountSocialCards } from './og/og.ts'
import { mountPages } from './pages/pages.ts'
import { mountSitemap } from './pages/sitemap.ts'
import { startClosingPolls } from './polls/closing.ts'
import { pollRoutes } from './polls/poll.rest.ts'
import { mountPollFeeds } from './polls/poll-feeds.ts'
import { quizRoutes } from './quiz/quiz.rest.ts'
import { describeRoutes } from './reference/openapi.ts'
import { allowCrossOriginReads, mountRest, REST_BODY_LIMIT } from './rest/rest.ts'
import { retentionJobs } from './retention/retention.jobs.ts'
import { type ConcurrencyLimit, createConcurrencyLimit, limitPerAddress } from './server/concurrency-limit.ts'
import type { Deps } from './server/deps.ts'
import { mountHealth } from './server/health.ts'
import { loggerOptions, logRequest, redactError } from './server/log.ts'
import { handleError, REQUEST_FAILED, sendUnavailable } from './server/problem.ts'
import { securityHeaders } from './server/security-headers.ts'
import { todayRoutes } from './today/today.rest.ts'
import { mountTodayFeeds } from './today/today-feeds.ts'
import { valueRoutes } from './values/values.rest.ts'

/** `buildApp` creates the logger, and unless they are given, the concurrency limit and the shutdown signal. */
export type AppDeps = Omit<Deps, 'log' | 'shutdownSignal' | 'concurrency'> & {
  shutdownSignal?: AbortSignal
  concurrency?: ConcurrencyLimit
  logStream?: NodeJS.WritableStream
}

/** Concurrent database operations. PGlite runs on this thread, so more would only slow each of them down. */
const CONCURRENCY = { postgres: 20, pglite: 4 }

export async function buildApp(parts: AppDeps): Promise<FastifyInstance> {
  const { env, secrets } = parts
  const https = env.PUBLIC_URL.startsWith('https:')
  const headers = securityHeaders({ underVite: parts.pages === 'vite', https })
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: loggerOptions(env, parts.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: REST_BODY_LIMIT,
    // Limit for receiving a complete request. Node checks every second.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // During shutdown, keep serving requests that arrive on open keep-alive connections.
    return503OnClosing: false,
    // A URL can be this long because Node accepts 16 kB of headers.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // Hooks do not run for a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
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
    shutdownSignal: parts.shutdownSignal ?? closing.signal,
    concurrency:
      parts.concurrency ?? createConcurrencyLimit(CONCURRENCY[parts.db.kind], limitPerAddress(env)),
  }
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  app.setErrorHandler(handleError)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })

  await app.register(cookie, { secret: secrets.appSecret })
  // Requests are not decompressed: a few bytes could unpack into gigabytes.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  await app.register(underPressure, {
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    pressureHandler: (request, reply, reason) => {
      const { url = '' } = request.routeOptions
      // Restarting a busy process would make things worse. Pages that were already sent need their assets.
      if (url === '/healthz' || url.startsWith('/assets/')) return
      request.log.warn({ reason }, REQUEST_FAILED)
      allowCrossOriginReads(request, reply)
      sendUnavailable(reply)
    },
  })

  deps.jobs.onError((error, job) => app.log.error({ job, ...redactError(error) }, 'job failed'))
  for (const startJobsOf of [contactJobs, subscriptionJobs, dailyCountJobs, retentionJobs, generationJobs])
    await startJobsOf(deps)

  let stopSender: (() => Promise<void>) | undefined
  // Only a server that listens runs the schedule, so tests that use `inject()` generate no posts.
  app.addHook('onListen', async () => startAutomation(deps))
  app.addHook('onListen', async () => startClosingPolls(deps))
  app.addHook('onListen', async () => startPublishing(deps))
  app.addHook('onListen', async () => {
    stopSender = await startSender(deps)
  })
  app.addHook('preClose', () => stopSender?.())

  mountHealth(app, deps)
  mountGraphQL(app, deps)
  mountRest(app, deps, REST_ROUTES)
  mountOneClick(app, deps)
  mountBlogFeeds(app, deps)
  mountPollFeeds(app, deps)
  mountNewsletterFeeds(app, deps)
  mountTodayFeeds(app, deps)
  mountSitemap(app, deps)
  mountSocialCards(app, deps)
  mountImages(app, deps)
  mountEmbeds(app, deps)
  mountDataFiles(app, deps)
  if (deps.pages !== 'none') await mountPages(app, deps)
  return app
}

/** Fastify no longer accepts a hop count; it would trust no proxy. */
function trustProxy(setting: AppDeps['env']['TRUST_PROXY']): FastifyServerOptions['trustProxy'] {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}

const REST_ROUTES = [
  ...pollRoutes,
  ...quizRoutes,
  ...valueRoutes,
  ...todayRoutes,
  ...challengeRoutes,
  ...postRoutes,
  ...imageRoutes,
  ...automationRoutes,
  ...contactRoutes,
  ...subscriptionRoutes,
  ...newsletterIssueRoutes,
  ...activityRoutes,
]

export const describeRest = () => describeRoutes(REST_ROUTES)
