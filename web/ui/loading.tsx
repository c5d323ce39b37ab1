import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** Words beside two rings, e.g. "Loading articles...". Where they come later, they belong in a live region that is there before. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <p className="loading">
      <Spinner />
      {children}
    </p>
  )
}
