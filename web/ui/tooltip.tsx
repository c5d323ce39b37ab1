import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { TOOLTIP } from '#domain/toast.ts'

/** Wraps a page, so that a second tooltip opens at once when the first has just closed. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      {children}
    </Radix.Provider>
  )
}

export type TooltipProps = {
  text: ReactNode
  /** One control that can take focus; its own name must not depend on the tooltip. */
  children: ReactElement
}

/** A source or an instruction must also be on the page itself. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="z-50 max-w-80 rounded-sheet bg-ink px-3 py-2 text-paper text-sm/[1.4] forced-colors:border"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
