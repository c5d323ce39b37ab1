import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { Button } from '#web/ui/button.tsx'

export type ConfirmButtonProps = {
  /** What the button says, before and in the confirmation. */
  children: ReactNode
  /** What it says in the confirmation, if not the same. */
  confirm?: string
  /** The thing it is about, for screen readers. */
  about: string
  question: string
  onConfirm: () => void
  pending?: boolean
}

/** A button that asks before it does something that cannot be undone. The focus goes to the way out. */
export function ConfirmButton({
  children,
  confirm,
  about,
  question,
  onConfirm,
  pending,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const start = useRef<HTMLButtonElement>(null)

  function ask() {
    flushSync(() => setAsking(true))
    keep.current?.focus()
  }
  function leave() {
    flushSync(() => setAsking(false))
    start.current?.focus()
  }

  if (!asking)
    return (
      <Button ref={start} variant="quiet" size="sm" aria-label={`${children}: ${about}`} onClick={ask}>
        {children}
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons and a question.
    <div
      className="confirm"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <p>{question}</p>
      <div className="rowx">
        <Button size="sm" pending={pending} onClick={onConfirm}>
          {confirm ?? children}
        </Button>
        <Button ref={keep} variant="line" size="sm" onClick={leave}>
          {DESK_TEXT.keep}
        </Button>
      </div>
    </div>
  )
}
