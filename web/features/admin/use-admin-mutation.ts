import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { adminDone, adminFailed } from '#domain/admin/panel-text.ts'
import type { ErrorCode, FieldError } from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import type { Rejection } from '#web/lib/use-domain-form.ts'
import { showToast, type ToastAction } from '#web/ui/toast/toast-store.ts'
import { failureReason, isUnauthenticated } from './session/admin-errors.ts'
import { useSession } from './session/session-context.ts'
import { showChanges } from './update-cache.ts'

/** A member of a mutation's result union that implements `Error` in the schema. */
type Failure = { code: ErrorCode; message: string; fields?: readonly FieldError[] }

export type Outcome<Result> = { result: Result; rejection: null } | { result: null; rejection: Rejection }

/** For mutations with a single root field, whose value is the result. A toast shows `done` or the failure. */
export function useAdminMutation() {
  const client = useApolloClient()
  const { context } = useSession()
  const [isPending, setPending] = useState(false)

  async function mutate<Data extends object, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done: string,
    undo?: ToastAction,
  ): Promise<Outcome<Data[keyof Data]>> {
    setPending(true)
    try {
      const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables, context })
      if (!data) return reject({ message: UNEXPECTED_FAILURE, fields: [] })
      const [result] = Object.values(data)
      if (isFailure(result)) {
        const { message, code, fields = [] } = result
        const outcome = reject({ message, code, fields })
        // Usually another editor was faster, so the lists are outdated.
        await showChanges(client)
        return outcome
      }
      showToast({ ...adminDone(done), action: undo })
      await showChanges(client)
      return { result, rejection: null }
    } catch (error) {
      const message = failureReason(error, UNEXPECTED_FAILURE)
      return reject({ message, fields: [], ...(isUnauthenticated(error) && { code: 'UNAUTHENTICATED' }) })
    } finally {
      setPending(false)
    }
  }

  return { mutate, isPending }
}

function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && 'code' in result
}

function reject(rejection: Rejection): { result: null; rejection: Rejection } {
  showToast(adminFailed(rejection.message))
  return { result: null, rejection }
}
