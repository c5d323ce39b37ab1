import { Link2, RotateCcw, Share2, Users } from 'lucide-react'
import type { ComponentProps } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { shareLink, shareText } from '#domain/quiz/share.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useShare } from '../use-share.ts'

export type ResultActionsProps = {
  overlapPercentage: number
  /** Props of the button that opens the panel for a link. */
  opener: ComponentProps<typeof Button>
  onTakeAgain: () => void
}

export function ResultActions({ overlapPercentage, opener, onTakeAgain }: ResultActionsProps) {
  const url = shareLink(useSite().publicUrl, overlapPercentage)
  const data = { title: QUIZ_TEXT.heading, text: shareText(overlapPercentage), url }
  const { copy, copyFailed, share } = useShare(data, announce)
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-4 max-xs:[&>button]:w-full">
        <Button onClick={copy}>
          <Link2 className="icon" aria-hidden="true" />
          {QUIZ_TEXT.share}
        </Button>
        {share && (
          <Button variant="line" onClick={share}>
            <Share2 className="icon" aria-hidden="true" />
            {QUIZ_TEXT.shareWith}
          </Button>
        )}
        <Button variant="line" {...opener}>
          <Users className="icon" aria-hidden="true" />
          {QUIZ_TEXT.compare}
        </Button>
        <Button variant="quiet" onClick={onTakeAgain}>
          <RotateCcw className="icon" aria-hidden="true" />
          {QUIZ_TEXT.takeAgain}
        </Button>
      </div>
      <p className="mt-4 text-ink-mute text-sm print:hidden">
        {QUIZ_TEXT.stored}{' '}
        <button
          className="-my-3.25 py-3.25 text-ink underline decoration-1 underline-offset-loose hover:decoration-2"
          type="button"
          onClick={onTakeAgain}
        >
          {QUIZ_TEXT.forget}
        </button>
      </p>
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

function announce() {
  window.dispatchEvent(new Event(BROWSER_EVENTS.resultShared))
}
