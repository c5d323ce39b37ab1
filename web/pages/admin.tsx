import { useMemo, useState, useSyncExternalStore } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { SIGN_IN_TEXT } from '#domain/admin/messages.ts'
import { roomTitle } from '#domain/admin/rooms.ts'
import { TokenContext } from '#web/features/admin/admin-context.ts'
import { Dashboard } from '#web/features/admin/dashboard.tsx'
import { roomRoutes } from '#web/features/admin/room-routes.tsx'
import { SignIn } from '#web/features/admin/sign-in.tsx'
import { currentToken, serverToken, subscribeToToken } from '#web/features/admin/token-store.ts'
import { useUnsavedChanges } from '#web/features/admin/use-unsaved-changes.ts'
import { Head } from '#web/head.tsx'
import { NotFoundScreen } from '#web/layout/not-found-screen.tsx'
import { urls } from '#web/urls.ts'

/** `/admin` and its rooms (spec §2 Admin). A saved token opens the dashboard at once; the server renders the authentication card. */
export function Component() {
  const token = useSyncExternalStore(subscribeToToken, currentToken, serverToken)
  const [lastToken, setLastToken] = useState(token)
  if (token !== null && token !== lastToken) setLastToken(token)
  const unsaved = useUnsavedChanges()
  // After a logout in another tab, keep the text that is being typed behind the authentication card.
  const adminToken = token ?? (unsaved.hasUnsaved ? lastToken : null)
  const { pathname } = useLocation()
  const rooms = useMemo(() => roomRoutes(unsaved.onUnsaved), [unsaved.onUnsaved])
  const match = matchRoutes(rooms, pathname, urls.admin())?.at(-1)
  if (!match) return <NotFoundScreen />
  return (
    <>
      <Head title={roomTitle(match.route.path)} description={SIGN_IN_TEXT.lead} noIndex />
      {token === null && <SignIn hasUnsaved={unsaved.hasUnsaved} />}
      {adminToken !== null && (
        <div hidden={token === null}>
          <TokenContext value={adminToken}>
            <Dashboard
              rooms={rooms}
              isOverview={match.route.index === true}
              confirmLeave={unsaved.confirmLeave}
            />
          </TokenContext>
        </div>
      )}
    </>
  )
}
