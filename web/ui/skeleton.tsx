import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export type SkeletonProps = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  className?: string
}

/** One shape of what is about to be there. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <div className={clsx('sk', className)} style={{ width, height }} />
}

/** Shapes that stand in for content, with the words for those who do not see them. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
