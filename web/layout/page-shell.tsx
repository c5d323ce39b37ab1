import { type ReactNode, useEffect } from 'react'
import { pressOnceWhileHeld } from '../lib/press-once.ts'
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Nav } from './nav.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useHashTarget } from './use-hash-target.ts'

/** What every page stands in. */
export function PageShell({ children }: { children: ReactNode }) {
  useHashTarget()
  useEffect(pressOnceWhileHeld, [])
  return (
    <>
      <SkipLink />
      <Nav />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <Toaster />
    </>
  )
}
