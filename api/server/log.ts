import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { destination } from 'pino'
import type { Env } from './env.ts'

/** Pino writing one JSON line an event. What goes in is chosen here, so nothing has to be redacted later. */
export function loggerOptions(env: Env, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    // Gathered: a write for each request would stop the others meanwhile. What is left goes out at the end.
    stream: stream ?? destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 250 }),
    level: env.LOG_LEVEL,
    base: null,
    // Never the raw request: URLs hold session ids, headers hold tokens and addresses.
    serializers: {
      req: () => undefined as never,
      res: () => undefined as never,
      err: (error: Error & { code?: string }) => ({
        ...withoutWords(error),
        message: sayable(error.message),
      }),
    },
  }
}

/** One line a request: id, method, route (the pattern, never the address), status, milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
}

/** For requests that never reach a hook, because their address is none. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  )
}

/** What failed and where, for errors whose own words may quote an address or a message. */
export function withoutWords(error: Error & { code?: string }): {
  type: string
  code: string
  stack: string
} {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, code: error.code ?? '', stack: frames.join('\n') }
}

/**
 * The last line of an error's message, where Prisma and SMTP say what happened, without what it may quote: values,
 * mail and network addresses, tokens, ids. PostgreSQL's own code of five signs quotes nothing, and is all that tells
 * why a raw query failed.
 */
export function sayable(message: string): string {
  const line = message.trimEnd().split('\n').at(-1) ?? ''
  return line
    .replace(/^((?:Raw query failed|Database error)\. Code: )`([0-9A-Z]{5})`/, '$1$2')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|<[^>]*>/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-f]*:[0-9a-f:]*:[0-9a-f.]*\b/gi, '…')
    .replace(/[\w-]{16,}/g, (word) => (/\d/.test(word) ? '…' : word))
    .slice(0, 300)
}
