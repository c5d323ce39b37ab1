import type { FastifyReply, FastifyRequest } from 'fastify'
import { INVALID_TOKEN } from '../../domain/admin/messages.ts'
import { Unauthenticated } from '../../domain/errors.ts'
import type { Context } from '../graphql/context.ts'

/**
 * A hook that lets only an admin on to a route.
 * @throws Unauthenticated, inside the hook.
 */
export function requireAdmin(
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const { isAdmin } = await contextFor(request, reply)
    if (!isAdmin) throw new Unauthenticated(INVALID_TOKEN)
  }
}
