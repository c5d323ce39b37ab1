import { questionsToGuess } from '#domain/compare/compare.ts'
import type { CompareLink } from '#domain/compare/compare-code.ts'
import { type CompareState, picksOf } from '#domain/compare/compare-flow.ts'
import { COMPARE_TEXT, guessProgress, guessTitle } from '#domain/compare/compare-messages.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { StepSheet } from '#web/features/quiz/step-sheet.tsx'

/** A step after the quiz. */
export type CompareStepProps = {
  state: CompareState
  link: CompareLink
  isAnnounced: boolean
  onChange: (next: CompareState) => void
}

export function GuessSheet({ state, link, isAnnounced, onChange }: CompareStepProps) {
  const { guesses, guessStep: step, quiz } = state
  const yours = picksOf(quiz)
  const questions = questionsToGuess(yours, link.picks)
  const index = questions[step] ?? 0
  const question = QUIZ_QUESTIONS[index]
  if (!question) return null
  return (
    <StepSheet
      step={step}
      count={questions.length}
      progress={guessProgress(step, questions.length)}
      isAnnounced={isAnnounced}
      heading={guessTitle(link.name)}
      title={question.text}
      hint={COMPARE_TEXT.guessHint}
      options={question.options.map(({ value, text }) => ({
        value,
        label: value === yours[index] ? <OwnPick>{text}</OwnPick> : text,
      }))}
      value={guesses[step]}
      nextText={COMPARE_TEXT.next}
      onChoose={(value) => onChange({ ...state, guesses: guesses.toSpliced(step, 1, value) })}
      onBack={() => onChange({ ...state, guessStep: step - 1 })}
      onNext={() => onChange({ ...state, guessStep: step + 1 })}
    />
  )
}

function OwnPick({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className="mt-0.5 block font-normal text-ink-mute text-xs">
        <span className="sr-only">(</span>
        {COMPARE_TEXT.yourPick}
        <span className="sr-only">)</span>
      </span>
    </>
  )
}
