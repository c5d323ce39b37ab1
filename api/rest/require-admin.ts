import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/graphql/context.ts'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'
import { Unauthenticated } from '#domain/errors.ts'

export function requireAdmin(
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const { isAdmin } = await contextFor(request, reply)
    if (!isAdmin) throw new Unauthenticated(INVALID_TOKEN)
  }
}
