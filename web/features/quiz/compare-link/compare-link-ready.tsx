import { ChevronDown, Link2, Share2 } from '@lucide/icons'
import { useState } from 'react'
import { COMPARE_LINK_TEXT, linkContentText } from '#domain/compare/compare-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useShare } from '../use-share.ts'
import { QrCode } from './qr-code.tsx'

export type CompareLinkReadyProps = { url: string; name: string | null; isReply: boolean }

export function CompareLinkReady({ url, name, isReply }: CompareLinkReadyProps) {
  const { shareTitle: title, shareText: text } = COMPARE_LINK_TEXT
  const { copy, copyFailed, share } = useShare({ title, text, url })
  return (
    <>
      <p className="wrap-anywhere mt-2">{linkContentText(name, isReply)}</p>
      <Field
        className="mt-5"
        label={COMPARE_LINK_TEXT.link}
        error={copyFailed ? COMPARE_LINK_TEXT.copyByHand : undefined}
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button onClick={copy}>
          <Icon of={Link2} />
          {COMPARE_LINK_TEXT.copy}
        </Button>
        {share && (
          <Button variant="line" onClick={share}>
            <Icon of={Share2} />
            {COMPARE_LINK_TEXT.share}
          </Button>
        )}
      </div>
      <FoldedCode url={url} />
    </>
  )
}

/** The code is drawn when it is opened. */
function FoldedCode({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group mt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 font-semibold text-plum text-sm hover:underline [&::-webkit-details-marker]:hidden">
        {COMPARE_LINK_TEXT.showCode}
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="mt-2 grid gap-2">
          <QrCode text={url} />
          <p className="text-ink-mute text-sm">{COMPARE_LINK_TEXT.codeHint}</p>
        </div>
      )}
    </details>
  )
}
