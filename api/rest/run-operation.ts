import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { execute, GraphQLError } from 'graphql'
import type { Context } from '#api/graphql/context.ts'
import { recordCacheTopics } from '#api/graphql/public-reads.ts'
import { schema } from '#api/graphql/schema.ts'
import { DomainError, type ErrorCode, type FieldError } from '#domain/errors.ts'

interface Failure {
  code: ErrorCode
  message: string
  fields?: FieldError[]
}

/** What remains of a mutation's answer when its failures have been thrown. */
type Success<Result> = Exclude<Result, { code: ErrorCode; message: string }>

/** No more than the operation declares: GraphQL ignores other variables, and what somebody sent would be lost. */
type Exact<Sent, Declared> = Sent & Record<Exclude<keyof Sent, keyof Declared>, never>

/**
 * Runs a stored GraphQL operation in process, with the rules, limits and permissions that it has over HTTP.
 * @throws DomainError for expected failures, anything else as it was thrown.
 */
export async function runOperation<Data, Variables extends Record<string, unknown>, Sent extends Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Exact<Sent, Variables>,
  context: Context,
): Promise<Data> {
  const { data, errors } = await context.concurrency.run(async () =>
    execute({ schema, document, variableValues: variables, contextValue: context }),
  )
  const [error] = errors ?? []
  if (error) throw originalError(error)
  recordCacheTopics(document, context)
  return data as Data
}

/** The answer of a mutation, whose expected failures are thrown. */
export function orThrow<Result extends object>(result: Result): Success<Result> {
  if (isFailure(result)) throw new DomainError(result.code, result.message, result.fields)
  return result as Success<Result>
}

function isFailure(result: object): result is Failure {
  return 'code' in result && 'message' in result
}

function originalError(error: GraphQLError): Error {
  const cause = error.originalError
  return cause instanceof GraphQLError ? originalError(cause) : (cause ?? error)
}
