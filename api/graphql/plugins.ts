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
import { holdsUnstorableText, UNSTORABLE_TEXT } from '#api/database/unstorable-text.ts'
import type { Deps } from '#api/server/deps.ts'
import { failureHeaders } from '#api/server/http.ts'
import { networkOf } from '#api/server/network.ts'
import { RateLimited, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import { type Context, contextOf, tellOfProxy } from './context.ts'
import { documentError, TOO_MUCH_AT_ONCE } from './errors.ts'

/** What Fastify knows of the request behind an operation. */
export interface ServerContext {
  fastifyRequest: FastifyRequest
  fastifyReply: FastifyReply
  /** Holds the resolvers' context once it was made, or from the start for public reads. Yoga copies everything around it. */
  made: { context?: Context }
  /** Other requests may share the result, so the read goes on when this one is aborted. */
  isShared?: boolean
}

/** Refuses U+0000 and halves of surrogate pairs in variables and in the document's own strings. */
export const storableTextOnly: Plugin = {
  onParams({ params }) {
    // The parser refuses lone surrogates in literals, and NUL except as an escape.
    const inDocument = /\\u(0000|\{0+\})/.test(params.query ?? '')
    if (inDocument || holdsUnstorableText([params.query, params.variables, params.operationName])) {
      throw new GraphQLError(UNSTORABLE_TEXT, { extensions: { http: { status: 400 } } })
    }
  },
}

/** Validation errors with the stable code, and without hints at names that were not asked for. */
export function tidyValidation(hideSuggestions: boolean): Plugin {
  return {
    onValidate:
      () =>
      ({ valid, result, setResult }) => {
        if (!valid)
          setResult((result as GraphQLError[]).map((error) => documentError(error, hideSuggestions)))
      },
  }
}

/** Hides the schema's description. Validation comes before the resolvers' context, so the token is read earlier. */
export function introspectionForAdminsOnly(deps: Deps): Plugin<ServerContext> {
  return {
    async onParams({ context }) {
      const { fastifyRequest, fastifyReply, made } = context as unknown as ServerContext
      made.context ??= await contextOf(deps, fastifyRequest, fastifyReply)
    },
    onValidate({ addValidationRule, context }) {
      if (!context.made.context?.isAdmin) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/** Refuses to be asked for the same thing over and over in one place, which costs work and answers nothing more. */
export function limitRepetition(max: number): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule((context: ValidationContext) => ({
        SelectionSet({ selections }: SelectionSetNode) {
          const asked = new Map<string, number>()
          for (const selection of selections) {
            if (selection.kind !== Kind.FIELD) continue
            const name = (selection.alias ?? selection.name).value
            const times = (asked.get(name) ?? 0) + 1
            asked.set(name, times)
            if (times <= max) continue
            context.reportError(new GraphQLError(TOO_MUCH_AT_ONCE))
            return BREAK
          }
          return undefined
        },
      }))
    },
  }
}

export interface SubscriptionLimits {
  perAddress: number
  total: number
}

/** Every open subscription holds a socket and asks the database when something changes: their number is bounded. */
export function limitSubscriptions({
  perAddress,
  total,
}: SubscriptionLimits): Plugin<Context & ServerContext> {
  const open = new Map<string, number>()
  let all = 0
  return {
    onSubscribe({ args, setResultAndStopExecution }) {
      const { fastifyRequest, fastifyReply } = args.contextValue as Context & ServerContext
      // Gone while they waited for their turn: nothing would tell any more that they have left.
      if (fastifyReply.raw.closed) {
        setResultAndStopExecution({ data: null })
        return
      }
      const address = networkOf(fastifyRequest.ip)
      const mine = open.get(address) ?? 0
      if (mine >= perAddress || all >= total) {
        const quota = { name: 'subscriptions', limit: perAddress, remaining: 0, reset: 30 }
        tellOfProxy(args.contextValue as Context, fastifyRequest)
        setResultAndStopExecution({ errors: [refusal(new RateLimited(TOO_MANY_REQUESTS, quota))] })
        return
      }
      open.set(address, mine + 1)
      all += 1
      fastifyReply.raw.once('close', () => {
        all -= 1
        const left = (open.get(address) ?? 1) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      })
    },
  }
}

function refusal(error: RateLimited): GraphQLError {
  return new GraphQLError(error.message, {
    extensions: { code: error.code, http: { status: 429, headers: failureHeaders(error) } },
  })
}
