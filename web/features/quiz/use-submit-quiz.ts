import { useMutation } from '@apollo/client/react'
import { QUIZ_FAILURE, QUIZ_SUCCESS } from '#domain/quiz/messages.ts'
import { sessionId } from '#web/session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { SubmitQuizDocument } from './submit-quiz.generated.ts'

/** A toast says whether the quiz was stored. The result stays visible either way. */
export function useSubmitQuiz() {
  const [submitQuiz] = useMutation(SubmitQuizDocument)

  return async (answers: Readonly<Record<string, string>>, overlapPercentage: number): Promise<void> => {
    const stored = await submitQuiz({
      variables: {
        responses: Object.entries(answers).map(([question, value]) => ({
          question: Number(question),
          value,
        })),
        overlapPercentage,
        sessionId: sessionId(),
      },
    }).then(
      ({ data }) => data?.submitQuiz.__typename === 'QuizResult',
      () => false,
    )
    showToast(stored ? QUIZ_SUCCESS : QUIZ_FAILURE)
  }
}
