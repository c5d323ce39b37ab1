import { type ReactNode, useContext, useEffect } from 'react'
import {
  type Location,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext,
  useLocation,
} from 'react-router-dom'
import { SCROLL_KEY } from '../domain/layout.ts'
import { ChallengeEvents } from './features/challenges/challenge-events.tsx'
import { PageShell } from './layout/page-shell.tsx'
import { readItem } from './lib/browser-storage.ts'
import { goBackWhenPushed, untilTakenOver } from './lib/keep-place.ts'

/**
 * Which scroll position is a page's own. The first page of every document has the key 'default': without its
 * address, a page that was opened anew would be scrolled to where the one before was left.
 */
function entryOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

/** Where somebody left this page. What cannot be read, or was never kept, is the top. */
function keptPlace(location: Location): number {
  try {
    const place = JSON.parse(readItem('sessionStorage', SCROLL_KEY) ?? '{}')[entryOf(location)]
    return typeof place === 'number' ? place : 0
  } catch {
    return 0
  }
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
    const place = keptPlace(location)
    if (visit?.type === 'navigate' || place === 0) return
    // The desk loads its panels after this: till then one comes as far as the page is high.
    const end = document.documentElement.scrollHeight - window.innerHeight
    const isTooShort = place > end && window.scrollY >= end - 1
    if (window.scrollY > 0 && !isTooShort) return
    const go = () => window.scrollTo(0, place)
    go()
    if (!isTooShort) return
    const over = untilTakenOver()
    goBackWhenPushed(go, over.signal)
    return () => over.abort()
  }, [])
}

/**
 * Who goes back inside the site comes to where they were. After a reload the page that they left reads its data once more, and
 * the router scrolls before it is as high as it was.
 */
function useKeptPlace(): void {
  const place = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may have been left at the same place.
  useEffect(() => {
    if (typeof place !== 'number') return
    const over = untilTakenOver()
    goBackWhenPushed(() => window.scrollTo(0, place), over.signal)
    return () => over.abort()
  }, [place, key])
}

/** What stands around every page. */
export function Root({ children = <Outlet /> }: { children?: ReactNode }) {
  useReturn()
  useKeptPlace()
  return (
    <PageShell>
      {children}
      <ChallengeEvents />
      <ScrollRestoration getKey={entryOf} storageKey={SCROLL_KEY} />
    </PageShell>
  )
}
