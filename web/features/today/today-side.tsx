import { type ReactNode, useState } from 'react'
import { averageOf, type DayGuesses } from '#domain/today/guesses.ts'
import { averageLabel, leanText, TODAY_TEXT } from '#domain/today/text.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { useFocusHandoff } from '#web/ui/use-focus-handoff.ts'
import { MissStrip } from './miss-strip.tsx'

export type TodaySideProps = { guesses: DayGuesses; today: string; onForget: () => void }

/** The visitor's last seven days and average. */
export function TodaySide({ guesses, today, onForget }: TodaySideProps) {
  const [isForgotten, setForgotten] = useState(false)
  const average = averageOf(guesses)
  return (
    <div className="needs-script grid content-start gap-8">
      <section>
        <Heading>{TODAY_TEXT.week}</Heading>
        <MissStrip guesses={guesses} today={today} />
        <p className="mt-2 text-ink-mute text-xs/[1.45]">{TODAY_TEXT.weekNote}</p>
      </section>
      <section>
        <Heading>{TODAY_TEXT.average}</Heading>
        <div className="grid min-h-24 grid-cols-[auto_1fr] items-start gap-4 py-4">
          <b className="font-display font-medium text-4xl/none text-ink tabular-nums lining-nums">
            {average ? average.off : '–'}
          </b>
          <p className="text-sm">
            <b className="block font-semibold text-ink">
              {average ? averageLabel(average) : TODAY_TEXT.noAverage}
            </b>
            {average ? leanText(average) : TODAY_TEXT.noAverageNote}
          </p>
        </div>
        <div className="flex min-h-target items-center justify-between gap-4 border-line border-t text-sm">
          <LiveRegion as="span">
            {isForgotten && !average ? TODAY_TEXT.forgotten : TODAY_TEXT.kept}
          </LiveRegion>
          {average && (
            <Forget
              onClick={() => {
                onForget()
                setForgotten(true)
              }}
            />
          )}
        </div>
      </section>
    </div>
  )
}

function Forget({ onClick }: { onClick: () => void }) {
  return (
    <button
      ref={useFocusHandoff<HTMLButtonElement>()}
      className="min-h-target text-plum underline decoration-1 underline-offset-loose hover:decoration-2"
      type="button"
      onClick={onClick}
    >
      {TODAY_TEXT.forget}
    </button>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 className="border-ink border-b-2 pb-2 font-sans font-semibold text-base tracking-normal">
      {children}
    </h2>
  )
}
