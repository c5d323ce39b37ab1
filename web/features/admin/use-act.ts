import type { ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { ZodError } from 'zod'
import { deskDone, deskFailed } from '#domain/admin/desk-text.ts'
import { type FieldError, fromZod } from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useAsAdmin } from './admin-context.ts'
import { reasonOf } from './admin-errors.ts'
import { refetchShown } from './refetch.ts'

export type FieldErrors = Record<string, string>

export type Outcome<Answer = unknown> =
  | { answer: Answer }
  | { failed: string; code?: string; fields: FieldErrors }

/**
 * Does one admin mutation: with the token, one at a time, saying in a toast what was done or why it was not.
 * The mutation answers with one field: what was changed, or a failure of the schema.
 */
export function useAct() {
  const client = useApolloClient()
  const context = useAsAdmin()
  const [acting, setActing] = useState(false)

  async function act<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done: string,
    refetch: string[] = [],
  ): Promise<Outcome<Data> | null> {
    if (acting) return null
    setActing(true)
    try {
      const { data } = await client.mutate({ mutation, variables, context } as never)
      const answer = Object.values((data ?? {}) as Record<string, unknown>)[0]
      if (isFailure(answer)) {
        showToast(deskFailed(answer.message))
        // Most often somebody else was faster: the lists show what there is now.
        await refetchShown(client, refetch)
        return { failed: answer.message, code: answer.code, fields: fieldsOf(answer) }
      }
      showToast(deskDone(done))
      await refetchShown(client, [...refetch, 'DeskAudit'])
      return { answer: data as Data }
    } catch (error) {
      const failed = reasonOf(error as ErrorLike, UNEXPECTED_FAILURE)
      showToast(deskFailed(failed))
      return { failed, fields: {} }
    } finally {
      setActing(false)
    }
  }

  return { act, acting }
}

interface Failure {
  code: string
  message: string
  fields?: readonly FieldError[]
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
}

function fieldsOf({ fields = [] }: Failure): FieldErrors {
  return Object.fromEntries(fields.map(({ path, message }) => [path.split('.')[0] ?? path, message]))
}

/** What the domain's own rules say of a form before it is sent. */
export function fieldErrorsOf(error: ZodError): FieldErrors {
  return fieldsOf(fromZod(error))
}
