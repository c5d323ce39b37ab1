import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useRowHandoff } from './restore-focus.ts'

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

/** Asks before an action that cannot be undone. */
export function ConfirmButton({
  children,
  confirm,
  about,
  question,
  onConfirm,
  pending,
  className,
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)

  function cancel() {
    flushSync(() => setIsAsking(false))
    buttonRef.current?.focus()
  }

  if (!isAsking)
    return (
      <Button
        ref={buttonRef}
        variant="quiet"
        size="sm"
        className={className}
        aria-label={`${children}: ${about}`}
        onClick={() => setIsAsking(true)}
      >
        {children}
      </Button>
    )
  return (
    <ConfirmQuestion
      question={question}
      confirm={confirm ?? children}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={cancel}
    />
  )
}

type ConfirmQuestionProps = {
  question: string
  confirm: ReactNode
  pending: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** The cancel button gets the focus. */
export function ConfirmQuestion({ question, confirm, pending, onConfirm, onCancel }: ConfirmQuestionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons and a question.
    <div
      ref={useRowHandoff<HTMLDivElement>()}
      className="wrap-anywhere grid gap-3 border-alert border-l-3 bg-alert-wash p-4 text-ink"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p>{question}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="sm" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="line" size="sm" autoFocus onClick={onCancel}>
          {PANEL_TEXT.keep}
        </Button>
      </div>
    </div>
  )
}
