import { CircleCheck } from '@lucide/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

/** Stays on the page after the toast of a form. It takes the focus, because the form's button may have been disabled. */
export function SuccessNote({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p
      className="flex items-start gap-2 font-semibold text-ink in-data-band:text-on-band"
      ref={ref}
      tabIndex={-1}
    >
      <Icon of={CircleCheck} />
      <span className="wrap-anywhere">{children}</span>
    </p>
  )
}
