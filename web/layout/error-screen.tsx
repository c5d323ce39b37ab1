import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { ERROR_SCREEN_TEXT } from '#domain/pages/error-screen.ts'
import { PageLoadError } from '#web/boot/page-load-error.ts'
import { Head } from '#web/head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { FigureScreen } from './figure-screen.tsx'
import { PageShell } from './page-shell.tsx'

/** For failures in the browser. The server has its own error page (api/pages/error-page.ts). */
export function ErrorScreen() {
  // An open tab can outlive its build. The server then has the page but not this build's chunk.
  const isReloading = useRouteError() instanceof PageLoadError && navigator.onLine
  const { key } = useLocation()
  const lead = navigator.onLine ? ERROR_SCREEN_TEXT.lead : ERROR_SCREEN_TEXT.offline
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen stays mounted when another page is missing too.
  useEffect(() => {
    // No <ScrollRestoration> is mounted here.
    window.scrollTo(0, 0)
    if (isReloading) reload()
  }, [isReloading, key])
  if (isReloading) return <PageShell>{null}</PageShell>
  return (
    <PageShell>
      <FigureScreen heading={ERROR_SCREEN_TEXT.heading} lead={lead} role="alert">
        <Head title={ERROR_SCREEN_TEXT.heading} description={lead} noIndex />
        <Button onClick={reload}>{ERROR_SCREEN_TEXT.retry}</Button>
        <ButtonLink variant="line" href={urls.home()} reloadDocument>
          {ERROR_SCREEN_TEXT.home}
        </ButtonLink>
      </FigureScreen>
    </PageShell>
  )
}

/** Without `manual`, the browser would scroll the new page to what was in view, such as the footer. */
function reload(): void {
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}
