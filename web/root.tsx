import { Outlet, ScrollRestoration } from 'react-router-dom'
import { PageShell } from './layout/page-shell.tsx'

/** What stands around every page. */
export function Root() {
  return (
    <PageShell>
      <Outlet />
      <ScrollRestoration />
    </PageShell>
  )
}
