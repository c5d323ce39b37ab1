import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from './context.ts'
import { TOO_MUCH_AT_ONCE } from './errors.ts'

interface Answer {
  data?: unknown
  extensions?: unknown
}

/**
 * Refuses operations that cost more than `limit`, and tells every other what it cost and what is left of
 * the limits it touched: `extensions.cost` and `extensions.rateLimits`.
 */
export function costLimit(limit: number): Plugin<Context> {
  const costs = new WeakMap<object, number>()
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const document = executedPart(args.document, args.operationName)
      const cost = costOf(args.schema, document, args.contextValue, args.variableValues)
      if (cost === null) return undefined
      if (cost > limit) {
        setResultAndStopExecution({
          errors: [
            new GraphQLError(TOO_MUCH_AT_ONCE, {
              extensions: { code: 'BAD_INPUT', cost: { requested: cost, limit }, http: { status: 400 } },
            }),
          ],
        })
        return undefined
      }
      costs.set(args.contextValue, cost)
      return undefined
    },
    onExecutionResult({ context, result, setResult }) {
      const cost = costs.get(context)
      if (cost === undefined || !result || Symbol.asyncIterator in result || result.data === undefined) return
      const quotas = [...(context as unknown as Context).quotas.values()]
      setResult({
        ...result,
        extensions: {
          ...((result as Answer).extensions as object),
          cost: { requested: cost, limit },
          ...(quotas.length > 0 && { rateLimits: quotas }),
        },
      })
    },
  }
}

/** The document without the operations that are not executed: the cost is that of the first one it meets. */
function executedPart(document: DocumentNode, operationName: string | null | undefined): DocumentNode {
  if (!operationName) return document
  return {
    ...document,
    definitions: document.definitions.filter(
      (node) => node.kind !== Kind.OPERATION_DEFINITION || node.name?.value === operationName,
    ),
  }
}

/** Null when variables are missing or wrong: execution itself says so, in better words. */
function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  ctx: object,
  variables: Record<string, unknown> | null | undefined,
): number | null {
  try {
    const given = variables ?? {}
    // The counting would word every mistake, and one request can hold thousands: seconds of nothing else.
    const asked = getOperationAST(document)?.variableDefinitions ?? []
    if (getVariableValues(schema, asked, given, { maxErrors: 0 }).errors) return null
    return complexityFromQuery(document, { schema, ctx, variables: given }).complexity
  } catch {
    return null
  }
}
