import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'

/** From an entry to its list. */
export function BackLink({ className, children, ...props }: LinkProps) {
  return (
    <Link
      className={clsx(
        'inline-flex min-h-target items-center gap-2 font-semibold no-underline hover:underline',
        className,
      )}
      {...props}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      {children}
    </Link>
  )
}
