import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { getOperationAST, OperationTypeNode } from 'graphql'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import type { ErrorCode } from '#domain/errors.ts'
import { API_URL, network } from './network.ts'
import { type Answer, execute } from './schema.ts'

const api = graphql.link(API_URL)

/** A `Response` is sent unchanged. */
type Answering<Data, Variables> = (
  variables: Variables,
  request: Request,
) => Answer<Data> | Response | Promise<Answer<Data> | Response>

/** Responds until the end of the test. Returns the variables of every request so far, in order. */
export function serve<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  answer: Answer<Data> | Answering<Data, Variables> = {} as Answer<Data>,
): Variables[] {
  const sent: Variables[] = []
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
  network.use(
    api[isMutation ? 'mutation' : 'query'](document, async ({ query, variables, request }) => {
      sent.push(variables)
      const given = isComputed(answer) ? await answer(variables, request) : answer
      return given instanceof Response ? given : HttpResponse.json(execute({ query, variables }, given))
    }),
  )
  return sent
}

function isComputed<Data, Variables>(
  answer: Answer<Data> | Answering<Data, Variables>,
): answer is Answering<Data, Variables> {
  return typeof answer === 'function'
}

export function failure(message = 'no', { status = 500, code }: { status?: number; code?: ErrorCode } = {}) {
  const errors = [{ message, ...(code && { extensions: { code } }) }]
  return HttpResponse.json({ errors }, { status })
}
