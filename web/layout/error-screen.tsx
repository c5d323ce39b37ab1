import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ERROR_SCREEN_TEXT } from '#domain/pages/error-screen.ts'
import { PageLoadError } from '#web/boot/page-load-error.ts'
import { Head } from '#web/head.tsx'
import { Root } from '#web/root.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { FigureScreen } from './figure-screen.tsx'
import { PageShell } from './page-shell.tsx'

const NotFoundScreen = lazy(async () => ({
  default: (await import('#web/pages/not-found.tsx')).Component,
}))

/** For failures in the browser. The server has its own error page (api/pages/error-page.ts). */
export function ErrorScreen() {
  const error = useRouteError()
  // An address with a line break (boot/entry.client.tsx).
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  if (!isNotFound) return <LoadFailure isPageLoadError={error instanceof PageLoadError} />
  return (
    <Root>
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    </Root>
  )
}

function LoadFailure({ isPageLoadError }: { isPageLoadError: boolean }) {
  // An open tab can outlive its build. The server then has the page but not this build's chunk.
  const isReloading = isPageLoadError && navigator.onLine
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
