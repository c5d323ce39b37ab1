import { useApolloClient, useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { STATUS_POLL_INTERVAL_MS } from '#domain/admin/sign-in.ts'
import { enumValue } from '#domain/enum-names.ts'
import { refetchActive } from '#web/features/admin/update-cache.ts'
import { isUnauthenticated } from './admin-errors.ts'
import { AdminStatusDocument } from './session.generated.ts'
import { adminContext, type Session, SessionContext } from './session-context.ts'

/** Refreshes what is shown every minute until the server rejects the token: visitors, the clock and other editors change it. */
export function SessionProvider({ token, children }: { token: string; children: ReactNode }) {
  const client = useApolloClient()
  const context = useMemo(() => adminContext(token), [token])
  const { data, error, refetch } = useQuery(AdminStatusDocument, {
    context,
    fetchPolicy: 'network-only',
  })
  const isTokenRejected = isUnauthenticated(error)
  useEffect(() => {
    if (isTokenRejected) return
    const timer = setInterval(() => refetchActive(client), STATUS_POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTokenRejected, client])
  const session = useMemo<Session>(
    () => ({
      context,
      status: data,
      error,
      refetch,
      isTokenRejected,
      isTokenAccepted: Boolean(data),
      name: data?.me?.name,
      role: enumValue(data?.me?.role ?? 'WRITER'),
    }),
    [context, data, error, refetch, isTokenRejected],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
