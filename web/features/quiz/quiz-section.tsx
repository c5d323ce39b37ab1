import { Link } from 'react-router'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import type { QuizAction } from '#domain/quiz/session.ts'
import { Section } from '#web/layout/section.tsx'
import { urls } from '#web/urls.ts'
import { KeptStrip } from './kept-strip.tsx'
import { QuestionSheet } from './question-sheet.tsx'
import { ResultSheet } from './result/result-sheet.tsx'
import { useQuiz } from './use-quiz.ts'
import { useStepFocus } from './use-step-focus.ts'

/** Spec §2 Quiz section. */
export function QuizSection() {
  const { session, act, kept, forget, openKept } = useQuiz()
  const { result } = session
  const hasBegun = Object.keys(session.answers).length > 0
  const place = `${session.step} ${result !== null} ${kept !== null}`
  const { hasMoved, startMoving } = useStepFocus(place)

  function move(change: () => void) {
    startMoving()
    change()
  }
  const takeAgain = () => move(() => act({ type: 'takeAgain' }))

  if (result)
    return (
      <Section id="quiz" label={QUIZ_TEXT.heading}>
        <ResultSheet
          session={{ ...session, result }}
          isKept={kept !== null}
          onForget={forget}
          onTakeAgain={takeAgain}
        />
      </Section>
    )
  if (kept && !hasBegun)
    return (
      <Section id="quiz" title={QUIZ_TEXT.heading} lead={QUIZ_TEXT.lead}>
        <KeptStrip
          kept={kept}
          onOpen={() => move(openKept)}
          onTakeAgain={takeAgain}
          onForget={() => move(forget)}
        />
      </Section>
    )
  return (
    <Section id="quiz" label={QUIZ_TEXT.heading} className="max-md:py-0">
      <QuestionSheet
        session={session}
        isAnnounced={hasMoved}
        heading={QUIZ_TEXT.heading}
        hasGuesses
        onAct={(action: QuizAction) => move(() => act(action))}
      />
      <noscript>
        <p className="mt-4">
          {QUIZ_TEXT.noScript} <Link to={urls.methodology()}>{QUIZ_TEXT.howCalculated}</Link>
        </p>
      </noscript>
    </Section>
  )
}
