import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** Words beside two rings, e.g. "Loading articles...". */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <p className="loading" role="status">
      <Spinner />
      {children}
    </p>
  )
}
