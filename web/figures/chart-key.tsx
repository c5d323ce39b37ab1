import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ShareGlyphName } from '#domain/drawing/share-line.ts'
import { ShareGlyph } from './share-glyph.tsx'

export type ChartKeyProps = {
  label: string
  /** Only what the charts next to it show. */
  marks: Partial<Record<ShareGlyphName, ReactNode>>
  axis?: ReactNode
  className?: string
}

const ORDER = ['each', 'republicans', 'democrats', 'independents', 'other', 'everyone', 'guess'] as const

/** Explains the marks of share lines. */
export function ChartKey({ label, marks, axis, className }: ChartKeyProps) {
  return (
    <ul
      className={clsx('flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft text-sm', className)}
      aria-label={label}
    >
      {ORDER.map(
        (name) =>
          marks[name] && (
            <li className="inline-flex items-center gap-2" key={name}>
              <ShareGlyph name={name} />
              {marks[name]}
            </li>
          ),
      )}
      {axis && <li>{axis}</li>}
    </ul>
  )
}
