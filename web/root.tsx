import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ChallengeEvents } from './features/challenges/challenge-events.tsx'
import { PageShell } from './layout/page-shell.tsx'

/** What stands around every page. */
export function Root() {
  return (
    <PageShell>
      <Outlet />
      <ChallengeEvents />
      <ScrollRestoration />
    </PageShell>
  )
}
