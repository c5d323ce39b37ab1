import { ERROR_SCREEN_TEXT } from '../../domain/pages/not-found.ts'
import { Head } from '../head.tsx'
import { useSite } from '../site.tsx'
import { Apart } from '../ui/apart.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { urls } from '../urls.ts'
import { PageShell } from './page-shell.tsx'

/** What is shown when a page could not be: a fault of ours, or a part of the site that did not load. */
export function ErrorScreen() {
  useSite().setStatus(500)
  return (
    <PageShell>
      <div className="wrap nf">
        <Head title={ERROR_SCREEN_TEXT.heading} description={ERROR_SCREEN_TEXT.lead} noIndex />
        <div role="alert">
          <h1>{ERROR_SCREEN_TEXT.heading}</h1>
          <p>{ERROR_SCREEN_TEXT.lead}</p>
          <div className="rowx">
            <Button onClick={() => window.location.reload()}>{ERROR_SCREEN_TEXT.retry}</Button>
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
