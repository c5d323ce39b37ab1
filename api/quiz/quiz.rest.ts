import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { quizSubmissionSchema, RESPONSES } from '#domain/quiz/responses.ts'
import { RestSubmitQuizDocument } from './quiz.rest.generated.ts'

const submissionBody = quizSubmissionSchema.meta({
  id: 'QuizSubmission',
  description:
    'Value keys by question index, “0” to “9”, as listed by `quiz` in /graphql; the percentage shown by the ' +
    'browser is validated and then ignored.',
  examples: [
    {
      responses: { 0: 'look-out-for-kids', 1: 'kept-trying' },
      overlapPercentage: 82,
      sessionId: 'session_1763640000000_k3x9',
    },
  ],
})

const percentage = z.int().min(0).max(100).describe('Score in whole percent.')

const quizResultSchema = z
  .object({
    id: z.string().describe('Id of the stored submission.'),
    overlapPercentage: percentage,
    categories: z
      .array(z.object({ name: z.string().describe('Name of the category.'), percentage }))
      .describe('Scores in Family Values, Civic Engagement and Economic Opportunity.'),
  })
  .meta({
    id: 'QuizResult',
    description: 'Result of a finished quiz.',
    examples: [
      {
        id: 'cmi7x1q2v0002',
        overlapPercentage: 82,
        categories: [
          { name: 'Family Values', percentage: 91 },
          { name: 'Civic Engagement', percentage: 92 },
          { name: 'Economic Opportunity', percentage: 91 },
        ],
      },
    ],
  })

/** Quiz route (spec §7). */
export const quizRoutes: Routes = (app, contextFor) => {
  app.post(
    '/quiz/submit',
    {
      config: { limit: 'quiz' },
      schema: {
        operationId: 'submitQuiz',
        tags: ['quiz'],
        summary: 'Submit a finished quiz; the server computes the result from the responses',
        body: submissionBody,
        response: {
          201: quizResultSchema,
          400: problem(RESPONSES),
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
      return reply.status(201).send(orThrow(submitQuiz))
    },
  )
}
