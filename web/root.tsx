import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { SCROLL_KEY } from '../domain/layout.ts'
import { ChallengeEvents } from './features/challenges/challenge-events.tsx'
import { PageShell } from './layout/page-shell.tsx'

/**
 * Which scroll position is a page's own. The first page of every document has the key 'default': without its
 * address, a page that was opened anew would be scrolled to where the one before was left.
 */
function entryOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

/** What stands around every page. */
export function Root() {
  return (
    <PageShell>
      <Outlet />
      <ChallengeEvents />
      <ScrollRestoration getKey={entryOf} storageKey={SCROLL_KEY} />
    </PageShell>
  )
}
