import { useApolloClient } from '@apollo/client/react'
import { LogOut } from '@lucide/icons'
import { use } from 'react'
import { ROLE_FORBIDDEN } from '#domain/admin/editors.ts'
import { KEPT_TEXT } from '#domain/admin/kept-text.ts'
import { ADMIN_TEXT, LOGGED_OUT } from '#domain/admin/messages.ts'
import { ATTENTION_TEXT } from '#domain/admin/overview-text.ts'
import { type RoomName, signedInAs } from '#domain/admin/rooms.ts'
import { ADMIN_TOKEN_KEY } from '#domain/session/storage-keys.ts'
import { storeText } from '#web/lib/stored-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { forgetKeptTexts, hasKeptTexts } from './kept-text/use-kept-text.ts'
import { UnsavedContext } from './kept-text/use-unsaved-changes.ts'
import { AdminOverviewDocument } from './overview/overview.generated.ts'
import { PanelState, RoomGrid } from './panel.tsx'
import { replaceScreen } from './restore-focus.ts'
import { RoomBar } from './room-bar.tsx'
import { ROOMS } from './rooms.tsx'
import { failureReason } from './session/admin-errors.ts'
import { useMayOpen, useSession } from './session/session-context.ts'
import { useAdminQuery } from './use-admin-query.ts'

export function Dashboard({ room }: { room: RoomName }) {
  const { confirmLeave } = use(UnsavedContext)
  const client = useApolloClient()
  const { error, name, isTokenAccepted, refetch } = useSession()
  const mayOpen = useMayOpen(room)
  const counts = useWaitingCounts(isTokenAccepted)
  // The status card alone would not explain a wrong token or the rate limit.
  const reason = failureReason(error, '')

  function logout() {
    if ((hasKeptTexts() && !window.confirm(KEPT_TEXT.logout)) || !confirmLeave()) return
    forgetKeptTexts()
    replaceScreen(() => storeText(ADMIN_TOKEN_KEY, null))
    // The next person at this computer must not see the admin's data.
    client.clearStore()
    showToast(LOGGED_OUT)
  }

  return (
    <div className="wrap pt-5 pb-section">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <h1 className="text-xl">{ADMIN_TEXT.heading}</h1>
        <div className="flex flex-wrap items-center gap-2 text-sm">
          {name && <p className="wrap-anywhere">{signedInAs(name)}</p>}
          <Button variant="quiet" size="sm" className="-me-3" onClick={logout}>
            <Icon of={LogOut} />
            {ADMIN_TEXT.logout}
          </Button>
        </div>
      </div>
      <RoomBar counts={counts} />
      {reason && <Alert>{reason}</Alert>}
      <TooltipProvider>
        {/* The cards of the overview have errors of their own. Other rooms wait, so that a wrong token is sent only once. */}
        {room === '' ? (
          ROOMS[room]
        ) : isTokenAccepted ? (
          mayOpen ? (
            <RoomGrid>{ROOMS[room]}</RoomGrid>
          ) : (
            <Alert>{ROLE_FORBIDDEN}</Alert>
          )
        ) : (
          <PanelState title={ADMIN_TEXT.heading} loaded={false} failed={Boolean(error)} onRetry={refetch} />
        )}
      </TooltipProvider>
    </div>
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
