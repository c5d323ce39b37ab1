import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const RING =
  'absolute top-0 size-[1.1em] rounded-full border-2 border-current motion-safe:animate-meet motion-reduce:translate-x-[calc(var(--meet)/2)]'

export function Spinner() {
  return (
    <span className="relative h-[1.1em] w-[1.75em] flex-none" aria-hidden="true">
      <i className={clsx(RING, 'left-0 [--meet:0.32em]')} />
      <i className={clsx(RING, 'right-0 [--meet:-0.32em]')} />
    </span>
  )
}

export type LoadingProps = { className?: string; children: ReactNode }

export function Loading({ className, children }: LoadingProps) {
  return (
    <p className={clsx('flex items-center gap-6 text-ink', className)} role="status">
      <Spinner />
      {children}
    </p>
  )
}
