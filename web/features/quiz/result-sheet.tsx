import { Link2, RotateCcw, Share2 } from 'lucide-react'
import type { RefCallback } from 'react'
import { Link } from 'react-router-dom'
import { overlapText, QUIZ_TEXT, resultFigureText, resultHeadline, scaleText } from '#domain/quiz/messages.ts'
import type { QuizResult } from '#domain/quiz/score.ts'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { Venn } from '#web/figures/venn.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { urls } from '#web/urls.ts'
import { useShare } from './use-share.ts'

export type ResultSheetProps = {
  result: QuizResult
  /** Where the reading goes on when the result has come. */
  place: RefCallback<HTMLElement>
  onTakeAgain: () => void
}

/** The result: the lens to scale, three categories, and what one can do with it. */
export function ResultSheet({ result, place, onTakeAgain }: ResultSheetProps) {
  const { overlapPercentage, categories } = result
  return (
    <div className="sheet result">
      {/* It takes the focus: above its text on a narrow screen, it is what a visitor came for. */}
      <figure className="result__fig" ref={place} tabIndex={-1} aria-label={overlapText(overlapPercentage)}>
        <Venn
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
        <p className="src result__scale">{scaleText(overlapPercentage)}</p>
      </figure>
      <div className="result__txt">
        <h3>{resultHeadline(overlapPercentage)}</h3>
        <p>{QUIZ_TEXT.explanation}</p>
        <ul className="cats" aria-label={QUIZ_TEXT.categories}>
          {categories.map(({ name, percentage }) => (
            <li className="cat" key={name}>
              <span className="cat__n">{name}</span> <span className="cat__v">{percentage}%</span>
              <span className="cat__bar" aria-hidden="true">
                <i style={{ width: `${percentage}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <ResultActions overlapPercentage={overlapPercentage} onTakeAgain={onTakeAgain} />
        <p className="src result__note">
          {QUIZ_TEXT.reflection} <Link to={urls.methodology()}>{QUIZ_TEXT.howCalculated}</Link>
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
      <div className="result__act">
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
        <div className="result__link">
          <Field label={QUIZ_TEXT.copyYourself}>
            <Input readOnly autoFocus value={link} onFocus={(event) => event.target.select()} />
          </Field>
        </div>
      )}
    </>
  )
}
