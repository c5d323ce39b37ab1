import type { HTMLAttributes } from 'react'

export type LiveRegionProps = HTMLAttributes<HTMLElement> & { as?: 'p' | 'span' | 'div' }

/** Must be on the page before its text, or screen readers skip it. With `role="status"`, Orca reads "statusbar". */
export function LiveRegion({ as: Element = 'p', ...rest }: LiveRegionProps) {
  return <Element aria-live="polite" aria-atomic {...rest} />
}
