import { AdminGate } from '#web/features/admin/admin-gate.tsx'
import { Dashboard } from '#web/features/admin/dashboard.tsx'

/** `/admin` (spec §2 Admin). A saved token opens the dashboard at once. */
export function Component() {
  return <AdminGate>{(unsaved) => <Dashboard {...unsaved} />}</AdminGate>
}
