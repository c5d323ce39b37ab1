import { useMutation } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { Party } from '#domain/drawing/parties.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { type KeptResult, restoreKept, serializeKept } from '#domain/quiz/kept-result.ts'
import { QUIZ_FAILURE, QUIZ_SUCCESS } from '#domain/quiz/messages.ts'
import type { QuizResult } from '#domain/quiz/score.ts'
import {
  QUIZ_START,
  type QuizAction,
  type QuizSession,
  quizReducer,
  restoreQuiz,
  serializeQuiz,
} from '#domain/quiz/session.ts'
import { FIRST_PARTY_KEY, QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'
import { storeText } from '#web/lib/stored-text.ts'
import { sessionId } from '#web/session.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { SubmitQuizDocument } from './submit-quiz.generated.ts'

/** Answers survive a reload, and a result stays in the browser. It is submitted once, when it is finished (spec §4 Quiz). */
export function useQuiz() {
  const [session, setSession] = useState(QUIZ_START)
  const [kept, setKept] = useState<KeptResult | null>(null)
  const [submitQuiz] = useMutation(SubmitQuizDocument)
  const isRestored = useRef(false)
  useEffect(() => {
    isRestored.current = true
    const stored = readItem('sessionStorage', QUIZ_KEY)
    // Avoid a second render when nothing is stored.
    if (stored !== null) setSession(restoreQuiz(stored))
    setKept(restoreKept(readItem('localStorage', QUIZ_KEY)))
  }, [])

  /** A toast says whether the quiz was stored. It is completed and stays visible either way. Guesses are never sent. */
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
    window.dispatchEvent(new Event(BROWSER_EVENTS.quizCompleted))
  }

  function act(action: QuizAction) {
    // A choice made before hydration, on the first question, must not replace the answers of before a reload.
    if (!isRestored.current && readItem('sessionStorage', QUIZ_KEY) !== null) return
    // With the first answer instead of earlier, because the server's HTML is the same for everyone.
    const from = session === QUIZ_START ? { ...session, firstParty: firstParty() } : session
    const next = quizReducer(from, action)
    setSession(next)
    if (action.type === 'takeAgain') forget()
    else writeItem('sessionStorage', QUIZ_KEY, serializeQuiz(next))
    if (next.result && !session.result) {
      const text = serializeKept(next, new Date().toISOString())
      if (writeItem('localStorage', QUIZ_KEY, text)) setKept(restoreKept(text))
      void submit(next.answers, next.result)
    }
  }

  function forget() {
    storeText(QUIZ_KEY, null)
    setKept(null)
  }

  function openKept() {
    if (!kept?.session) return
    setSession(kept.session)
    writeItem('sessionStorage', QUIZ_KEY, serializeQuiz(kept.session))
  }

  return { session, act, kept, forget, openKept }
}

/** Drawn once per browser, so that taking the quiz again asks about the same party. */
function firstParty(): Party {
  const stored = readItem('localStorage', FIRST_PARTY_KEY)
  if (stored === 'republicans' || stored === 'democrats') return stored
  const drawn = Math.random() < 0.5 ? 'republicans' : 'democrats'
  writeItem('localStorage', FIRST_PARTY_KEY, drawn)
  return drawn
}
