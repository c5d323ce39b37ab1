import { clsx } from 'clsx'
import { useState } from 'react'
import { type CompareReply, compareUrl } from '#domain/compare/compare-code.ts'
import { picksOf, serializePicks } from '#domain/compare/compare-flow.ts'
import { COMPARE_LINK_TEXT, sendBackText } from '#domain/compare/compare-messages.ts'
import { PICKS_KEY } from '#domain/session/storage-keys.ts'
import { writeItem } from '#web/lib/browser-storage.ts'
import { focusOn } from '#web/lib/focus-on.ts'
import { useSite } from '#web/site.tsx'
import { SHEET_PADDING } from '../step-sheet.tsx'
import { CompareLinkForm } from './compare-link-form.tsx'
import { CompareLinkReady } from './compare-link-ready.tsx'

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
  const [name, setName] = useState<string | null>()
  const isReady = name !== undefined
  const picks = picksOf({ answers })

  function create(firstName: string) {
    // Lets the visitor compare when the other person sends a link back.
    writeItem('localStorage', PICKS_KEY, serializePicks(picks))
    setName(firstName || null)
  }

  return (
    <div className={clsx('sheet mt-8 max-w-152 print:hidden', SHEET_PADDING)}>
      <Heading
        key={String(isReady)}
        className="scroll-mt-8 text-2xl tracking-snug"
        ref={focusOnAppearing}
        tabIndex={-1}
      >
        {isReady ? COMPARE_LINK_TEXT.ready : reply ? sendBackText(reply.name) : COMPARE_LINK_TEXT.open}
      </Heading>
      {name === undefined ? (
        <CompareLinkForm isReply={reply !== undefined} onCreate={create} onClose={onClose} />
      ) : (
        <CompareLinkReady
          url={compareUrl(publicUrl, { picks, name }, reply)}
          name={name}
          isReply={reply !== undefined}
        />
      )}
    </div>
  )
}

/** The clicked control may be gone. */
function focusOnAppearing(heading: HTMLHeadingElement | null) {
  if (!heading) return
  focusOn(heading)
  heading.scrollIntoView({ block: 'nearest' })
}
