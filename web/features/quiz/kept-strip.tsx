import { formatDate } from '#domain/dates.ts'
import { strokeLayers } from '#domain/drawing/strokes.ts'
import { summarizeGuesses } from '#domain/quiz/guesses.ts'
import type { KeptResult } from '#domain/quiz/kept-result.ts'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { keptNumbers, keptText, RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import { Strokes } from '#web/figures/strokes.tsx'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Marked } from './marked.tsx'

export type KeptStripProps = {
  kept: KeptResult
  onOpen: () => void
  onTakeAgain: () => void
  onForget: () => void
}

/** The last result of this browser. After the questions have changed, only its numbers are known. */
export function KeptStrip({ kept, onOpen, onTakeAgain, onForget }: KeptStripProps) {
  const { keptAt, overlapPercentage, pointsOff, session } = kept
  const summary = session && summarizeGuesses(session)
  const { zone } = useSite()
  return (
    <article className="sheet grid items-center gap-x-6 gap-y-4 p-sheet wide:grid-cols-[auto_1fr_auto]">
      {summary && (
        <Strokes
          className="max-w-64 wide:w-60"
          layers={strokeLayers({ party: 'both', expected: summary.expected, actual: summary.actual })}
        />
      )}
      <div className="wide:col-start-2">
        <p className="font-semibold text-ink-mute text-sm">
          {keptText(formatDate(keptAt, zone), session === null)}
        </p>
        <h3 className="mt-1 text-2xl tracking-snug">
          <Marked>{keptNumbers(overlapPercentage, pointsOff)}</Marked>
        </h3>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {session && <Button onClick={onOpen}>{RESULT_TEXT.seeIt}</Button>}
        <Button variant={session ? 'line' : 'primary'} onClick={onTakeAgain}>
          {QUIZ_TEXT.takeAgain}
        </Button>
        <Button variant="quiet" size="sm" className="max-xs:-ml-3" onClick={onForget}>
          {RESULT_TEXT.forget}
        </Button>
      </div>
    </article>
  )
}
