import { ArrowLeft } from '@lucide/icons'
import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'

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
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
