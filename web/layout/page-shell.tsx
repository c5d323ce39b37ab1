import type { ReactNode } from 'react'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Nav } from './nav.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useHashTarget } from './use-hash-target.ts'

/** What every page stands in. */
export function PageShell({ children }: { children: ReactNode }) {
  useHashTarget()
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
