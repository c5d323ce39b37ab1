import type { RefCallback } from 'react'
import { progressText, QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import {
  currentAnswer,
  currentQuestion,
  isLastQuestion,
  type QuizAction,
  type QuizSession,
} from '#domain/quiz/session.ts'
import { StepSheet } from './step-sheet.tsx'

export type QuestionSheetProps = {
  session: QuizSession
  /** False until the visitor acts, so that a restored quiz is not announced. */
  isAnnounced: boolean
  focusTarget: RefCallback<HTMLElement>
  heading?: 'h2' | 'h3'
  /** On the button of the last question. */
  lastText?: string
  onAct: (action: QuizAction) => void
}

export function QuestionSheet({
  session,
  isAnnounced,
  focusTarget,
  heading,
  lastText = QUIZ_TEXT.seeResults,
  onAct,
}: QuestionSheetProps) {
  const { id, text, options } = currentQuestion(session)
  return (
    <StepSheet
      step={session.step}
      count={QUIZ_QUESTIONS.length}
      progress={progressText(session.step, QUIZ_QUESTIONS.length)}
      isAnnounced={isAnnounced}
      focusTarget={focusTarget}
      heading={heading}
      title={text}
      hint={QUIZ_TEXT.hint}
      name={id}
      options={options.map((option) => ({ value: option.value, label: option.text }))}
      value={currentAnswer(session)}
      nextText={isLastQuestion(session) ? lastText : QUIZ_TEXT.next}
      onChoose={(value) => onAct({ type: 'answer', value })}
      onBack={() => onAct({ type: 'previous' })}
      onNext={() => onAct({ type: 'next' })}
    />
  )
}
