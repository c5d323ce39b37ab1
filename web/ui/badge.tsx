import type { ReactNode } from 'react'

/** The category of an article, marked by a lens. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
