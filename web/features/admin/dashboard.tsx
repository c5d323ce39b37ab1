import { useApolloClient, useQuery } from '@apollo/client/react'
import { LogOut } from 'lucide-react'
import { use, useEffect, useMemo } from 'react'
import { useRoutes } from 'react-router'
import { KEPT_TEXT } from '#domain/admin/kept-text.ts'
import { ADMIN_TEXT, LOGGED_OUT } from '#domain/admin/messages.ts'
import { ATTENTION_TEXT } from '#domain/admin/overview-text.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { type RoomName, signedInAs } from '#domain/admin/rooms.ts'
import { STATUS_POLL_INTERVAL_MS } from '#domain/admin/token.ts'
import { enumValue } from '#domain/enum-names.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { AdminStatusDocument } from './generation/schedule-card.generated.ts'
import { forgetKeptTexts, hasKeptTexts } from './kept-text/use-kept-text.ts'
import { UnsavedContext } from './kept-text/use-unsaved-changes.ts'
import { AdminOverviewDocument } from './overview/overview.generated.ts'
import { CardState } from './panel.tsx'
import { replaceScreen } from './restore-focus.ts'
import { RoomBar } from './room-bar.tsx'
import { ROOM_ROUTES } from './room-routes.tsx'
import { useAdminContext } from './session/admin-context.ts'
import { failureReason, isUnauthenticated } from './session/admin-errors.ts'
import { type Session, SessionContext } from './session/session-context.ts'
import { clearToken } from './session/token-store.ts'
import { refetchActive } from './update-cache.ts'
import { useAdminQuery } from './use-admin-query.ts'

type DashboardProps = {
  /** The room that works without an accepted token, for the specified errors of its cards. */
  isOverview: boolean
}

export function Dashboard({ isOverview }: DashboardProps) {
  const { confirmLeave } = use(UnsavedContext)
  const client = useApolloClient()
  const session = useAdminSession()
  const { error, name, isTokenAccepted } = session
  const room = useRoutes(ROOM_ROUTES)
  const counts = useWaitingCounts(isTokenAccepted)
  // The status card alone would not explain a wrong token or the rate limit.
  const reason = failureReason(error, '')

  function logout() {
    if (!confirmLeave() || (hasKeptTexts() && !window.confirm(KEPT_TEXT.logout))) return
    forgetKeptTexts()
    replaceScreen(clearToken)
    // The next person at this computer must not see the admin's data.
    client.clearStore()
    showToast(LOGGED_OUT)
  }

  return (
    <SessionContext value={session}>
      <div className="wrap pt-5 pb-section">
        <div className="flex flex-wrap items-center justify-between gap-x-5">
          <h1 className="text-xl">{ADMIN_TEXT.heading}</h1>
          <div className="flex flex-wrap items-center gap-2 text-sm">
            {name && <p>{signedInAs(name)}</p>}
            <Button variant="quiet" size="sm" className="-me-3" onClick={logout}>
              <LogOut className="icon" aria-hidden="true" />
              {ADMIN_TEXT.logout}
            </Button>
          </div>
        </div>
        <RoomBar counts={counts} />
        {reason && <Alert>{reason}</Alert>}
        <TooltipProvider>
          {/* Only after the token was accepted, so that a wrong one is sent only once. */}
          {isTokenAccepted || isOverview ? (
            room
          ) : (
            <CardState
              title={ADMIN_TEXT.heading}
              failure={Boolean(error) && PANEL_TEXT.unavailable}
              loading={!error}
              onRetry={session.refetch}
            />
          )}
        </TooltipProvider>
      </div>
    </SessionContext>
  )
}

/** How many things need attention in each room. */
function useWaitingCounts(isTokenAccepted: boolean): Partial<Record<RoomName, number>> {
  const { data } = useAdminQuery(AdminOverviewDocument, {}, { skip: !isTokenAccepted })
  const counts: Partial<Record<RoomName, number>> = {}
  for (const { kind, count } of data?.overview.attention ?? []) {
    const { room } = ATTENTION_TEXT[kind]
    counts[room] = (counts[room] ?? 0) + count
  }
  return counts
}

/** Refreshes the dashboard every minute until the server rejects the token: visitors, the clock and other editors change it. */
function useAdminSession(): Session {
  const client = useApolloClient()
  const { data, previousData, error, refetch } = useQuery(AdminStatusDocument, {
    context: useAdminContext(),
    fetchPolicy: 'network-only',
  })
  const isTokenRejected = isUnauthenticated(error)
  useEffect(() => {
    if (isTokenRejected) return
    const timer = setInterval(() => refetchActive(client), STATUS_POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTokenRejected, client])
  const known = data ?? previousData
  return useMemo(
    () => ({
      status: data,
      error,
      refetch,
      isTokenRejected,
      isTokenAccepted: Boolean(known),
      name: known?.me?.name,
      role: enumValue(known?.me?.role ?? 'WRITER'),
    }),
    [data, error, refetch, isTokenRejected, known],
  )
}
