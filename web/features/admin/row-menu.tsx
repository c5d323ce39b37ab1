import { Ellipsis } from '@lucide/icons'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConfirmQuestion } from './confirm-button.tsx'

type MenuAction = {
  label: string
  /** Asked before the action, if it cannot be undone. */
  question?: string
  onSelect: () => unknown
}

export type RowMenuProps = {
  /** What the row is about, for screen readers. */
  about: string
  /** `false` leaves out an action that the row's state or the editor's role does not allow. */
  actions: readonly (MenuAction | false)[]
  pending?: boolean
}

/** The less common actions of a row. */
export function RowMenu({ about, actions, pending = false }: RowMenuProps) {
  const [asking, setAsking] = useState<MenuAction | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const shown = actions.filter((action) => action !== false)
  async function confirm() {
    await asking?.onSelect()
    setAsking(null)
  }
  function cancel() {
    flushSync(() => setAsking(null))
    trigger.current?.focus()
  }
  if (shown.length === 0) return null
  if (asking?.question)
    return (
      <ConfirmQuestion
        question={asking.question}
        confirm={asking.label}
        pending={pending}
        onConfirm={confirm}
        onCancel={cancel}
      />
    )
  return (
    // Not modal, because a modal menu needs a style element, which the content security policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        className={buttonClasses({ variant: 'line', size: 'sm' })}
        aria-label={`${PANEL_TEXT.more}: ${about}`}
      >
        <Icon of={Ellipsis} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="z-50 grid min-w-48 rounded-sheet bg-raised py-2 shadow-float forced-colors:border"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // The question takes the focus.
          onCloseAutoFocus={(event) => asking && event.preventDefault()}
        >
          {shown.map((action) => (
            <DropdownMenu.Item
              key={action.label}
              className="flex min-h-target cursor-pointer items-center px-4 font-medium text-ink text-sm outline-none data-highlighted:bg-plum-wash data-highlighted:text-plum"
              disabled={pending}
              onSelect={() => (action.question ? setAsking(action) : action.onSelect())}
            >
              {action.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
