import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { Spinner } from './loading.tsx'

type Variant = 'primary' | 'gold' | 'line' | 'quiet'
type Size = 'md' | 'sm'

export type ButtonStyle = {
  /** One primary button per view; gold takes its place on the plum band. */
  variant?: Variant
  size?: Size
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** The action is still running. The button stays focusable and ignores clicks. */
    pending?: boolean
    /** The text while pending, e.g. "Sending...". */
    pendingText?: string
  }

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & ButtonStyle & { href: string }

const BASE =
  'inline-flex touch-manipulation items-center justify-center gap-2 rounded-pill text-center font-semibold transition-[translate,box-shadow,background-color] print:hidden'

/** --height is how far the face of the button is above the page. */
const SIZE: Record<Size, string> = {
  md: '[--height:4px] min-h-12 py-2.75 text-base/[1.25]',
  sm: '[--height:3px] min-h-target py-2 text-sm/[1.25]',
}
const PADDING: Record<Size, string> = { md: 'px-6', sm: 'px-4.5' }
const QUIET = 'px-3 underline decoration-1 underline-offset-loose'
const RAISED = 'no-underline forced-colors:border-2'

const EDGE = clsx(
  '[--drop:var(--height)] hover:[--drop:calc(var(--height)+1px)] active:[--drop:0px]',
  'shadow-[inset_0_0_0_var(--rim,0px)_var(--edge),0_var(--drop)_0_var(--edge)]',
  'hover:-translate-y-px active:translate-y-(--height)',
)
const FILLED = `${EDGE} forced-colors:border-[color:ButtonText] forced-colors:forced-color-adjust-none`

const IDLE: Record<Variant, string> = {
  primary: `${FILLED} [--edge:var(--color-plum-deep)] bg-plum text-on-plum`,
  gold: `${FILLED} [--edge:var(--color-gold-edge)] bg-gold text-on-gold forced-colors:bg-plum forced-colors:text-on-plum`,
  line: `${EDGE} [--edge:var(--color-outline)] [--rim:1.5px] bg-raised text-ink`,
  quiet: 'text-ink hover:decoration-2 active:translate-y-px',
}
const UNAVAILABLE = 'forced-colors:border-[color:GrayText] forced-colors:text-[color:GrayText]'
const DISABLED = `${UNAVAILABLE} cursor-not-allowed bg-sunk text-ink-mute shadow-[inset_0_0_0_1.5px_var(--color-line)]`
const DISABLED_QUIET = `${UNAVAILABLE} cursor-not-allowed text-ink-mute decoration-transparent`
const PENDING = `${UNAVAILABLE} translate-y-(--height) cursor-progress bg-plum-wash text-plum shadow-[inset_0_0_0_1.5px_var(--color-plum)]`

/** For anything that looks like a button. `className` must not set what these classes set. */
export function buttonClasses(style: ButtonStyle, className?: string, state?: string | false): string {
  const { variant = 'primary', size = 'md' } = style
  return clsx(
    BASE,
    SIZE[size],
    variant === 'quiet' ? QUIET : [RAISED, PADDING[size]],
    state || IDLE[variant],
    className,
  )
}

export const ICON_BUTTON =
  'inline-grid size-target place-items-center rounded-full text-ink hover:bg-sunk print:hidden'

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
  const disabled = variant === 'quiet' ? DISABLED_QUIET : DISABLED
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size }, className, pending ? PENDING : rest.disabled && disabled)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={handleClick}
    >
      {pending && <Spinner />}
      {pending ? (pendingText ?? children) : children}
    </button>
  )
}

export function ButtonLink({ variant, size, className, href, ...rest }: ButtonLinkProps) {
  return <Link {...rest} to={href} className={buttonClasses({ variant, size }, className)} />
}
