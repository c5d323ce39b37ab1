import { builder } from '#api/graphql/builder.ts'
import { BadInput } from '#domain/errors.ts'
import { QUIZ_QUESTIONS, type QuizOption, type QuizQuestion } from '#domain/quiz/questions.ts'
import type { CategoryScore } from '#domain/quiz/score.ts'
import { readSubmission, type StoredQuizResult, submitQuiz } from './quiz.service.ts'

const QuizOptionRef = builder.objectRef<QuizOption>('QuizOption').implement({
  description: 'One of the options of a question.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the option.' }),
    value: t.exposeString('value', { description: 'Value key to send when this option is chosen.' }),
  }),
})

const QuizQuestionRef = builder.objectRef<QuizQuestion>('QuizQuestion').implement({
  description: 'One question of the quiz.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The question.' }),
    options: t.expose('options', { type: [QuizOptionRef], description: 'The four options, in order.' }),
  }),
})

const QuizRef = builder.objectRef<readonly QuizQuestion[]>('Quiz').implement({
  description: 'The quiz “Find Your Overlap”.',
  fields: (t) => ({
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

const QuizResultRef = builder.objectRef<StoredQuizResult>('QuizResult').implement({
  description: 'Result of a finished quiz.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the stored submission.' }),
    overlapPercentage: t.exposeInt('overlapPercentage', {
      description: 'Mean weight of the responses, in whole percent.',
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
    value: t.string({ required: true, description: 'Value key of the chosen option.' }),
  }),
})

builder.queryFields((t) => ({
  quiz: t.field({
    type: QuizRef,
    description: 'The quiz “Find Your Overlap”.',
    resolve: () => QUIZ_QUESTIONS,
  }),
}))

builder.mutationFields((t) => ({
  submitQuiz: t.field({
    type: QuizResultRef,
    description:
      'Stores a finished quiz. The server computes the result from the responses; the sent percentage is validated and then ignored.',
    args: {
      responses: t.arg({
        type: [QuizResponseInput],
        required: true,
        description: 'One response for each answered question.',
      }),
      overlapPercentage: t.arg.float({ required: true, description: 'Result shown by the browser, 0–100.' }),
      sessionId: t.arg.string({
        description: 'Session id of the browser, so that myData can find the submission.',
      }),
    },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const submission = readSubmission(args)
      await context.limit('quiz')
      return submitQuiz(context, submission)
    },
  }),
}))
