import type { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { QUIZ_VERSION } from '#domain/quiz/questions.ts'
import type { quizSubmissionSchema } from '#domain/quiz/responses.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'

/** Stores the responses with the result that the server computes. The sent percentage is never used. */
export async function submitQuiz(
  { db, now }: Context,
  { responses, sessionId }: z.output<typeof quizSubmissionSchema>,
) {
  const result = scoreQuiz(responses)
  const { id } = await db.prisma.quizSubmission.create({
    data: {
      responses,
      sessionId: sessionId ?? null,
      overlapPercentage: result.overlapPercentage,
      version: QUIZ_VERSION,
      createdAt: now(),
    },
    select: { id: true },
  })
  return { id, ...result }
}
