import { builder } from '#api/graphql/builder.ts'
import { BadInput } from '#domain/errors.ts'
import { QUIZ_QUESTIONS, type QuizOption, type QuizQuestion } from '#domain/quiz/questions.ts'
import type { CategoryScore } from '#domain/quiz/score.ts'
import { readSubmission, type StoredQuizResult, submitQuiz } from './quiz.service.ts'

const QuizOptionRef = builder.objectRef<QuizOption>('QuizOption').implement({
  description: 'One answer that a question offers.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The answer as it is shown.' }),
    value: t.exposeString('value', { description: 'The key that is sent and stored.' }),
  }),
})

const QuizQuestionRef = builder.objectRef<QuizQuestion>('QuizQuestion').implement({
  description: 'One question of the quiz.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The question.' }),
    options: t.expose('options', { type: [QuizOptionRef], description: 'Four answers.' }),
  }),
})

const QuizRef = builder.objectRef<readonly QuizQuestion[]>('Quiz').implement({
  description: 'The quiz “Find Your Overlap”.',
  fields: (t) => ({
    questions: t.field({
      type: [QuizQuestionRef],
      description: 'Ten questions, in their order.',
      complexity: { field: 1, multiplier: 10 },
      resolve: (questions) => [...questions],
    }),
  }),
})

const CategoryScoreRef = builder.objectRef<CategoryScore>('CategoryScore').implement({
  description: 'One of the three categories of a result.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    percentage: t.exposeInt('percentage', { description: 'Whole percent.' }),
  }),
})

const QuizResultRef = builder.objectRef<StoredQuizResult>('QuizResult').implement({
  description: 'What a set of answers comes to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The stored submission.' }),
    overlapPercentage: t.exposeInt('overlapPercentage', {
      description: 'The mean weight of the answers in whole percent.',
    }),
    categories: t.expose('categories', {
      type: [CategoryScoreRef],
      description: 'Family Values, Civic Engagement, Economic Opportunity.',
    }),
  }),
})

const QuizResponseInput = builder.inputType('QuizResponseInput', {
  description: 'One answer.',
  fields: (t) => ({
    question: t.int({ required: true, description: 'Which question, counted from 0.' }),
    value: t.string({ required: true, description: 'The value key of the option chosen.' }),
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
      'Stores a finished quiz. The result is computed again from the responses: the percentage that is sent is checked and ignored.',
    args: {
      responses: t.arg({ type: [QuizResponseInput], required: true, description: 'The answers.' }),
      overlapPercentage: t.arg.float({ required: true, description: 'What the browser showed, 0–100.' }),
      sessionId: t.arg.string({ description: 'The browser’s session, so that it can find its data again.' }),
    },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const submission = readSubmission(args)
      await context.limit('quiz')
      return submitQuiz(context, submission)
    },
  }),
}))
