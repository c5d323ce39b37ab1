import type { FastifyInstance } from 'fastify'
import type { Deps } from '#api/server/deps.ts'
import { sendProblem } from '#api/server/problem.ts'
import { DomainError, NotFound } from '#domain/errors.ts'
import { LINK_FAILURES, LINK_TEXT } from '#domain/newsletter/messages.ts'
import { unsubscribe } from './subscription.service.ts'

const ONE_CLICK = 'List-Unsubscribe=One-Click'
/** The multipart encoding that RFC 8058 §3.2 prefers, with any boundary. */
const ONE_CLICK_PART =
  /^--([^\r\n]+)\r\ncontent-disposition: *form-data; *name="?List-Unsubscribe"?\r\n(?:content-[^\r\n]*\r\n)*\r\nOne-Click\r\n--\1--\s*$/i

/**
 * RFC 8058. The only form body that the server accepts: the token authorizes it and cookies do not. The page's own form
 * sends the same body, so it works without JavaScript.
 */
export function mountOneClick(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 512 },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Querystring: { token?: unknown } }>('/newsletter/unsubscribe', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.body !== ONE_CLICK && !ONE_CLICK_PART.test(String(request.body))) {
        return sendProblem(reply, 400, 'BAD_INPUT', `The body must be exactly ${ONE_CLICK}`)
      }
      // Browsers without JavaScript get the page. Email apps must not be redirected.
      const isBrowser = String(request.headers.accept ?? '').includes('text/html')
      try {
        const { token } = request.query
        if (typeof token !== 'string') throw new NotFound(LINK_FAILURES.unknown.title)
        await unsubscribe(deps, token)
      } catch (error) {
        if (!isBrowser || !(error instanceof DomainError)) throw error
        return reply.redirect('/newsletter/unsubscribe', 303)
      }
      if (isBrowser) return reply.redirect('/newsletter/unsubscribe?done=true', 303)
      return reply.type('text/plain; charset=utf-8').send(`${LINK_TEXT.unsubscribe.done.title}\n`)
    })
  })
}
