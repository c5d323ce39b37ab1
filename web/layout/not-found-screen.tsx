import { Head } from '../head.tsx'
import { useSite } from '../site.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { urls } from '../urls.ts'

/** 404: the words of the specification, and a way on. */
export function NotFoundScreen() {
  useSite().setStatus(404)
  return (
    <div className="wrap nf">
      <Head title="404 Page Not Found" description="There is no page at this address." noIndex />
      <div>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <ButtonLink href={urls.home()}>Go to the home page</ButtonLink>
      </div>
    </div>
  )
}
