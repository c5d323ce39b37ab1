import { Link2, RotateCcw, Share2 } from 'lucide-react'
import type { RefCallback } from 'react'
import { Link } from 'react-router-dom'
import { overlapText, QUIZ_TEXT, resultFigureText, scaleText } from '#domain/quiz/messages.ts'
import { RESULT_TEXT, rangeText, resultSentence } from '#domain/quiz/result-messages.ts'
import { type QuizResult, scoreRange, totalOf } from '#domain/quiz/score.ts'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { Venn } from '#web/figures/venn.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { urls } from '#web/urls.ts'
import { useShare } from './use-share.ts'

export type ResultSheetProps = {
  result: QuizResult
  answers: Readonly<Record<string, string>>
  place: RefCallback<HTMLElement>
  onTakeAgain: () => void
}

export function ResultSheet({ result, answers, place, onTakeAgain }: ResultSheetProps) {
  const { overlapPercentage, categories } = result
  return (
    <div className="sheet grid gap-[clamp(2rem,4vw,4rem)] p-[clamp(1.25rem,0.5rem+3.4vw,3.5rem)] max-[14rem]:px-2 max-[14rem]:py-3 min-[60rem]:grid-cols-[1.1fr_1fr] min-[60rem]:items-center print:gap-6 print:p-6">
      {/* The figure takes the focus, because on a narrow screen it is above its text. */}
      <figure ref={place} tabIndex={-1} aria-label={overlapText(overlapPercentage)}>
        <Venn
          className="h-auto w-full overflow-visible print:mx-auto print:max-w-[8cm]"
          viewBox="0 0 560 470"
          label={resultFigureText(overlapPercentage)}
          fraction={overlapPercentage / 100}
          radius={206}
          cx={280}
          cy={222}
          pitch={10}
          ground="var(--color-raised)"
          keyline={3}
          weave={0.4}
        >
          <LensNumber x="284" y="254" fontSize="148">
            {overlapPercentage}
            <tspan fontSize="72" dy="-46">
              %
            </tspan>
          </LensNumber>
          <LensCaption x="280" y="306" fontSize="20">
            {QUIZ_TEXT.overlap}
          </LensCaption>
        </Venn>
        {/* No figcaption: some screen readers would read it in place of the figure's name, which is the result. */}
        <p className="text-center text-ink-mute text-xs/[1.45]">{scaleText(overlapPercentage)}</p>
      </figure>
      <div>
        <h3 className="text-2xl tracking-[-0.02em]">{resultSentence(totalOf(answers))}</h3>
        <p className="mt-3 max-w-[46ch]">{rangeText(scoreRange())}</p>
        <ul className="mt-8 grid gap-6" aria-label={QUIZ_TEXT.categories}>
          {categories.map(({ name, percentage }) => (
            <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2" key={name}>
              <span className="font-semibold text-ink">{name}</span>{' '}
              <span className="font-display font-medium text-[1.75rem]/none text-plum tabular-nums lining-nums tracking-[-0.02em]">
                {percentage}%
              </span>
              <span
                className="inset-ring inset-ring-line col-span-full h-3.5 overflow-hidden rounded-[7px] bg-sunk forced-colors:border"
                aria-hidden="true"
              >
                <i
                  className="block h-full rounded-[7px] bg-plum forced-color-adjust-none"
                  style={{ width: `${percentage}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
        <ResultActions overlapPercentage={overlapPercentage} onTakeAgain={onTakeAgain} />
        <p className="mt-6 text-ink-mute text-xs/[1.45]">
          {RESULT_TEXT.limits}{' '}
          <Link className="whitespace-nowrap" to={urls.methodology()}>
            {QUIZ_TEXT.howCalculated}
          </Link>
        </p>
      </div>
    </div>
  )
}

function ResultActions({
  overlapPercentage,
  onTakeAgain,
}: {
  overlapPercentage: number
  onTakeAgain: () => void
}) {
  const { link, copy, copyFailed, share } = useShare(overlapPercentage)
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-4">
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
        <Button variant="line" onClick={onTakeAgain}>
          <RotateCcw className="icon" aria-hidden="true" />
          {QUIZ_TEXT.takeAgain}
        </Button>
      </div>
      {copyFailed && (
        <div className="mt-4 max-w-[28rem]">
          <Field label={QUIZ_TEXT.copyYourself}>
            <Input readOnly autoFocus value={link} onFocus={(event) => event.target.select()} />
          </Field>
        </div>
      )}
    </>
  )
}
