import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { destination } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env.ts'

/** Scripts and pictures, and modules under Vite. */
const STATIC_FILE = /^\/@|\.\w+(\?|$)/

/** JSON lines, except in a terminal. Nothing is redacted later, so log only what may be stored. */
export function loggerOptions(env: Env, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  // Buffered, because a write per request would delay the others. The rest is flushed at exit.
  const buffered = () => destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 250 })
  return {
    stream: stream ?? (process.stdout.isTTY ? pretty({ singleLine: true, ignore: 'reqId' }) : buffered()),
    level: env.LOG_LEVEL,
    base: null,
    // Never log the raw request. URLs contain session ids, and headers contain tokens and addresses.
    serializers: {
      req: () => ({}),
      res: () => ({}),
      err: (error: Error & { code?: string }) => ({
        ...redactError(error),
        message: redactMessage(error.message),
      }),
    },
  }
}

/** Logs the route pattern, never the URL. Called directly for requests with invalid URLs, which never reach a hook. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  // In a terminal, requests for static files would hide the others.
  if (process.stdout.isTTY && STATIC_FILE.test(request.url)) return
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

/** For errors whose message may quote an address or visitor input. */
export function redactError(error: Error & { code?: string }): {
  type: string
  code: string
  stack: string
} {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, code: error.code ?? '', stack: frames.join('\n') }
}

/**
 * The last line, without the values, addresses, tokens and ids that it may quote. Keeps PostgreSQL's code, which is the
 * only explanation for a failed raw query.
 */
export function redactMessage(message: string): string {
  const line = message.trimEnd().split('\n').at(-1) ?? ''
  return line
    .replace(/^((?:Raw query failed|Database error)\. Code: )`([0-9A-Z]{5})`/, '$1$2')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|<[^>]*>/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-f]*:[0-9a-f:]*:[0-9a-f.]*\b/gi, '…')
    .replace(/[\w-]{16,}/g, (word) => (/\d/.test(word) ? '…' : word))
    .slice(0, 300)
}
