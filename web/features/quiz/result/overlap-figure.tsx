import { overlapText, QUIZ_TEXT, resultFigureText, scaleText } from '#domain/quiz/messages.ts'
import { exactMeanSentence, roundingSentence } from '#domain/quiz/result-messages.ts'
import { totalOf } from '#domain/quiz/score.ts'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { Venn } from '#web/figures/venn.tsx'

export type OverlapFigureProps = {
  overlapPercentage: number
  answers: Readonly<Record<string, string>>
  ground: 'paper' | 'raised'
}

export function OverlapFigure({ overlapPercentage, answers, ground }: OverlapFigureProps) {
  const total = totalOf(answers)
  return (
    <figure className="mx-auto w-full max-w-120" aria-label={overlapText(overlapPercentage)}>
      <Venn
        className="h-auto w-full overflow-visible print:mx-auto print:max-w-[8cm]"
        viewBox="0 0 560 440"
        label={resultFigureText(overlapPercentage)}
        fraction={overlapPercentage / 100}
        radius={206}
        cx={280}
        cy={212}
        pitch={10}
        ground={`var(--color-${ground})`}
        keyline={3}
        weave={0.4}
      >
        <LensNumber x="284" y="244" fontSize="148">
          {overlapPercentage}
          <tspan fontSize="72" dy="-46">
            %
          </tspan>
        </LensNumber>
        <LensCaption x="280" y="296" fontSize="20">
          {QUIZ_TEXT.overlap}
        </LensCaption>
      </Venn>
      {/* No figcaption: some screen readers would read it in place of the figure's name, which is the result. */}
      <p className="text-center text-ink-mute text-xs/[1.45]">
        {scaleText(overlapPercentage)} <span>{exactMeanSentence(total)}</span>{' '}
        <span>{roundingSentence(total)}</span>
      </p>
    </figure>
  )
}
