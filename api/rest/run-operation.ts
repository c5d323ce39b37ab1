import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { execute, GraphQLError } from 'graphql'
import type { Context } from '#api/graphql/context.ts'
import { noteReading } from '#api/graphql/public-reads.ts'
import { schema } from '#api/graphql/schema.ts'
import { DomainError, type ErrorCode, type FieldError } from '#domain/errors.ts'

interface Failure {
  code: ErrorCode
  message: string
  fields?: FieldError[]
}

/** What remains of a mutation's answer when its failures have been thrown. */
type Success<Answer> = Exclude<Answer, { code: ErrorCode; message: string }>

/** No more than the operation declares: GraphQL ignores other variables, and what somebody sent would be lost. */
type NoMore<Sent, Declared> = Sent & Record<Exclude<keyof Sent, keyof Declared>, never>

/**
 * Runs a stored GraphQL operation in process, with the rules, limits and permissions that it has over HTTP.
 * @throws DomainError for expected failures, anything else as it was thrown.
 */
export async function runOperation<Data, Variables extends Record<string, unknown>, Sent extends Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoMore<Sent, Variables>,
  context: Context,
): Promise<Data> {
  const { data, errors } = await context.concurrency.run(async () =>
    execute({ schema, document, variableValues: variables, contextValue: context }),
  )
  const [error] = errors ?? []
  if (error) throw originalOf(error)
  noteReading(document, context)
  return data as Data
}

/** The answer of a mutation, whose expected failures are thrown. */
export function orThrow<Answer extends object>(answer: Answer): Success<Answer> {
  if (isFailure(answer)) throw new DomainError(answer.code, answer.message, answer.fields)
  return answer as Success<Answer>
}

function isFailure(answer: object): answer is Failure {
  return 'code' in answer && 'message' in answer
}

function originalOf(error: GraphQLError): Error {
  const cause = error.originalError
  return cause instanceof GraphQLError ? originalOf(cause) : (cause ?? error)
}
