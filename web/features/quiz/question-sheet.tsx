import { clsx } from 'clsx'
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
import { LiveRegion } from '#web/ui/live-region.tsx'
import { RadioPills } from '#web/ui/radio-pills.tsx'

export type QuestionSheetProps = {
  session: QuizSession
  /** False until the visitor acts, so that a restored quiz is not announced. */
  taken: boolean
  place: RefCallback<HTMLElement>
  onAct: (action: QuizAction) => void
}

/** Scrolling to the question on a phone keeps its number in view, unless the answers need the room. */
const SCROLL_TO_NUMBER =
  '[@media(min-height:36rem)]:scroll-mt-12 [@media(min-height:36rem)]:max-[22.4rem]:scroll-mt-16'
/** Previous and See Results, the longest pair, fit in one row from 375 px on; below they share or fill it. */
const NAV_BUTTON = 'max-[27rem]:px-3 max-[23rem]:flex-auto'

/** Enter works like the Next button. */
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
    <form
      className="sheet p-[clamp(1.25rem,0.5rem+3.4vw,3.5rem)] max-[14rem]:px-2 max-[14rem]:py-3"
      method="dialog"
      onSubmit={goOn}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4">
        <LiveRegion
          as="span"
          className="whitespace-nowrap font-semibold text-ink tabular-nums"
          aria-live={taken ? 'polite' : 'off'}
        >
          {progressText(session.step, QUIZ_QUESTIONS.length)}
        </LiveRegion>
        <span className="flex items-center" aria-hidden="true">
          {QUIZ_QUESTIONS.map(({ id }, step) => (
            <Ring
              key={id}
              state={step < session.step ? 'answered' : step === session.step ? 'current' : 'open'}
            />
          ))}
        </span>
      </div>
      <div className="mt-[clamp(1.5rem,1rem+2vw,3rem)] grid gap-8 min-[60rem]:grid-cols-[5fr_6fr] min-[60rem]:gap-[clamp(3rem,5vw,5rem)]">
        <div>
          <h3
            className={clsx('text-2xl/[1.16] tracking-[-0.02em]', SCROLL_TO_NUMBER)}
            id={questionId}
            ref={place}
            tabIndex={-1}
          >
            {question.text}
          </h3>
          <p className="mt-4 text-balance text-ink-mute text-sm">{QUIZ_TEXT.hint}</p>
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
      <div className="mt-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-wrap justify-between gap-3 border-line border-t pt-6">
        <Button
          className={NAV_BUTTON}
          variant="line"
          disabled={!canGoBack(session)}
          onClick={() => onAct({ type: 'previous' })}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
          {QUIZ_TEXT.previous}
        </Button>
        <Button className={NAV_BUTTON} type="submit" disabled={!canGoOn(session)}>
          {last ? QUIZ_TEXT.seeResults : QUIZ_TEXT.next}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}

const RING: Record<'answered' | 'current' | 'open', string> = {
  answered: 'relative border-2 border-plum bg-plum shadow-[0_0_0_1.5px_var(--color-raised)]',
  current: 'relative border-[5px] border-plum bg-raised',
  open: 'border-2 border-line-strong',
}

function Ring({ state }: { state: keyof typeof RING }) {
  return (
    <i
      className={clsx(
        '-ml-1 size-[clamp(16px,4.4vw,22px)] rounded-full forced-color-adjust-none',
        RING[state],
      )}
      data-state={state}
    />
  )
}
