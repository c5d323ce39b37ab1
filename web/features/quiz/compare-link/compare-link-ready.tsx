import { ChevronDown, Link2, Share2 } from '@lucide/icons'
import { Suspense } from 'react'
import { COMPARE_LINK_TEXT, linkContentText } from '#domain/compare/compare-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazily } from '../lazily.tsx'
import { useShare } from '../use-share.ts'

const QrCode = lazily(
  () => import('./qr-code.tsx').then((module) => module.QrCode),
  () => <p className="text-sm">{COMPARE_LINK_TEXT.codeFailed}</p>,
)

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
      <details className="group mt-4">
        <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 font-semibold text-plum text-sm hover:underline [&::-webkit-details-marker]:hidden">
          {COMPARE_LINK_TEXT.showCode}
          <Icon of={ChevronDown} className="group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-2">
          <Suspense fallback={<div className="size-60" />}>
            <QrCode text={url} />
          </Suspense>
          <p className="text-ink-mute text-sm">{COMPARE_LINK_TEXT.codeHint}</p>
        </div>
      </details>
    </>
  )
}
