import { clsx } from 'clsx'
import { Link } from 'react-router'
import { SITE_NAME } from '#domain/site-name.ts'
import { Mark } from '#web/figures/mark.tsx'
import { urls } from '#web/urls.ts'

export function Brand({ className }: { className: string }) {
  return (
    <Link
      className={clsx(
        'inline-flex min-h-target items-center gap-2.5 font-display font-semibold text-[1.4375rem]/none tracking-snug no-underline',
        className,
      )}
      to={urls.home()}
    >
      <Mark />
      {SITE_NAME}
    </Link>
  )
}
