import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { FigureRef, shareFields } from '#api/values/figure.schema.ts'
import { BadInput } from '#domain/errors.ts'
import { QUIZ_VERSION, UNKNOWN_HUNDREDTHS } from '#domain/quiz/questions.ts'
import { quizSubmissionSchema } from '#domain/quiz/responses.ts'
import type { CategoryScore } from '#domain/quiz/score.ts'
import { SOURCED_QUESTIONS, type SourcedOption, type SourcedQuestion } from '#domain/quiz/sources.ts'
import { submitQuiz } from './quiz.service.ts'

const QuizOptionRef = builder.objectRef<SourcedOption>('QuizOption').implement({
  description: 'One of the options of a question. It restates something that a published U.S. poll asked.',
  interfaces: [FigureRef],
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the option.' }),
    value: t.exposeString('value', { description: 'Value key to send when this option is chosen.' }),
    area: t.exposeString('area', { description: 'Policy area, different for each of the forty options.' }),
    ...shareFields(t),
    question: t.exposeString('question', {
      description: 'Question in the poll, in some cases paraphrased.',
    }),
    pollster: t.exposeString('pollster', {
      description: 'Organization that conducted the poll, with the sponsor if it was commissioned.',
    }),
    sponsor: t.exposeString('sponsor', {
      nullable: true,
      description: 'Organization that commissioned the poll. Null if none is listed apart from the pollster.',
    }),
  }),
})

const QuizQuestionRef = builder.objectRef<SourcedQuestion>('QuizQuestion').implement({
  description: 'One question of the quiz.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the question.' }),
    options: t.expose('options', {
      type: [QuizOptionRef],
      description: 'The four options, in order.',
      complexity: { field: 1, multiplier: 4 },
    }),
  }),
})

const QuizRef = builder.objectRef<readonly SourcedQuestion[]>('Quiz').implement({
  description: 'The quiz “Find Your Overlap”.',
  fields: (t) => ({
    version: t.int({
      description:
        'Version of the quiz. It changes whenever the questions, the options or their figures change, and is stored with each submission.',
      resolve: () => QUIZ_VERSION,
    }),
    questions: t.field({
      type: [QuizQuestionRef],
      description: 'The ten questions, in order.',
      complexity: { field: 1, multiplier: 10 },
      resolve: (questions) => [...questions],
    }),
  }),
})

const CategoryScoreRef = builder.objectRef<CategoryScore>('CategoryScore').implement({
  description: 'Score in one of the three categories.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category.' }),
    percentage: t.exposeInt('percentage', { description: 'Score in whole percent.' }),
  }),
})

const QuizResultRef = builder.objectRef<Awaited<ReturnType<typeof submitQuiz>>>('QuizResult').implement({
  description: 'Result of a finished quiz.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the stored submission.' }),
    overlapPercentage: t.exposeInt('overlapPercentage', {
      description:
        'Mean weight of the chosen options, rounded to a whole percent. The weight of an option is the lower of `republicans` and `democrats`.',
    }),
    categories: t.expose('categories', {
      type: [CategoryScoreRef],
      description: 'Scores in Family Values, Civic Engagement and Economic Opportunity.',
    }),
  }),
})

const QuizResponseInput = builder.inputType('QuizResponseInput', {
  description: 'The response to one question.',
  fields: (t) => ({
    question: t.int({ required: true, description: 'Index of the question, counted from 0.' }),
    value: t.string({
      required: true,
      description: `Value key of the chosen option. An unknown key has a weight of ${UNKNOWN_HUNDREDTHS}.`,
    }),
  }),
})

builder.queryFields((t) => ({
  quiz: t.field({
    type: QuizRef,
    description: 'The quiz “Find Your Overlap”.',
    resolve: () => SOURCED_QUESTIONS,
  }),
}))

builder.mutationFields((t) => ({
  submitQuiz: t.field({
    type: QuizResultRef,
    description:
      'Stores a finished quiz. The server computes the result from the responses. It validates `overlapPercentage` but does not use it.',
    args: {
      responses: t.arg({
        type: [QuizResponseInput],
        required: true,
        description: 'One response for each answered question. Of several for one question, the last counts.',
      }),
      overlapPercentage: t.arg.float({
        required: true,
        description: 'Result shown by the browser, from 0 to 100.',
      }),
      sessionId: t.arg.string({
        description: 'Session id of the browser, so that myData can find the submission.',
      }),
    },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const responses = Object.fromEntries(args.responses.map(({ question, value }) => [question, value]))
      const sessionId = args.sessionId ?? undefined
      const submission = parse(quizSubmissionSchema, { ...args, responses, sessionId })
      await context.limit('quiz')
      return submitQuiz(context, submission)
    },
  }),
}))
