import { useId, useState } from 'react'
import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import type { PairGuess } from '#domain/values/guess.ts'
import { pairQuestion, VALUE_PAGE_TEXT as TEXT } from '#domain/values/page-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PercentSlider } from '#web/ui/form/percent-slider.tsx'

export type PairGuessFormProps = {
  /** Completes “87% of Republicans …”. */
  asked: string
  onGuess: (guess: PairGuess) => void
}

export function PairGuessForm({ asked, onGuess }: PairGuessFormProps) {
  const [republicans, setRepublicans] = useState<number | null>(null)
  const [democrats, setDemocrats] = useState<number | null>(null)
  const id = useId()
  const isIncomplete = republicans === null || democrats === null
  return (
    <Form
      className="sheet p-sheet max-zoomed:px-2 max-zoomed:py-3"
      aria-labelledby={`${id}-question`}
      onSubmit={() => !isIncomplete && onGuess({ republicans, democrats })}
    >
      <div className="grid gap-x-columns gap-y-3 wide:grid-cols-uneven wide:items-end">
        <h2 className="text-2xl/[1.16] tracking-snug" id={`${id}-question`}>
          {pairQuestion(asked)}
        </h2>
        <p className="text-ink-mute text-sm">{TEXT.hint}</p>
      </div>
      <div className="mt-8 grid gap-2">
        <PercentSlider label={PARTY_LABELS.republicans} value={republicans} onChange={setRepublicans} />
        <PercentSlider label={PARTY_LABELS.democrats} value={democrats} onChange={setDemocrats} />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-6">
        <Button variant="quiet" className="-ml-3" onClick={() => onGuess('skipped')}>
          {TEXT.skip}
        </Button>
        <span className="flex flex-wrap items-center gap-4">
          <span className="text-ink-mute text-sm" id={`${id}-hint`}>
            {isIncomplete && TEXT.needsBoth}
          </span>
          <Button type="submit" disabled={isIncomplete} aria-describedby={`${id}-hint`}>
            {TEXT.reveal}
          </Button>
        </span>
      </div>
    </Form>
  )
}
