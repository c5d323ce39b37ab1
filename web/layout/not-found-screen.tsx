import { NOT_FOUND_TEXT } from '#domain/pages/not-found.ts'
import { Apart } from '#web/figures/not-found-figure.tsx'
import { Head } from '#web/head.tsx'
import { useSite } from '#web/site.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'

/** 404: the words of the specification, and a way on. */
export function NotFoundScreen() {
  useSite().setStatus(404)
  return (
    <div className="wrap nf">
      <Head title={NOT_FOUND_TEXT.heading} description={NOT_FOUND_TEXT.description} noIndex />
      <div>
        <h1>{NOT_FOUND_TEXT.heading}</h1>
        <p>{NOT_FOUND_TEXT.lead}</p>
        <div className="rowx">
          <ButtonLink href={urls.home()}>{NOT_FOUND_TEXT.home}</ButtonLink>
          <ButtonLink variant="line" href={urls.blog()}>
            {NOT_FOUND_TEXT.blog}
          </ButtonLink>
        </div>
      </div>
      <Apart />
    </div>
  )
}
