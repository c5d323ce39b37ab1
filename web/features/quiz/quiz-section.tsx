import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
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
  const [taken, setTaken] = useState(false)
  const place = useRef<HTMLElement>(null)
  const moved = useRef(false)

  // A step moves the focus, so that screen readers read what appears. Answering does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the visitor moves to another step.
  useEffect(() => {
    if (moved.current && place.current) goOnAt(place.current, session.result !== null)
    moved.current = false
  }, [session.step, session.result])

  function setPlace(element: HTMLElement | null) {
    place.current = element
  }

  function move(action: QuizAction) {
    moved.current = action.type !== 'answer'
    setTaken(true)
    act(action)
  }

  return (
    <Section id="quiz" title={QUIZ_TEXT.heading} lead={QUIZ_TEXT.lead}>
      {session.result ? (
        <ResultSheet
          result={session.result}
          answers={session.answers}
          place={setPlace}
          onTakeAgain={() => move({ type: 'takeAgain' })}
        />
      ) : (
        <QuestionSheet session={session} taken={taken} place={setPlace} onAct={move} />
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
function goOnAt(place: HTMLElement, isResult: boolean) {
  focusOn(place)
  place.scrollIntoView({ block: isResult ? 'center' : 'nearest' })
  if (!isResult) return
  // In two columns, the text next to the figure may begin behind the navigation bar.
  const text = place.nextElementSibling
  if (text && text.getBoundingClientRect().top < place.getBoundingClientRect().bottom)
    text.firstElementChild?.scrollIntoView({ block: 'nearest' })
}
