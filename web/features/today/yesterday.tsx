import { shareSentence } from '#domain/drawing/share-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import { longDay } from '#domain/today/days.ts'
import type { DayGuess } from '#domain/today/guesses.ts'
import { TODAY_TEXT, yesterdayText } from '#domain/today/text.ts'
import { AnswerFigure } from './answer-figure.tsx'
import type { TodayAnswer_TodayFragment } from './today-answer.generated.ts'

export type YesterdayProps = { answer: TodayAnswer_TodayFragment; guess: DayGuess | undefined }

/** The answer of the day before. */
export function Yesterday({ answer, guess }: YesterdayProps) {
  const { date, figure } = answer
  const party = enumValue(answer.party)
  const sentence = shareSentence(figure, figure.asked)
  return (
    <section>
      <h2 className="text-2xl tracking-snug">{TODAY_TEXT.yesterday}</h2>
      <h3 className="mt-3 text-xl">{figure.title}</h3>
      <p className="mt-1 text-ink">
        <b className="font-strong text-plum">{sentence.lead}</b>
        {sentence.rest}
      </p>
      <AnswerFigure figure={figure} size="m" guess={guess && { party, percentage: guess.guess }} />
      <p className="mt-2 text-ink-mute text-sm">
        {longDay(date)}. {guess && yesterdayText(party, guess)}
      </p>
    </section>
  )
}
