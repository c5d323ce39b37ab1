import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { getOperationAST, OperationTypeNode } from 'graphql'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import type { ErrorCode } from '#domain/errors.ts'
import { API_URL, network } from './network.ts'
import { execute, type PartialResult } from './schema.ts'

const api = graphql.link(API_URL)

/** A `Response` is sent unchanged. */
type ResultFunction<Data, Variables> = (
  variables: Variables,
  request: Request,
) => PartialResult<Data> | Response | Promise<PartialResult<Data> | Response>

/** Responds until the end of the test. Returns the variables of every request so far, in order. */
export function serve<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  result: PartialResult<Data> | ResultFunction<Data, Variables> = {} as PartialResult<Data>,
): Variables[] {
  const requests: Variables[] = []
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
  network.use(
    api[isMutation ? 'mutation' : 'query'](document, async ({ query, variables, request }) => {
      requests.push(variables)
      const given = isComputed(result) ? await result(variables, request) : result
      return given instanceof Response ? given : HttpResponse.json(execute({ query, variables }, given))
    }),
  )
  return requests
}

function isComputed<Data, Variables>(
  result: PartialResult<Data> | ResultFunction<Data, Variables>,
): result is ResultFunction<Data, Variables> {
  return typeof result === 'function'
}

export function failure(message = 'no', { status = 500, code }: { status?: number; code?: ErrorCode } = {}) {
  const errors = [{ message, ...(code && { extensions: { code } }) }]
  return HttpResponse.json({ errors }, { status })
}
