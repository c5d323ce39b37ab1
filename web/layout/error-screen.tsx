import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { ERROR_SCREEN_TEXT } from '../../domain/pages/not-found.ts'
import { Head } from '../head.tsx'
import { PageMissing } from '../page-missing.ts'
import { Root } from '../root.tsx'
import { Apart } from '../ui/apart.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { urls } from '../urls.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PageShell } from './page-shell.tsx'

/**
 * Shown when a page fails in the browser, or when a chunk of it fails to load. The server has an error page of its own
 * (api/error-page.ts).
 */
export function ErrorScreen() {
  const error = useRouteError()
  // No pattern matches an address that contains a line break, not even `*`.
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  if (!isNotFound) return <Apology isMissing={error instanceof PageMissing} />
  return (
    <Root>
      <NotFoundScreen />
    </Root>
  )
}

function Apology({ isMissing }: { isMissing: boolean }) {
  const isChecking = useReload(isMissing)
  const lead = navigator.onLine ? ERROR_SCREEN_TEXT.lead : ERROR_SCREEN_TEXT.offline
  // There is no <ScrollRestoration> here.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  if (isChecking) return <PageShell>{null}</PageShell>
  return (
    <PageShell>
      <div className="wrap nf">
        <Head title={ERROR_SCREEN_TEXT.heading} description={lead} noIndex />
        <div role="alert">
          <h1>{ERROR_SCREEN_TEXT.heading}</h1>
          <p>{lead}</p>
          <div className="rowx">
            <Button onClick={reload}>{ERROR_SCREEN_TEXT.retry}</Button>
            <ButtonLink variant="line" href={urls.home()} reloadDocument>
              {ERROR_SCREEN_TEXT.home}
            </ButtonLink>
          </div>
        </div>
        <Apart />
      </div>
    </PageShell>
  )
}

/** Without `manual`, the browser would look for what was on the screen, the footer, in the new page. */
function reload(): void {
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}

/** How long to wait for the server before showing the apology, in milliseconds. */
const TIMEOUT = 3000

/**
 * Loads the address from the server when the chunk of its page is missing, because a tab that stays open outlives its
 * build. Returns whether the server is still being checked: a reload while it is down would lose the page.
 */
function useReload(isMissing: boolean): boolean {
  const [isChecking, setIsChecking] = useState(isMissing)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen stays mounted when another page is missing too.
  useEffect(() => {
    if (!isMissing) return
    fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) })
      .then(({ status }) => (status < 500 ? reload() : setIsChecking(false)))
      .catch(() => setIsChecking(false))
  }, [isMissing, key])
  return isChecking
}
