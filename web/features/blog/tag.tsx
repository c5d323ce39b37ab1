import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFocusHandoff } from '#web/ui/use-focus-handoff.ts'

const SHAPE = 'inline-flex items-center rounded-pill text-sm forced-colors:border'
const CONTROL = clsx(
  SHAPE,
  'min-h-target px-4 py-0.5 text-ink-soft no-underline inset-ring-control inset-ring-line',
  'hover:text-ink hover:inset-ring-ink',
)
const PRESSED = clsx(
  'aria-pressed:bg-plum aria-pressed:font-semibold aria-pressed:text-on-plum aria-pressed:inset-ring-0',
  'aria-pressed:forced-color-adjust-none',
)

export function Tag({ children }: { children: ReactNode }) {
  return <span className={clsx(SHAPE, 'min-h-7.5 bg-sunk px-3 py-0.5 text-ink-soft')}>{children}</span>
}

export function TagLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={CONTROL} to={to}>
      {children}
    </Link>
  )
}

export type TagButtonProps = { pressed: boolean; onClick: () => void; children: ReactNode }

export function TagButton({ pressed, onClick, children }: TagButtonProps) {
  return (
    <button
      type="button"
      className={clsx(CONTROL, PRESSED)}
      aria-pressed={pressed}
      onClick={onClick}
      // A tag that is not in the cloud disappears when it is removed.
      ref={useFocusHandoff<HTMLButtonElement>()}
    >
      {children}
    </button>
  )
}
