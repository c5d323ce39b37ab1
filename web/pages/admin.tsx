import { useMemo } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { roomTitle } from '#domain/admin/rooms.ts'
import { Dashboard } from '#web/features/admin/dashboard.tsx'
import { useUnsavedChanges } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
import { roomRoutes } from '#web/features/admin/room-routes.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'
import { NotFoundScreen } from '#web/layout/not-found-screen.tsx'
import { urls } from '#web/urls.ts'

/** `/admin` and its rooms (spec §2 Admin). A saved token opens the dashboard at once; the server renders the authentication card. */
export function Component() {
  const { hasUnsaved, onUnsaved, confirmLeave } = useUnsavedChanges()
  const { pathname } = useLocation()
  const rooms = useMemo(() => roomRoutes(onUnsaved), [onUnsaved])
  const match = matchRoutes(rooms, pathname, urls.admin())?.at(-1)
  if (!match) return <NotFoundScreen />
  return (
    <AdminGate title={roomTitle(match.route.path)} hasUnsaved={hasUnsaved}>
      <Dashboard rooms={rooms} isOverview={match.route.index === true} confirmLeave={confirmLeave} />
    </AdminGate>
  )
}
