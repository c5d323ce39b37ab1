import { type MouseEvent, useRef, useState } from 'react'
import { changeAndRestoreFocus } from '#web/features/admin/restore-focus.ts'

export type Confirmation = 'send' | 'schedule'

/** Which confirmation is open. Closing it returns the focus to the button that opened it. */
export function useConfirmation() {
  const [kind, setKind] = useState<Confirmation | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return {
    kind,
    /** The props of the button that opens it. */
    opener: (opened: Confirmation) => ({
      'aria-expanded': kind === opened,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        button.current = currentTarget
        setKind(opened)
      },
    }),
    close: () => changeAndRestoreFocus(() => setKind(null), button),
  }
}
