import { useParams } from 'react-router'
import { ADMIN_ROOMS, roomTitle } from '#domain/admin/rooms.ts'
import { Dashboard } from '#web/features/admin/dashboard.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'
import { Component as NotFoundScreen } from './not-found.tsx'

/** `/admin` and its rooms (spec §2 Admin). A saved token opens the dashboard at once; the server renders the authentication card. */
export function Component() {
  const { room: path = '' } = useParams()
  const room = ADMIN_ROOMS.find(({ name }) => name === path.toLowerCase())
  if (!room) return <NotFoundScreen />
  return (
    <AdminGate title={roomTitle(room)}>
      <Dashboard room={room.name} />
    </AdminGate>
  )
}
