import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** The limits of a number, in the same breath as the number. */
export function HonestNote({ children }: { children: ReactNode }) {
  return (
    <p className="honest">
      <Info className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
