import type { ReactNode } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'

export type PanelHeadingProps = { level: 'h2' | 'h3'; children: ReactNode }

/** Takes the focus when it appears, because the clicked control may be gone. */
export function PanelHeading({ level: Heading, children }: PanelHeadingProps) {
  return (
    <Heading className="scroll-mt-8 text-2xl tracking-snug" ref={focusOnAppearing} tabIndex={-1}>
      {children}
    </Heading>
  )
}

function focusOnAppearing(heading: HTMLHeadingElement | null) {
  if (!heading) return
  focusOn(heading)
  heading.scrollIntoView({ block: 'nearest' })
}
