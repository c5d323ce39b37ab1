import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from '#api/server/concurrency-limit.ts'
import { startTestServer } from '#api/test/server.ts'
import { publicContext } from './context.ts'

test('resolvers get no password, API key or admin token', async () => {
  const secret = 'not-for-any-resolver'
  const server = await startTestServer({
    ADMIN_TOKEN: `${secret}-1`,
    DATABASE_URL: `postgres://civic:${secret}@localhost/civic`,
    OPENAI_API_KEY: secret,
    SMTP_URL: `smtp://civic:${secret}@localhost`,
    MAIL_FROM: 'hello@example.org',
  })
  const { env, secrets, db, ...rest } = publicContext({
    ...server,
    db: { ...server.db, url: `postgres://civic:${secret}@localhost/civic` },
    log: server.app.log,
    shutdownSignal: new AbortController().signal,
    concurrency: createConcurrencyLimit(1),
  })
  expect(inspect([env, secrets, Object.values(db).filter((part) => typeof part === 'string')])).not.toContain(
    secret,
  )
  expect(Object.keys(rest)).not.toEqual(expect.arrayContaining(['limiter']))
  expect(secrets).toEqual({ appSecret: server.secrets.appSecret })
  expect(env.OPENAI_BASE_URL).toBe('https://api.openai.com/v1')
})
