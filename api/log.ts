import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from './env.ts'

/** Pino writing one JSON line an event. What goes in is chosen here, so nothing has to be redacted later. */
export function loggerOptions(env: Env, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: env.LOG_LEVEL,
    base: null,
    // Never the raw request: URLs hold session ids, headers hold tokens and addresses.
    serializers: {
      req: () => undefined as never,
      res: () => undefined as never,
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? '',
        message: firstLine(error.message),
        stack: error.stack ?? '',
      }),
    },
  }
}

/** One line a request: id, method, route (the pattern, never the address), status, milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

/** What failed and where, for errors whose own words may quote an address or a message. */
export function withoutWords(error: Error & { code?: string }): Record<string, unknown> {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, code: error.code ?? '', stack: frames.join('\n') }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
