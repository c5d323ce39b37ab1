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
 * What a browser shows when a page could not be: a fault of ours, or a part of the site that did not load. The server
 * has a page of its own for that, which needs nothing (api/error-page.ts).
 */
export function ErrorScreen() {
  const error = useRouteError()
  // No pattern matches an address with the end of a line in it, not even `*`.
  const isNowhere = isRouteErrorResponse(error) && error.status === 404
  if (!isNowhere) return <Apology isMissing={error instanceof PageMissing} />
  return (
    <Root>
      <NotFoundScreen />
    </Root>
  )
}

function Apology({ isMissing }: { isMissing: boolean }) {
  const isLookingAgain = useReload(isMissing)
  const lead = navigator.onLine ? ERROR_SCREEN_TEXT.lead : ERROR_SCREEN_TEXT.offline
  // Instead of the page that was asked for, and of what would have begun it at its top.
  useEffect(() => {
    // Not handed on: in newer browsers it is a promise, and React would call it when the screen goes.
    window.scrollTo(0, 0)
  }, [])
  if (isLookingAgain) return <PageShell>{null}</PageShell>
  return (
    <PageShell>
      <div className="wrap nf">
        <Head title={ERROR_SCREEN_TEXT.heading} description={lead} noIndex />
        <div role="alert">
          <h1>{ERROR_SCREEN_TEXT.heading}</h1>
          <p>{lead}</p>
          <div className="rowx">
            <Button onClick={openAnew}>{ERROR_SCREEN_TEXT.retry}</Button>
            {/* A whole new page: whatever broke is left behind. */}
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

/** From its top: left to itself, the browser looks for what was on the screen before, the footer, in the page that comes. */
function openAnew(): void {
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}

/** How long nothing is said while the server is asked, in milliseconds. */
const PATIENCE = 3000

/**
 * Opens the address anew when its page is missing and the server answers: an open tab outlives the build it came with.
 * This ends: a document never renders this screen for the page that it was sent with. Answers whether it still asks for the
 * first time.
 */
function useReload(isMissing: boolean): boolean {
  const [isAsking, setIsAsking] = useState(isMissing)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: this screen stays where one missing page follows another.
  useEffect(() => {
    if (!isMissing) return
    const asking = new AbortController()
    const patience = setTimeout(() => setIsAsking(false), PATIENCE)
    fetch(window.location.href, { method: 'HEAD', signal: asking.signal })
      .then(({ status }) => (status < 500 ? openAnew() : setIsAsking(false)))
      .catch(() => asking.signal.aborted || setIsAsking(false))
    return () => {
      clearTimeout(patience)
      asking.abort()
    }
  }, [isMissing, key])
  return isAsking
}
