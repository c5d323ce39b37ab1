import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type RefCallback, useId } from 'react'
import { progressText, QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import {
  canGoBack,
  canGoOn,
  currentAnswer,
  currentQuestion,
  isLastQuestion,
  type QuizAction,
  type QuizSession,
} from '#domain/quiz/session.ts'
import { Button } from '#web/ui/button.tsx'
import { LIVE } from '#web/ui/live.ts'
import { RadioPills } from '#web/ui/radio-pills.tsx'

export type QuestionSheetProps = {
  session: QuizSession
  /** Whether the visitor has done something here: a quiz that was kept comes back by itself when the page opens. */
  taken: boolean
  /** Where the reading goes on after a step. */
  place: RefCallback<HTMLElement>
  onAct: (action: QuizAction) => void
}

/** One question with its four answers; Enter goes on, as the button does. */
export function QuestionSheet({ session, taken, place, onAct }: QuestionSheetProps) {
  const question = currentQuestion(session)
  const last = isLastQuestion(session)
  const questionId = useId()

  function goOn(event: FormEvent) {
    event.preventDefault()
    onAct({ type: 'next' })
  }

  return (
    // Before hydration, a submit does nothing instead of reloading the page.
    <form className="sheet quiz" method="dialog" onSubmit={goOn}>
      <div className="steps">
        <span className="steps__n" {...LIVE} aria-live={taken ? 'polite' : 'off'}>
          {progressText(session.step, QUIZ_QUESTIONS.length)}
        </span>
        <span className="steps__dots" aria-hidden="true">
          {QUIZ_QUESTIONS.map(({ id }, step) => (
            <i key={id} className={step < session.step ? 'on' : step === session.step ? 'now' : undefined} />
          ))}
        </span>
      </div>
      <div className="quiz__body">
        <div>
          <h3 className="quiz__q" id={questionId} ref={place} tabIndex={-1}>
            {question.text}
          </h3>
          <p className="quiz__hint">{QUIZ_TEXT.hint}</p>
        </div>
        <RadioPills
          key={question.id}
          labelledBy={questionId}
          name={question.id}
          options={question.options.map(({ value, text }) => ({ value, label: text }))}
          value={currentAnswer(session)}
          onChange={(value) => onAct({ type: 'answer', value })}
        />
      </div>
      <div className="quiz__nav">
        <Button variant="line" disabled={!canGoBack(session)} onClick={() => onAct({ type: 'previous' })}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {QUIZ_TEXT.previous}
        </Button>
        <Button type="submit" disabled={!canGoOn(session)}>
          {last ? QUIZ_TEXT.seeResults : QUIZ_TEXT.next}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}
