import { z } from 'zod'
import { quizSubmissionSchema } from '../../domain/quiz/responses.ts'
import { problemSchema } from '../rest/problem.ts'
import type { Routes } from '../rest/rest.ts'
import { checkOperations, orThrow, runOperation } from '../rest/run-operation.ts'
import { RestSubmitQuizDocument } from './quiz.rest.generated.ts'

checkOperations([RestSubmitQuizDocument])

const percentage = z.int().min(0).max(100).describe('Whole percent.')

/** POST the finished quiz (Spec §7). */
export const quizRoutes: Routes = (app, contextFor) => {
  app.post(
    '/quiz/submit',
    {
      schema: {
        tags: ['quiz'],
        summary: 'Submit a finished quiz; the server computes the result from the responses',
        body: quizSubmissionSchema,
        response: {
          201: z.object({
            id: z.string(),
            overlapPercentage: percentage,
            categories: z.array(z.object({ name: z.string(), percentage })),
          }),
          400: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { responses, overlapPercentage, sessionId } = request.body
      const { submitQuiz } = await runOperation(
        RestSubmitQuizDocument,
        {
          responses: Object.entries(responses).map(([question, value]) => ({
            question: Number(question),
            value,
          })),
          overlapPercentage,
          sessionId,
        },
        await contextFor(request, reply),
      )
      const { id, categories, ...result } = orThrow(submitQuiz)
      return reply.status(201).send({
        id,
        overlapPercentage: result.overlapPercentage,
        categories: categories.map(({ name, percentage }) => ({ name, percentage })),
      })
    },
  )
}
