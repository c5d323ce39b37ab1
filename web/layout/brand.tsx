import { Link } from 'react-router-dom'
import { SITE_NAME } from '#domain/site-name.ts'
import { Mark } from '#web/figures/mark.tsx'
import { urls } from '#web/urls.ts'

/** The mark and the name, linking home. */
export function Brand() {
  return (
    <Link className="brand" to={urls.home()}>
      <Mark />
      {SITE_NAME}
    </Link>
  )
}
