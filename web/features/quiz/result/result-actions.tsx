import { Check, Image, Link2, RotateCcw, Share2, Users } from '@lucide/icons'
import { type ComponentProps, useEffect, useState } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { slugify } from '#domain/pages/slug.ts'
import type { GuessSummary } from '#domain/quiz/guesses.ts'
import { LINK_COPIED, QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import { type SharedResult, shareLink } from '#domain/quiz/share.ts'
import { shareText } from '#domain/quiz/shared-messages.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { downloadBlob } from '#web/lib/download.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useShare } from '../use-share.ts'
import type { PictureShape } from './share-picture.ts'

const COPIED_MS = 3000
const SHAPES = ['tall', 'wide'] as const

export type ResultActionsProps = {
  shared: SharedResult
  summary: GuessSummary | null
  /** Props of the button that opens the panel for a link. */
  opener: ComponentProps<typeof Button>
  onTakeAgain: () => void
}

/** The system's share sheet comes first. Without one, the link does. */
export function ResultActions({ shared, summary, opener, onTakeAgain }: ResultActionsProps) {
  const url = shareLink(useSite().publicUrl, shared)
  const { copy, copyFailed, share } = useShare(
    { title: QUIZ_TEXT.heading, text: shareText(shared), url },
    announce,
  )
  const [isChoosing, setChoosing] = useState(false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copyButton = (
    <Button
      variant={share ? 'quiet' : 'primary'}
      size={share ? 'sm' : 'md'}
      onClick={async () => setCopied(await copy())}
    >
      {isCopied ? <Icon of={Check} /> : <Icon of={Link2} />}
      {isCopied ? LINK_COPIED.title : QUIZ_TEXT.share}
    </Button>
  )
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {share ? (
          <Button onClick={share}>
            <Icon of={Share2} />
            {QUIZ_TEXT.shareWith}
          </Button>
        ) : (
          copyButton
        )}
        <Button variant="line" {...opener}>
          <Icon of={Users} />
          {QUIZ_TEXT.compare}
        </Button>
        <div className="-ml-3 flex w-full flex-wrap gap-x-3">
          {share && copyButton}
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Icon of={Image} />
            {RESULT_TEXT.savePicture}
          </Button>
          <Button variant="quiet" size="sm" onClick={onTakeAgain}>
            <Icon of={RotateCcw} />
            {QUIZ_TEXT.takeAgain}
          </Button>
        </div>
      </div>
      {isChoosing && <PictureChoice shared={shared} summary={summary} />}
      {copyFailed && (
        <div className="mt-4 max-w-112">
          <Field label={QUIZ_TEXT.copyYourself}>
            <Input readOnly autoFocus value={url} onFocus={(event) => event.target.select()} />
          </Field>
        </div>
      )}
    </>
  )
}

/** The picture is drawn in the browser. Its code loads with the first click. */
function PictureChoice({ shared, summary }: Pick<ResultActionsProps, 'shared' | 'summary'>) {
  const { host } = new URL(useSite().publicUrl)
  const [hasFailed, setFailed] = useState(false)

  async function save(shape: PictureShape) {
    try {
      const { sharePicture } = await import('./share-picture.ts')
      downloadBlob(`${slugify(SITE_NAME)}-${shape}.png`, await sharePicture({ shared, summary, shape, host }))
      setFailed(false)
      announce()
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      {SHAPES.map((shape) => (
        <Button key={shape} variant="line" size="sm" onClick={() => save(shape)}>
          {RESULT_TEXT[shape]}
        </Button>
      ))}
      {hasFailed && <p role="alert">{RESULT_TEXT.pictureFailed}</p>}
    </div>
  )
}

function announce() {
  window.dispatchEvent(new Event(BROWSER_EVENTS.resultShared))
}
