import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { failureReason } from './session/admin-errors.ts'
import { useSession } from './session/session-context.ts'

type Options = {
  /** `no-cache` for forms, because changes from other queries must not replace what an editor types. */
  fetchPolicy?: 'cache-and-network' | 'no-cache'
  skip?: boolean
  /** Makes `loading` true while it refetches. */
  notifyOnNetworkStatusChange?: boolean
}

/** `data` is that of the previous variables until the new ones have loaded. `panel` has the props of a `Panel`. */
export function useAdminQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
) {
  const result = useQuery<Data, OperationVariables>(query, {
    variables,
    context: useSession().context,
    // Admin reads bypass the response cache, which may not include another process's change yet.
    fetchPolicy: 'cache-and-network',
    ...options,
  })
  const { data: current, previousData, error, refetch } = result
  const data = current ?? previousData
  const failure = failureReason(error, PANEL_TEXT.unavailable)
  const panel = { loaded: Boolean(data), failed: Boolean(error), failure, onRetry: () => refetch() }
  return { ...result, current, data, panel }
}
