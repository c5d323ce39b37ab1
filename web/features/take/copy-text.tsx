import { useState } from 'react'
import { TAKE_TEXT } from '#domain/embed/take-text.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'

export interface CopyTextProps {
  label: string
  text: string
  isCode?: boolean
}

/** A text to copy, which can also be selected. */
export function CopyText({ label, text, isCode = false }: CopyTextProps) {
  const [message, setMessage] = useState('')
  async function copy() {
    setMessage((await copyText(text)) ? TAKE_TEXT.copied : TAKE_TEXT.copyByHand)
  }
  const Element = isCode ? 'code' : 'span'
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <span className="font-semibold text-ink">{label}</span>
        <span className="needs-script flex items-center gap-3">
          <LiveRegion as="span">{message}</LiveRegion>
          <Button variant="line" size="sm" onClick={copy}>
            {TAKE_TEXT.copy}
            <span className="sr-only">: {label}</span>
          </Button>
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line rounded-sheet border border-line bg-raised p-4 text-ink text-sm/[1.5]">
        <Element className={isCode ? 'bg-transparent p-0 text-xs' : undefined}>{text}</Element>
      </p>
    </div>
  )
}
