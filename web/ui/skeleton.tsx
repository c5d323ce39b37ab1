import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'

export type SkeletonProps = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  className?: string
}

const SHAPE = clsx(
  'relative overflow-hidden rounded-sheet bg-skeleton forced-colors:border',
  'after:absolute after:inset-0 after:-translate-x-full motion-safe:after:animate-sweep',
  'after:bg-linear-to-r after:from-transparent after:via-raised/65 after:to-transparent',
)

export function Skeleton({ width, height, className }: SkeletonProps) {
  return <div data-skeleton="" className={clsx(SHAPE, className)} style={{ width, height }} />
}

export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
