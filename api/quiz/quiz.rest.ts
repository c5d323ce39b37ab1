import { get, post } from '#api/rest/route.ts'
import { UNKNOWN_HUNDREDTHS } from '#domain/quiz/questions.ts'
import { quizSubmissionSchema, RESPONSES } from '#domain/quiz/responses.ts'
import { RestQuizDocument, RestSubmitQuizDocument } from './quiz.rest.generated.ts'

/** Quiz routes (spec §14). */
export const quizRoutes = [
  get('/quiz', {
    operationId: 'getQuiz',
    tag: 'quiz',
    summary: 'The ten questions, with the poll behind each option',
    description:
      'The weight of an option is the lower of `republicans` and `democrats`. The overlap is the mean weight of the chosen options.',
    operation: RestQuizDocument,
    result: 'quiz',
  }),
  post('/quiz/submit', {
    operationId: 'submitQuiz',
    tag: 'quiz',
    summary: 'Submit a finished quiz',
    body: {
      schema: quizSubmissionSchema,
      id: 'QuizSubmission',
      description: `The responses to submit. The value keys are listed by GET /api/quiz. An unknown key has a weight of ${UNKNOWN_HUNDREDTHS}.`,
      example: {
        responses: { 0: 'child-care', 1: 'hiring' },
        overlapPercentage: 84,
        sessionId: 'session_1763640000000_k3x9',
      },
    },
    operation: RestSubmitQuizDocument,
    variables: ({ body: { responses, overlapPercentage, sessionId } }) => ({
      responses: Object.entries(responses).map(([question, value]) => ({
        question: Number(question),
        value,
      })),
      overlapPercentage,
      sessionId,
    }),
    result: 'submitQuiz',
    statuses: { 201: 'The result that the server computed from the responses.' },
    failures: { 400: RESPONSES },
    invalidField: 'responses',
    limit: 'quiz',
  }),
]
