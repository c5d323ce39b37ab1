import { sharedTitle } from '#domain/compare/compare-messages.ts'
import { SHARE_TEXT } from '#domain/drawing/share-text.ts'
import { labelsOf, pollText } from '#domain/quiz/source-text.ts'
import { sourceOf } from '#domain/quiz/sources.ts'
import { FigureSource } from '#web/figures/figure-source.tsx'
import { PairGlyph } from '#web/figures/pair-glyph.tsx'
import { Part } from './part.tsx'

export function SharedPicks({
  questions,
  picks,
}: {
  questions: readonly number[]
  picks: readonly string[]
}) {
  return (
    <Part title={sharedTitle(questions.length)}>
      <ul className="grid gap-x-10 tablet:grid-cols-2">
        {questions.map((question) => {
          const pick = sourceOf(question, picks[question])
          if (!pick) return null
          const { republicans, democrats, independents } = pick
          const labels = labelsOf(pick)
          return (
            <li
              key={question}
              className="grid grid-cols-lead items-start gap-3 border-line border-b py-4 print:break-inside-avoid"
            >
              <PairGlyph kind="same" />
              <div className="grid gap-1">
                <p className="font-mid text-ink leading-[1.35]">{pick.text}</p>
                <p className="flex flex-wrap gap-x-4 font-semibold text-sm tabular-nums">
                  <span className="text-red-ink">
                    {labels.republicans} {republicans}%
                  </span>
                  <span className="text-blue-ink">
                    {labels.democrats} {democrats}%
                  </span>
                  {independents !== null && (
                    <span>
                      {labels.independents ?? SHARE_TEXT.independents} {independents}%
                    </span>
                  )}
                </p>
                <FigureSource about={pick.area} line={pollText(pick)} figure={pick} also={pick.also} />
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
