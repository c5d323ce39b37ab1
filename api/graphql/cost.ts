import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  Kind,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from './context.ts'
import { OPERATION_TOO_LARGE } from './errors.ts'

/** Rejects operations that cost more than `limit`. `extensions` of others report the cost and the rate limits. */
export function costLimit(limit: number): Plugin<Context> {
  return {
    onSubscribe({ args, setResultAndStopExecution }) {
      const requested = costOf(args)
      if (requested !== null && requested > limit) setResultAndStopExecution(tooLarge({ requested, limit }))
    },
    onExecute({ args, setResultAndStopExecution }) {
      const requested = costOf(args)
      if (requested === null) return
      const cost = { requested, limit }
      if (requested > limit) return setResultAndStopExecution(tooLarge(cost))
      return {
        onExecuteDone({ result, setResult }) {
          const { data, extensions } = result as ExecutionResult
          if (data === undefined) return
          const rateLimits = [...(args.contextValue as Context).quotas.values()]
          setResult({
            ...result,
            extensions: { ...extensions, cost, ...(rateLimits.length > 0 && { rateLimits }) },
          })
        },
      }
    },
  }
}

function tooLarge(cost: { requested: number; limit: number }): ExecutionResult {
  const extensions = { code: 'BAD_INPUT', cost, http: { status: 400 } }
  return { errors: [new GraphQLError(OPERATION_TOO_LARGE, { extensions })] }
}

/** Null if variables are missing or invalid, because execution reports that better. */
function costOf(args: ExecutionArgs): number | null {
  const { schema, document, operationName, contextValue: ctx } = args
  const variables = args.variableValues ?? {}
  const operation = getOperationAST(document, operationName)
  if (!operation) return null
  // Without `maxErrors`, one request with thousands of wrong values would block the thread for seconds.
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 0 }).errors)
    return null
  // complexityFromQuery measures the first operation of a document.
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  const executed = { ...document, definitions: [operation, ...fragments] }
  try {
    return complexityFromQuery(executed, { schema, variables, ctx: ctx as object }).complexity
  } catch {
    return null
  }
}
