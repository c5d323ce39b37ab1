import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { TOOLTIP } from '#domain/toast.ts'

/** Once around a page with tooltips: a second one opens at once when the first has just closed. */
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

/** A short remark on a control. Never the only place of a source or of an instruction. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
