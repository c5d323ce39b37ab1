import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { SCROLL_KEY } from '../domain/layout.ts'
import { ChallengeEvents } from './features/challenges/challenge-events.tsx'
import { PageShell } from './layout/page-shell.tsx'
import { readItem } from './lib/browser-storage.ts'

/**
 * Which scroll position is a page's own. The first page of every document has the key 'default': without its
 * address, a page that was opened anew would be scrolled to where the one before was left.
 */
function entryOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

/**
 * Where somebody returns to a document from another, brings them to where they left it. The router would do that too, but
 * scroll to the top whoever comes anew: they may have been reading for a while before the page is alive.
 */
function useReturn(): void {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that the document began with.
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'navigate' || window.scrollY > 0) return
    try {
      const places = JSON.parse(readItem('sessionStorage', SCROLL_KEY) ?? '{}')
      window.scrollTo(0, places[entryOf(location)] ?? 0)
    } catch {
      // What was kept cannot be read: the top is a place too.
    }
  }, [])
}

/** What stands around every page. */
export function Root() {
  useReturn()
  return (
    <PageShell>
      <Outlet />
      <ChallengeEvents />
      <ScrollRestoration getKey={entryOf} storageKey={SCROLL_KEY} />
    </PageShell>
  )
}
