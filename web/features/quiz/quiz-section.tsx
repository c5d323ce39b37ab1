import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import type { QuizAction } from '#domain/quiz/session.ts'
import { Section } from '#web/layout/section.tsx'
import { focusOn } from '#web/lib/focus-on.ts'
import { urls } from '#web/urls.ts'
import { QuestionSheet } from './question-sheet.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { useQuiz } from './use-quiz.ts'

/** Spec §2 Quiz section. */
export function QuizSection() {
  const [session, act] = useQuiz()
  const [isAnnounced, setAnnounced] = useState(false)
  const focusTarget = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)

  // Each step moves the focus, so that screen readers read the new content. Answering does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the visitor moves to another step.
  useEffect(() => {
    if (hasMoved.current && focusTarget.current) focusStep(focusTarget.current, session.result !== null)
    hasMoved.current = false
  }, [session.step, session.result])

  function setFocusTarget(element: HTMLElement | null) {
    focusTarget.current = element
  }

  function move(action: QuizAction) {
    hasMoved.current = action.type !== 'answer'
    setAnnounced(true)
    act(action)
  }

  return (
    <Section id="quiz" title={QUIZ_TEXT.heading} lead={QUIZ_TEXT.lead}>
      {session.result ? (
        <ResultSheet
          result={session.result}
          answers={session.answers}
          focusTarget={setFocusTarget}
          onTakeAgain={() => move({ type: 'takeAgain' })}
        />
      ) : (
        <QuestionSheet
          session={session}
          isAnnounced={isAnnounced}
          focusTarget={setFocusTarget}
          onAct={move}
        />
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
  focusTarget.scrollIntoView({ block: isResult ? 'center' : 'nearest' })
  if (!isResult) return
  // In two columns, the text next to the figure may begin behind the navigation bar.
  const text = focusTarget.nextElementSibling
  if (text && text.getBoundingClientRect().top < focusTarget.getBoundingClientRect().bottom)
    text.firstElementChild?.scrollIntoView({ block: 'nearest' })
}
