import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  BREAK,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { rateLimitSubnet } from '#api/server/rate-limit-subnet.ts'
import { hasRole } from '#domain/admin/editors.ts'
import { RateLimited, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import type { Context } from './context.ts'
import { badRequest, documentError, maskError, OPERATION_TOO_LARGE } from './errors.ts'

export interface ServerContext {
  fastifyRequest: FastifyRequest
  fastifyReply: FastifyReply
}

/** Yoga masks broken JSON in URL parameters as a failure of the server. */
export const rejectBrokenParameters: Plugin = {
  onRequestParse({ request, url }) {
    if (request.method !== 'GET') return
    try {
      for (const name of ['variables', 'extensions']) JSON.parse(url.searchParams.get(name) || 'null')
    } catch {
      throw badRequest('Variables and extensions must be JSON.')
    }
  },
}

/** Adds the stable code to validation errors, and removes suggestions of other names. */
export const cleanValidationErrors: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult((result as GraphQLError[]).map(documentError))
    },
}

export const introspectionForAdminsOnly: Plugin<Context> = {
  onValidate({ addValidationRule, context }) {
    if (!hasRole(context.editor, 'admin')) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

/** Merging repeated fields costs time and returns nothing more. */
export function limitRepetition(max: number): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule((context: ValidationContext) => ({
        SelectionSet({ selections }: SelectionSetNode) {
          const counts = new Map<string, number>()
          for (const selection of selections) {
            if (selection.kind !== Kind.FIELD) continue
            const name = (selection.alias ?? selection.name).value
            const times = (counts.get(name) ?? 0) + 1
            counts.set(name, times)
            if (times <= max) continue
            context.reportError(new GraphQLError(OPERATION_TOO_LARGE))
            return BREAK
          }
          return undefined
        },
      }))
    },
  }
}

/** Each subscription holds a socket until it is closed. */
export function limitSubscriptions(max: { perAddress: number; total: number }): Plugin<ServerContext> {
  /** Address of each open subscription. */
  const open: string[] = []
  return {
    onSubscribe({ args, setResultAndStopExecution }) {
      const { fastifyRequest, fastifyReply } = args.contextValue as ServerContext
      // The client disconnected while it was queued, so `close` will not be emitted again.
      if (fastifyReply.raw.closed) {
        setResultAndStopExecution({ data: null })
        return
      }
      const address = rateLimitSubnet(fastifyRequest.ip)
      const isFull =
        open.length >= max.total || open.filter((each) => each === address).length >= max.perAddress
      if (isFull) {
        const quota = { name: 'subscriptions', limit: max.perAddress, remaining: 0, reset: 30 }
        const error = new RateLimited(TOO_MANY_REQUESTS, quota)
        setResultAndStopExecution({ errors: [maskError(error, { requestId: undefined, log: () => {} })] })
        return
      }
      open.push(address)
      fastifyReply.raw.once('close', () => open.splice(open.indexOf(address), 1))
    },
  }
}
