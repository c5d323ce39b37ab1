import { useQuery } from '@apollo/client/react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { enumName, enumValue } from '#domain/enum-names.ts'
import { longDay } from '#domain/today/days.ts'
import type { DayGuess } from '#domain/today/guesses.ts'
import { todayQuestion } from '#domain/today/question.ts'
import { questionOn } from '#domain/today/questions.ts'
import { ofParty, TODAY_TEXT, todayAnswer, todayResult } from '#domain/today/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PercentSlider } from '#web/ui/form/percent-slider.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { urls } from '#web/urls.ts'
import { AnswerFigure } from './answer-figure.tsx'
import { PasteLine } from './paste-line.tsx'
import { type TodayAnswer_TodayFragment, TodayAnswerDocument } from './today-answer.generated.ts'
import type { TodayView_TodayFragment } from './today-view.generated.ts'

export type TodayViewProps = {
  question: TodayView_TodayFragment
  isToday: boolean
  guess: DayGuess | undefined
  onGuess: (guess: DayGuess) => void
}

/** The question, and after a guess or a skip its answer. */
export function TodayView({ question, isToday, guess, onGuess }: TodayViewProps) {
  const { date, figure } = question
  const party = enumValue(question.party)
  const [isSkipped, setSkipped] = useState(false)
  const { data, error, refetch } = useQuery(TodayAnswerDocument, { variables: { date }, ssr: false })
  const answer = data?.today
  const result = useRef<HTMLDivElement>(null)
  const isRevealed = guess !== undefined || isSkipped

  // The form disappears, so the focus moves to the answer.
  function reveal(change: () => void) {
    flushSync(change)
    result.current?.focus({ preventScroll: true })
  }

  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <b className="font-semibold text-plum">{isToday ? TODAY_TEXT.title : TODAY_TEXT.earlierTitle}</b>
        <time className="text-ink-mute" dateTime={date}>
          {longDay(date)}
        </time>
      </p>
      <h1 className={isRevealed ? 'sr-only' : 'mt-3 text-3xl/[1.06] tracking-tight'}>
        {todayQuestion(party, figure.asked)}
      </h1>
      {isRevealed ? (
        <div className="outline-none" ref={result} tabIndex={-1}>
          {answer ? (
            <Answer answer={answer} guess={guess} />
          ) : error ? (
            <ErrorState className="mt-6" title={TODAY_TEXT.failed} onRetry={() => refetch()} />
          ) : (
            <Loading>{TODAY_TEXT.loading}</Loading>
          )}
        </div>
      ) : (
        <GuessForm
          isLoading={!answer && !error}
          onGuess={(percentage) => {
            if (answer) reveal(() => onGuess({ guess: percentage, off: percentage - answer.figure[party] }))
          }}
          onSkip={() => reveal(() => setSkipped(true))}
        >
          {error && !answer && <ErrorState title={TODAY_TEXT.failed} onRetry={() => refetch()} />}
        </GuessForm>
      )}
      <noscript>{import.meta.env.SSR && <AnswerWithoutScript date={date} />}</noscript>
      {isRevealed && (
        <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-ink-mute text-sm">
          {TODAY_TEXT.next} <Link to={urls.section('splits')}>{TODAY_TEXT.splits}</Link>
        </p>
      )}
    </div>
  )
}

type GuessFormProps = {
  /** A guess is compared with the answer, so it waits for it. */
  isLoading: boolean
  onGuess: (percentage: number) => void
  onSkip: () => void
  children: ReactNode
}

function GuessForm({ isLoading, onGuess, onSkip, children }: GuessFormProps) {
  const [percentage, setPercentage] = useState<number | null>(null)
  return (
    <Form
      className="needs-script mt-8 grid gap-4"
      onSubmit={() => percentage !== null && onGuess(percentage)}
    >
      <PercentSlider label={TODAY_TEXT.slider} value={percentage} onChange={setPercentage} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" className="-ml-3" onClick={onSkip}>
          {TODAY_TEXT.skip}
        </Button>
        <Button
          type="submit"
          disabled={percentage === null}
          pending={percentage !== null && isLoading}
          pendingText={TODAY_TEXT.loading}
        >
          {TODAY_TEXT.reveal}
        </Button>
      </div>
      {children}
    </Form>
  )
}

function Answer({ answer, guess }: { answer: TodayAnswer_TodayFragment; guess: DayGuess | undefined }) {
  const { date, figure } = answer
  const party = enumValue(answer.party)
  return (
    <>
      <p className="mt-3 font-display font-medium text-3xl/[1.06] text-ink tracking-tight">
        <span className={party === 'republicans' ? 'text-red-ink' : 'text-blue-ink'}>{figure[party]}%</span>{' '}
        {ofParty(party)} {figure.asked}.
      </p>
      <p className="mt-3 measure-60 text-lg/[1.5]">{todayResult(party, figure, guess?.guess)}</p>
      <AnswerFigure figure={figure} size="l" guess={guess && { party, percentage: guess.guess }} />
      {guess && <PasteLine date={date} off={guess.off} />}
    </>
  )
}

/** For the server only: browsers with scripts leave it out, and no script has the figures. */
function AnswerWithoutScript({ date }: { date: string }) {
  const { party, figure } = questionOn(date)
  return (
    <div className="mt-6">
      <p className="text-ink-mute text-sm">{TODAY_TEXT.needsScript}</p>
      <p className="mt-3 text-lg">{todayAnswer(party, figure)}</p>
      <AnswerFigure
        figure={{
          ...figure,
          kind: enumName(figure.kind),
          link: enumName(figure.link),
        }}
        size="l"
      />
    </div>
  )
}
