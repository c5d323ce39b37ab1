import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { Button } from '#web/ui/button.tsx'

export type ConfirmButtonProps = {
  /** The text of the button, also in the confirmation. */
  children: ReactNode
  /** The text in the confirmation, if it differs. */
  confirm?: string
  /** What it is about, for screen readers. */
  about: string
  question: string
  onConfirm: () => void
  pending?: boolean
  className?: string
}

/** Asks before an action that cannot be undone. The cancel button gets the focus. */
export function ConfirmButton({
  children,
  confirm,
  about,
  question,
  onConfirm,
  pending,
  className,
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
      <Button
        ref={start}
        variant="quiet"
        size="sm"
        className={className}
        aria-label={`${children}: ${about}`}
        onClick={ask}
      >
        {children}
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons and a question.
    <div
      className="wrap-anywhere grid gap-3 border-alert border-l-[3px] bg-alert-wash p-4 text-ink"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <p>{question}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
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
