import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  /** One primary button per view. */
  variant?: 'primary' | 'line' | 'quiet'
  size?: 'md' | 'sm'
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something the button started is still running: it stays focusable and ignores presses. */
    pending?: boolean
    /** What the button says meanwhile, e.g. "Sending..."; without it, its own words. */
    pendingText?: string
  }

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & ButtonLook & { href: string }

/** The classes of whatever looks like a button. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook, className?: string): string {
  return clsx('btn', variant !== 'primary' && `btn--${variant}`, size === 'sm' && 'btn--sm', className)
}

/** A button with an edge: it lifts under the pointer and sinks when pressed. */
export function Button({
  variant,
  size,
  pending = false,
  pendingText,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
    >
      {pending && <Spinner />}
      {pending ? (pendingText ?? children) : children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, href, ...rest }: ButtonLinkProps) {
  return <Link {...rest} to={href} className={buttonClass({ variant, size }, className)} />
}
