import { NOT_FOUND_TEXT } from '../../domain/pages/not-found.ts'
import { Head } from '../head.tsx'
import { useSite } from '../site.tsx'
import { Apart } from '../ui/apart.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { urls } from '../urls.ts'

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
