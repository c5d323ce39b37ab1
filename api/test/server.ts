import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyInstance } from 'fastify'
import { print } from 'graphql'
import { afterAll, expect } from 'vitest'
import { type AppDeps, buildApp } from '#api/app.ts'
import { startChanges } from '#api/cache/changes.ts'
import { storedSize } from '#api/cache/stored-response.ts'
import { createVersionedCache } from '#api/cache/versioned-cache.ts'
import { createMail } from '#api/mail/mail.ts'
import { readEnv } from '#api/server/env.ts'
import { startJobs } from '#api/server/jobs.ts'
import { createRateLimiter } from '#api/server/rate-limit.ts'
import { openTestDatabase } from './database.ts'

export const ADMIN_TOKEN = 'the-token-of-the-tests'

export interface TestServer extends AppDeps {
  app: FastifyInstance
  setNow(now: Date): void
  /** Sends GraphQL over HTTP, unauthenticated unless headers say otherwise. */
  graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables> | string,
    variables?: Variables,
    headers?: Record<string, string>,
  ): Promise<GraphQLResponse<Data>>
  /** Runs an operation with one field as an admin and returns that field. Errors fail the test. */
  ask(operation: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>
}

export interface GraphQLResponse<Data> {
  status: number
  headers: Record<string, unknown>
  data: Data
  errors: {
    message: string
    path?: (string | number)[]
    extensions: Record<string, unknown> & { code: string }
  }[]
  extensions: Record<string, unknown>
}

/**
 * The complete server without a port, on its own database or on that of another server, which is much faster. It closes
 * after the file's last test.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  parts: Partial<AppDeps> = {},
  { cacheBytes = 1 } = {},
): Promise<TestServer> {
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    MAX_EVENT_LOOP_DELAY: '0',
    ADMIN_TOKEN,
    APP_SECRET: 'the-secret-of-the-tests',
    PUBLIC_URL: 'http://localhost:4000',
    ...environment,
  })
  const secrets = {
    adminTokens: env.ADMIN_TOKEN ?? [],
    appSecret: env.APP_SECRET ?? '',
    adminTokenSource: 'test',
  }
  let time = new Date('2026-11-20T12:00:00Z')
  const now = () => time
  const db = parts.db ?? (await openTestDatabase())
  const changes = await startChanges(db)
  const limiter = createRateLimiter(db, secrets.appSecret, now, env.RATE_LIMIT)
  const jobs = await startJobs(db, 0.5)
  const mail = createMail(env)
  const deps: AppDeps = {
    env,
    secrets,
    db,
    changes,
    // By default nothing is cached, because tests write to the database directly.
    responses: createVersionedCache({ changes, db, env, now }, { maxBytes: cacheBytes, sizeOf: storedSize }),
    limiter,
    jobs,
    mail,
    now,
    pages: 'none',
    ...parts,
  }
  const app = await buildApp(deps)
  afterAll(async () => {
    await app.close()
    await changes.close()
    await jobs.close()
    mail.close()
    if (!parts.db) await db.close()
  })
  const graphql: TestServer['graphql'] = async (document, variables, headers = {}) => {
    const query = typeof document === 'string' ? document : print(document)
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
      headers,
    })
    return { status: response.statusCode, headers: response.headers, errors: [], ...response.json() }
  }
  return {
    ...deps,
    app,
    setNow: (next) => {
      time = next
    },
    graphql,
    ask: async (operation, variables = {}) => {
      const { errors, data } = await graphql(operation, variables, asAdmin)
      expect(errors).toEqual([])
      return Object.values(data)[0] as Record<string, unknown>
    },
  }
}

export const asAdmin = { authorization: `Bearer ${ADMIN_TOKEN}` }

/** The `cookie` header for the next request from the same browser. */
export function cookieOf(response: { headers: Record<string, unknown> }): { cookie: string } {
  const set = [response.headers['set-cookie']].flat().filter((value) => typeof value === 'string')
  return { cookie: set.map((value) => value.split(';', 1)[0]).join('; ') }
}
