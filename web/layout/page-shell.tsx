import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Toaster } from '#web/ui/toast/toaster.tsx'
import { Footer } from './footer.tsx'
import { Nav } from './nav.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { useHashTarget } from './use-hash-target.ts'

export function PageShell({ children }: { children: ReactNode }) {
  useHashTarget()
  return (
    <>
      <SkipLink />
      <NavigationProgress />
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

/** Appears when the code of the next page takes longer than 300 ms. Screen readers hear the page's title when it is there. */
function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return (
    // A border, because forced colors replace backgrounds.
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-50 origin-left animate-navigate border-plum border-t-2 motion-reduce:[animation-duration:1ms] print:hidden"
      aria-hidden="true"
    />
  )
}
