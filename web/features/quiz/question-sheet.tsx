import type { ReactNode } from 'react'
import { guessedParty } from '#domain/quiz/guesses.ts'
import { progressText, QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import {
  currentAnswer,
  currentQuestion,
  isLastQuestion,
  type QuizAction,
  type QuizSession,
} from '#domain/quiz/session.ts'
import { GuessField } from './guess-field.tsx'
import { StepSheet } from './step-sheet.tsx'

export type QuestionSheetProps = {
  session: QuizSession
  /** False until the visitor acts, so that a restored quiz is not announced. */
  isAnnounced: boolean
  heading: ReactNode
  /** Asks for a guess about a party after each answer, and leads to the results. */
  hasGuesses?: boolean
  onAct: (action: QuizAction) => void
}

export function QuestionSheet({
  session,
  isAnnounced,
  heading,
  hasGuesses = false,
  onAct,
}: QuestionSheetProps) {
  const { step, guesses, firstParty } = session
  const { text, options } = currentQuestion(session)
  const answer = currentAnswer(session)
  return (
    <StepSheet
      step={step}
      count={QUIZ_QUESTIONS.length}
      progress={progressText(step, QUIZ_QUESTIONS.length)}
      isAnnounced={isAnnounced}
      heading={heading}
      title={text}
      hint={hasGuesses ? undefined : QUIZ_TEXT.hint}
      note={hasGuesses ? QUIZ_TEXT.note : undefined}
      options={options.map((option) => ({ value: option.value, label: option.text }))}
      value={answer}
      nextText={hasGuesses && isLastQuestion(session) ? QUIZ_TEXT.seeResults : QUIZ_TEXT.next}
      aside={
        hasGuesses && (
          <GuessField
            party={guessedParty(step, firstParty)}
            option={options.find(({ value }) => value === answer)}
            guess={guesses[step]}
            onGuess={(value) => onAct({ type: 'guess', value })}
          />
        )
      }
      onChoose={(value) => onAct({ type: 'answer', value })}
      onBack={() => onAct({ type: 'previous' })}
      onNext={() => onAct({ type: 'next' })}
    />
  )
}
