import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { SCROLL_KEY } from '#domain/session/storage-keys.ts'
import { ChallengeEvents } from './features/challenges/challenge-events.tsx'
import { PageShell } from './layout/page-shell.tsx'

/** The first history entry of every document has the key 'default', so the address tells those entries apart. */
function scrollKeyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

export function Root() {
  return (
    <PageShell>
      <Outlet />
      <ChallengeEvents />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={SCROLL_KEY} />
    </PageShell>
  )
}
