import type { ReactNode } from 'react'
import { Toaster } from '#web/ui/toast/toaster.tsx'
import { Footer } from './footer.tsx'
import { Nav } from './nav.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
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
