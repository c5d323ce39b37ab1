import type { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput } from '#domain/errors.ts'
import { ANSWERED_TWICE } from '#domain/quiz/messages.ts'
import { QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { quizSubmissionSchema } from '#domain/quiz/responses.ts'
import { type QuizResult, scoreQuiz } from '#domain/quiz/score.ts'

export interface StoredQuizResult extends QuizResult {
  id: string
}

/** `question` counts from 0; `value` is a value key. */
export interface QuizResponse {
  question: number
  value: string
}

/** @throws BadInput when a rule is broken or a question is answered twice. */
export function readSubmission(input: {
  responses: readonly QuizResponse[]
  overlapPercentage: number
  sessionId?: string | null
}): z.output<typeof quizSubmissionSchema> {
  const responses = Object.fromEntries(input.responses.map(({ question, value }) => [question, value]))
  if (Object.keys(responses).length < input.responses.length) {
    throw new BadInput(ANSWERED_TWICE, [{ path: 'responses', message: ANSWERED_TWICE }])
  }
  return parse(quizSubmissionSchema, { ...input, responses, sessionId: input.sessionId ?? undefined })
}

/** Stores the responses with the result that the server computes. The sent percentage is never used. */
export async function submitQuiz(
  { db, now }: Context,
  { responses, sessionId }: z.output<typeof quizSubmissionSchema>,
): Promise<StoredQuizResult> {
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
