import { useEffect, useState } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import {
  keepQuiz,
  QUIZ_KEY,
  QUIZ_START,
  type QuizAction,
  type QuizSession,
  quizReducer,
  restoreQuiz,
} from '#domain/quiz/session.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'
import { useSubmitQuiz } from './use-submit-quiz.ts'

/** Survives a reload, and is submitted once when it is finished (spec §4 Quiz). */
export function useQuiz(): [QuizSession, (action: QuizAction) => void] {
  const [session, setSession] = useState(QUIZ_START)
  const submit = useSubmitQuiz()
  useEffect(() => {
    const kept = readItem('sessionStorage', QUIZ_KEY)
    // Avoid a second render when there is no stored quiz.
    if (kept !== null) setSession(restoreQuiz(kept))
  }, [])

  function act(action: QuizAction) {
    const next = quizReducer(session, action)
    setSession(next)
    writeItem('sessionStorage', QUIZ_KEY, keepQuiz(next))
    if (next.result && !session.result) {
      // The quiz is completed whether or not the server could store it.
      void submit(next.answers, next.result.overlapPercentage).then(() =>
        window.dispatchEvent(new Event(BROWSER_EVENTS.quizCompleted)),
      )
    }
  }

  return [session, act]
}
