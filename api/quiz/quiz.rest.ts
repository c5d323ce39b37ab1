import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { QUIZ_VERSION, UNKNOWN_HUNDREDTHS } from '#domain/quiz/questions.ts'
import { quizSubmissionSchema, RESPONSES } from '#domain/quiz/responses.ts'
import { SOURCED_QUESTIONS, type SourcedOption, type SourcedQuestion } from '#domain/quiz/sources.ts'
import { RestQuizDocument, RestSubmitQuizDocument } from './quiz.rest.generated.ts'

const submissionBody = quizSubmissionSchema.meta({
  id: 'QuizSubmission',
  description: `The responses to submit. The value keys are listed by GET /api/quiz. An unknown key has a weight of ${UNKNOWN_HUNDREDTHS}.`,
  examples: [
    {
      responses: { 0: 'child-care', 1: 'hiring' },
      overlapPercentage: 84,
      sessionId: 'session_1763640000000_k3x9',
    },
  ],
})

const partyShare = z.int().min(0).max(100)

const quizOptionSchema = z.object({
  text: z.string().describe('Text of the option.'),
  value: z.string().describe('Value key to send when this option is chosen.'),
  area: z.string().describe('Policy area, different for each of the forty options.'),
  republicans: partyShare.describe('Share of Republicans who agreed in the poll, in whole percent.'),
  democrats: partyShare.describe('Share of Democrats who agreed in the poll, in whole percent.'),
  independents: partyShare
    .nullable()
    .describe(
      'Share of independents who agreed in the same poll, in whole percent. It never enters a score. Null if no text gives ' +
        'it, and for polls by Pew Research Center, which counts people who lean toward a party with that party.',
    ),
  asked: z.string().describe('Completes the sentence “86% of Republicans and 85% of Democrats …”.'),
  pollster: z
    .string()
    .describe('Organization that conducted the poll, with the sponsor if it was commissioned.'),
  year: z.int().describe('Year of the poll.'),
  url: z.url().describe('URL of a page with these figures, by the pollster, the sponsor or a news site.'),
  note: z
    .string()
    .nullable()
    .describe(
      'Caveat about the poll, such as a sponsor, a briefing or a conflicting result. Null if there is none.',
    ),
  also: z
    .array(
      z.object({
        text: z
          .string()
          .describe('What the page adds, such as another poll’s result, or who printed the party shares.'),
        url: z.url().describe('URL of the page.'),
      }),
    )
    .describe(
      'Second sources: polls that `note` cites, and pages that print the party shares. Empty if there are none.',
    ),
})

const quizSchema = z
  .object({
    version: z
      .int()
      .describe(
        'Version of the quiz. It changes whenever the questions, the options or their figures change.',
      ),
    questions: z
      .array(
        z.object({
          text: z.string().describe('Text of the question.'),
          options: z.array(quizOptionSchema).describe('The four options, in order.'),
        }),
      )
      .describe('The ten questions, in order.'),
  })
  .meta({
    id: 'Quiz',
    description: 'The quiz, with the poll behind each option.',
    examples: [quizExample()],
  })

const percentage = z.int().min(0).max(100).describe('Score in whole percent.')

const quizResultSchema = z
  .object({
    id: z.string().describe('Id of the stored submission.'),
    overlapPercentage: percentage.describe('Mean weight of the chosen options, rounded to a whole percent.'),
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
        overlapPercentage: 84,
        categories: [
          { name: 'Family Values', percentage: 92 },
          { name: 'Civic Engagement', percentage: 92 },
          { name: 'Economic Opportunity', percentage: 91 },
        ],
      },
    ],
  })

/** The first option of the quiz. */
function quizExample(): object {
  const { text, options } = SOURCED_QUESTIONS[0] as SourcedQuestion
  const fields = Object.keys(quizOptionSchema.shape) as (keyof SourcedOption)[]
  const [option] = options.map((sourced) => Object.fromEntries(fields.map((name) => [name, sourced[name]])))
  return { version: QUIZ_VERSION, questions: [{ text, options: [option] }] }
}

/** Quiz routes (spec §7). */
export const quizRoutes: Routes = (app, contextFor) => {
  app.get(
    '/quiz',
    {
      schema: {
        operationId: 'getQuiz',
        tags: ['quiz'],
        summary: 'The ten questions, with the poll behind each option',
        description:
          'The weight of an option is the lower of `republicans` and `democrats`. The overlap is the mean weight of the ' +
          'chosen options.',
        response: { 200: quizSchema.describe('The complete quiz with its version.') },
      },
    },
    async (request, reply) => {
      const { quiz } = await runOperation(RestQuizDocument, {}, await contextFor(request, reply))
      return quiz
    },
  )

  app.post(
    '/quiz/submit',
    {
      config: { limit: 'quiz', invalidField: 'responses' },
      schema: {
        operationId: 'submitQuiz',
        tags: ['quiz'],
        summary: 'Submit a finished quiz',
        description:
          'The server computes the result from `responses`. It validates `overlapPercentage` but does not use it.',
        body: submissionBody,
        response: {
          201: quizResultSchema.describe('The result that the server computed from the responses.'),
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
