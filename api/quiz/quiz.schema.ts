import { builder } from '#api/graphql/builder.ts'
import { BadInput } from '#domain/errors.ts'
import { QUIZ_VERSION } from '#domain/quiz/questions.ts'
import type { CategoryScore } from '#domain/quiz/score.ts'
import { SOURCED_QUESTIONS, type SourcedOption, type SourcedQuestion } from '#domain/quiz/sources.ts'
import { readSubmission, type StoredQuizResult, submitQuiz } from './quiz.service.ts'

const QuizOptionRef = builder.objectRef<SourcedOption>('QuizOption').implement({
  description: 'One of the options of a question. It restates something that a published U.S. poll asked.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the option.' }),
    value: t.exposeString('value', { description: 'Value key to send when this option is chosen.' }),
    area: t.exposeString('area', { description: 'Policy area. Each of the forty options has its own.' }),
    republicans: t.exposeInt('republicans', {
      description: 'Republicans who agreed when pollsters asked, in whole percent of that group.',
    }),
    democrats: t.exposeInt('democrats', {
      description: 'Democrats who agreed when pollsters asked, in whole percent of that group.',
    }),
    asked: t.exposeString('asked', {
      description: 'Completes the sentence “86% of Republicans and 85% of Democrats …”.',
    }),
    pollster: t.exposeString('pollster', {
      description: 'Who conducted the poll, and for whom if someone commissioned it.',
    }),
    year: t.exposeInt('year', { description: 'Year of the poll.' }),
    url: t.exposeString('url', {
      description:
        'Address of a page that gives these figures: the pollster’s, the sponsor’s or a news site’s.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description:
        'What to know about this poll, for example a sponsor, a briefing or a different result elsewhere.',
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
      description: 'Changes with the questions, the options or their figures. Stored with each submission.',
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

const QuizResultRef = builder.objectRef<StoredQuizResult>('QuizResult').implement({
  description: 'Result of a finished quiz.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the stored submission.' }),
    overlapPercentage: t.exposeInt('overlapPercentage', {
      description:
        'Mean of the responses’ weights, rounded to whole percent. The weight of an option is the lower of the two parties’ shares.',
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
    resolve: () => SOURCED_QUESTIONS,
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
