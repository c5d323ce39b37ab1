import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { AffiliationEnum } from '#api/polls/poll.schema.ts'
import { BadInput } from '#domain/errors.ts'
import { sessionSchema } from '#domain/session/session-id-schema.ts'
import { type DeletedData, deleteMyData, type MyData, myData } from './privacy.service.ts'

const MyCompletionRef = builder.objectRef<MyData['completions'][number]>('MyCompletion').implement({
  description: 'A challenge that the session has completed.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'The challenge’s title.' }),
    points: t.exposeInt('points', { description: 'What it was worth.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', description: 'When.' }),
  }),
})

const MyQuizResponseRef = builder
  .objectRef<MyData['quizSubmissions'][number]['responses'][number]>('MyQuizResponse')
  .implement({
    description: 'One stored answer of the quiz.',
    fields: (t) => ({
      question: t.exposeInt('question', { description: 'Which question, counted from 0.' }),
      value: t.exposeString('value', { description: 'The value key that was chosen.' }),
    }),
  })

const MyQuizSubmissionRef = builder
  .objectRef<MyData['quizSubmissions'][number]>('MyQuizSubmission')
  .implement({
    description: 'A finished quiz of the session.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The submission’s id.' }),
      responses: t.expose('responses', {
        type: [MyQuizResponseRef],
        description: 'The answers, in the order of the questions.',
      }),
      overlapPercentage: t.exposeInt('overlapPercentage', { description: 'The result, whole percent.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    }),
  })

const MyBallotRef = builder.objectRef<MyData['ballots'][number]>('MyBallot').implement({
  description: 'A vote of this browser, found through its voter cookie.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'The poll’s question.' }),
    option: t.exposeString('option', { description: 'The option chosen.' }),
    affiliation: t.expose('affiliation', { type: AffiliationEnum, description: 'The affiliation given.' }),
    day: t.exposeString('day', { description: 'The day of the vote (YYYY-MM-DD): no finer time is stored.' }),
  }),
})

const MyDataRef = builder.objectRef<MyData>('MyData').implement({
  description: 'Everything that is stored of one browser.',
  fields: (t) => ({
    sessionId: t.exposeString('sessionId', { description: 'The session id asked about.' }),
    completions: t.expose('completions', { type: [MyCompletionRef], description: 'Completed challenges.' }),
    quizSubmissions: t.expose('quizSubmissions', {
      type: [MyQuizSubmissionRef],
      description: 'Finished quizzes.',
    }),
    ballots: t.expose('ballots', { type: [MyBallotRef], description: 'Votes of this browser.' }),
  }),
})

const DeletedDataRef = builder.objectRef<DeletedData>('DeletedData').implement({
  description: 'How much was deleted.',
  fields: (t) => ({
    completions: t.exposeInt('completions', { description: 'Completed challenges.' }),
    quizSubmissions: t.exposeInt('quizSubmissions', { description: 'Finished quizzes.' }),
    ballots: t.exposeInt('ballots', { description: 'Votes, which the polls count no more.' }),
  }),
})

builder.queryFields((t) => ({
  myData: t.field({
    type: MyDataRef,
    description: 'Everything stored under a session id, and the votes of the browser that asks.',
    args: { sessionId: t.arg.string({ required: true, description: 'The session id.' }) },
    complexity: 20,
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('data')
      return myData(context, sessionId)
    },
  }),
}))

builder.mutationFields((t) => ({
  deleteMyData: t.field({
    type: DeletedDataRef,
    description:
      'Deletes the completed challenges and quizzes of a session and the votes of the browser that asks, and takes ' +
      'back its voter cookie.',
    args: { sessionId: t.arg.string({ required: true, description: 'The session id.' }) },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('data')
      return deleteMyData(context, sessionId)
    },
  }),
}))
