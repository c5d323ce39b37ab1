import { matchRoutes, useLocation } from 'react-router'
import { roomTitle } from '#domain/admin/rooms.ts'
import { Dashboard } from '#web/features/admin/dashboard.tsx'
import { ROOM_ROUTES } from '#web/features/admin/room-routes.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'
import { urls } from '#web/urls.ts'
import { Component as NotFoundScreen } from './not-found.tsx'

/** `/admin` and its rooms (spec §2 Admin). A saved token opens the dashboard at once; the server renders the authentication card. */
export function Component() {
  const { pathname } = useLocation()
  const match = matchRoutes(ROOM_ROUTES, pathname, urls.admin())?.at(-1)
  if (!match) return <NotFoundScreen />
  return (
    <AdminGate title={roomTitle(match.route.path)}>
      <Dashboard isOverview={match.route.index === true} />
    </AdminGate>
  )
}
