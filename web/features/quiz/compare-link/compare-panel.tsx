import { ChevronDown, Eye, Link2, Lock, Share2 } from '@lucide/icons'
import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { type CompareReply, compareUrl } from '#domain/compare/compare-code.ts'
import { picksOf, serializePicks } from '#domain/compare/compare-flow.ts'
import { COMPARE_LINK_TEXT, linkContentText, sendBackText } from '#domain/compare/compare-messages.ts'
import { compareNameSchema } from '#domain/compare/compare-name.ts'
import { PICKS_KEY } from '#domain/session/storage-keys.ts'
import { writeItem } from '#web/lib/browser-storage.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { lazily } from '#web/lib/lazily.tsx'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SHEET_PADDING } from '../step-sheet.tsx'
import { useShare } from '../use-share.ts'

const QrCode = lazily(
  () => import('./qr-code.tsx').then((module) => module.QrCode),
  () => <p className="text-sm">{COMPARE_LINK_TEXT.codeFailed}</p>,
)

const reveals = (isReply: boolean) => [
  [Eye, 'text-plum', isReply ? COMPARE_LINK_TEXT.replyPicks : COMPARE_LINK_TEXT.picks] as const,
  [Eye, 'text-plum', COMPARE_LINK_TEXT.firstName] as const,
  [Lock, 'text-ink-mute', COMPARE_LINK_TEXT.nothing] as const,
]

export type ComparePanelProps = {
  /** Value keys by question index. */
  answers: Readonly<Record<string, string>>
  /** The visitor's answers to the other person's picks, which the link then carries too. */
  reply?: CompareReply & { readonly name: string | null }
  heading: 'h2' | 'h3'
  onClose: () => void
}

/** Creates a link for the compare page. The picks and the name stay in this browser and in the link. */
export function ComparePanel({ answers, reply, heading: Heading, onClose }: ComparePanelProps) {
  const { publicUrl } = useSite()
  const { register, submit, errors } = useDomainForm(compareNameSchema, { name: '' })
  /** Undefined until the link is created. */
  const [name, setName] = useState<string | null>()
  const picks = picksOf({ answers })
  const isReply = reply !== undefined
  const create = submit(async ({ name: firstName }) => {
    // Lets the visitor compare when the other person sends a link back.
    writeItem('localStorage', PICKS_KEY, serializePicks(picks))
    setName(firstName || null)
    return null
  })

  return (
    <div className={clsx('sheet mt-8 max-w-152 print:hidden', SHEET_PADDING)}>
      <Heading
        key={String(name === undefined)}
        className="scroll-mt-8 text-2xl tracking-snug"
        ref={focusOnAppearing}
        tabIndex={-1}
      >
        {name !== undefined
          ? COMPARE_LINK_TEXT.ready
          : reply
            ? sendBackText(reply.name)
            : COMPARE_LINK_TEXT.open}
      </Heading>
      {name === undefined ? (
        <form onSubmit={create} noValidate>
          {!isReply && <p className="mt-2">{COMPARE_LINK_TEXT.lead}</p>}
          <p className="mt-5 border-line border-b pb-2 font-strong text-ink">{COMPARE_LINK_TEXT.reveals}</p>
          <ul>
            {reveals(isReply).map(([icon, color, text]) => (
              <li key={text} className="grid first-col-6 gap-2 border-line border-b py-3 text-sm/[1.5]">
                <Icon of={icon} className={color} />
                {text}
              </li>
            ))}
          </ul>
          <Field
            className="mt-5"
            label={COMPARE_LINK_TEXT.name}
            optional
            hint={COMPARE_LINK_TEXT.nameHint}
            error={errors.name?.message}
          >
            <Input {...register('name')} dir="auto" autoComplete="given-name" />
          </Field>
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Button type="submit">{COMPARE_LINK_TEXT.create}</Button>
            <Button variant="quiet" onClick={onClose}>
              {COMPARE_LINK_TEXT.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <ReadyLink url={compareUrl(publicUrl, { picks, name }, reply)} name={name} isReply={isReply} />
      )}
    </div>
  )
}

function ReadyLink({ url, name, isReply }: { url: string; name: string | null; isReply: boolean }) {
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

/** The clicked control may be gone. */
function focusOnAppearing(heading: HTMLElement | null) {
  if (heading) focusAndScroll(heading)
}
