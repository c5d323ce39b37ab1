import { Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The limits of a number, in the same breath as the number. */
export function HonestNote({ icon: Icon = Info, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <p className="honest">
      <Icon className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
