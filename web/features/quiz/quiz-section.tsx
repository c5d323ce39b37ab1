import { Link } from 'react-router'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import type { QuizAction } from '#domain/quiz/session.ts'
import { Section } from '#web/layout/section.tsx'
import { focusOn } from '#web/lib/focus-on.ts'
import { urls } from '#web/urls.ts'
import { QuestionSheet } from './question-sheet.tsx'
import { ResultSheet } from './result/result-sheet.tsx'
import { useQuiz } from './use-quiz.ts'
import { useStepFocus } from './use-step-focus.ts'

/** Spec §2 Quiz section. */
export function QuizSection() {
  const [session, act] = useQuiz()
  const isResult = session.result !== null
  const { hasMoved, startMoving, focusTarget } = useStepFocus(`${session.step} ${isResult}`, (target) =>
    focusStep(target, isResult),
  )

  function move(action: QuizAction) {
    startMoving()
    act(action)
  }

  return (
    <Section id="quiz" title={QUIZ_TEXT.heading} lead={QUIZ_TEXT.lead}>
      {session.result ? (
        <ResultSheet
          result={session.result}
          answers={session.answers}
          focusTarget={focusTarget}
          onTakeAgain={() => move({ type: 'takeAgain' })}
        />
      ) : (
        <QuestionSheet session={session} isAnnounced={hasMoved} focusTarget={focusTarget} onAct={move} />
      )}
      <noscript>
        <p className="mt-4">
          {QUIZ_TEXT.noScript} <Link to={urls.methodology()}>{QUIZ_TEXT.howCalculated}</Link>
        </p>
      </noscript>
    </Section>
  )
}

/** Default focus scrolling would push a question's answers below a phone's window. */
function focusStep(focusTarget: HTMLElement, isResult: boolean) {
  focusOn(focusTarget)
  // A result that leaves room starts at the top, so that its sentence is above the toast at the bottom of a phone.
  const isSmall = focusTarget.offsetHeight < 0.65 * window.innerHeight
  focusTarget.scrollIntoView({ block: isResult ? (isSmall ? 'start' : 'center') : 'nearest' })
  if (!isResult) return
  // In two columns, the text next to the figure may begin behind the navigation bar.
  const text = focusTarget.nextElementSibling
  if (text && text.getBoundingClientRect().top < focusTarget.getBoundingClientRect().bottom)
    text.firstElementChild?.scrollIntoView({ block: 'nearest' })
}
