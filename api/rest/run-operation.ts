import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { execute } from 'graphql'
import type { Context } from '#api/graphql/context.ts'
import { causeOf } from '#api/graphql/errors.ts'
import { schema } from '#api/graphql/schema.ts'
import { DomainError, type ErrorCode, type FieldError } from '#domain/errors.ts'

/** As selected by the fragment RestFailure. */
interface Failure {
  failure: ErrorCode
  message: string
  fields?: FieldError[]
}

/** Runs a stored operation in process, and throws its first error as it was thrown. Failures of mutations are in the data. */
export async function runOperation<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Context,
): Promise<Data> {
  const { data, errors } = await context.concurrency.run(
    async () => execute({ schema, document, variableValues: variables, contextValue: context }),
    context.client,
  )
  if (errors) throw causeOf(errors[0])
  return data as Data
}

/** Throws the expected failure of a mutation. */
export function throwIfFailure(result: unknown): void {
  if (isFailure(result)) throw new DomainError(result.failure, result.message, result.fields)
}

function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && 'failure' in result
}
