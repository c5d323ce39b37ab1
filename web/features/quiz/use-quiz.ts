import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { QUIZ_FAILURE, QUIZ_SUCCESS } from '#domain/quiz/messages.ts'
import type { QuizResult } from '#domain/quiz/score.ts'
import {
  QUIZ_KEY,
  QUIZ_START,
  type QuizAction,
  type QuizSession,
  quizReducer,
  restoreQuiz,
  serializeQuiz,
} from '#domain/quiz/session.ts'
import { readItem, removeItems, writeItem } from '#web/lib/browser-storage.ts'
import { sessionId } from '#web/session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { SubmitQuizDocument } from './submit-quiz.generated.ts'

/** The quiz of this tab, or the last result of this browser. */
export function storedQuiz(): string | null {
  return readItem('sessionStorage', QUIZ_KEY) ?? readItem('localStorage', QUIZ_KEY)
}

/** Answers survive a reload, and a result stays in the browser. It is submitted once, when it is finished (spec §4 Quiz). */
export function useQuiz(): [QuizSession, (action: QuizAction) => void] {
  const [session, setSession] = useState(QUIZ_START)
  const [submitQuiz] = useMutation(SubmitQuizDocument)
  useEffect(() => {
    const stored = storedQuiz()
    // Avoid a second render when there is no stored quiz.
    if (stored !== null) setSession(restoreQuiz(stored))
  }, [])

  /** A toast says whether the quiz was stored. The result stays visible either way. */
  async function submit(answers: QuizSession['answers'], { overlapPercentage }: QuizResult) {
    const responses = Object.entries(answers).map(([question, value]) => ({
      question: Number(question),
      value,
    }))
    const isStored = await submitQuiz({
      variables: { responses, overlapPercentage, sessionId: sessionId() },
    }).then(
      ({ data }) => data?.submitQuiz.__typename === 'QuizResult',
      () => false,
    )
    showToast(isStored ? QUIZ_SUCCESS : QUIZ_FAILURE)
  }

  function act(action: QuizAction) {
    const next = quizReducer(session, action)
    setSession(next)
    if (action.type === 'takeAgain') removeItems((key) => key === QUIZ_KEY)
    else writeItem('sessionStorage', QUIZ_KEY, serializeQuiz(next))
    if (next.result && !session.result) {
      writeItem('localStorage', QUIZ_KEY, serializeQuiz(next))
      // The quiz is completed whether or not the server could store it.
      void submit(next.answers, next.result).then(() =>
        window.dispatchEvent(new Event(BROWSER_EVENTS.quizCompleted)),
      )
    }
  }

  return [session, act]
}
