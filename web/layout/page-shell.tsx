import { type ReactNode, useEffect } from 'react'
import { pressOnceWhileHeld } from '../lib/press-once.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Nav } from './nav.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useHashTarget } from './use-hash-target.ts'

/** What every page stands in. */
export function PageShell({ children }: { children: ReactNode }) {
  useHashTarget()
  useEffect(() => {
    const gone = new AbortController()
    pressOnceWhileHeld(gone.signal)
    return () => gone.abort()
  }, [])
  return (
    <>
      <SkipLink />
      <Nav />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <Toaster />
    </>
  )
}
