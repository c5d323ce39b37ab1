import { type ReactNode, useId } from 'react'
import { type VennOptions, vennLayers } from '#domain/drawing/venn-layers.ts'

export type VennProps = Omit<VennOptions, 'id'> & {
  viewBox: string
  /** A full sentence. Without one the figure is decoration. */
  label?: string
  className?: string
  /** svg elements above the circles, e.g. the numeral in the lens. */
  children?: ReactNode
}

/** The area of the lens is to scale. */
export function Venn({ viewBox, label, className, children, ...options }: VennProps) {
  const id = useId()
  return (
    <svg
      viewBox={viewBox}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers. */}
      <g dangerouslySetInnerHTML={{ __html: vennLayers({ ...options, id }) }} />
      {/* The label already says this, and some screen readers read the text of an image as well. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an svg takes no focus. */}
      <g aria-hidden="true">{children}</g>
    </svg>
  )
}
