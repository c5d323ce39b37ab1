import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { AffiliationEnum } from '#api/polls/poll.schema.ts'
import { BadInput } from '#domain/errors.ts'
import { sessionSchema } from '#domain/session/session-id-schema.ts'
import { type DeletedData, deleteMyData, type MyData, myData } from './privacy.service.ts'

const MyCompletionRef = builder.objectRef<MyData['completions'][number]>('MyCompletion').implement({
  description: 'A challenge that the session has completed.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'Title of the challenge.' }),
    points: t.exposeInt('points', { description: 'Points earned.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', description: 'When it was completed.' }),
  }),
})

const MyQuizResponseRef = builder
  .objectRef<MyData['quizSubmissions'][number]['responses'][number]>('MyQuizResponse')
  .implement({
    description: 'One stored response of the quiz.',
    fields: (t) => ({
      question: t.exposeInt('question', { description: 'Index of the question, counted from 0.' }),
      value: t.exposeString('value', { description: 'Value key of the chosen option.' }),
    }),
  })

const MyQuizSubmissionRef = builder
  .objectRef<MyData['quizSubmissions'][number]>('MyQuizSubmission')
  .implement({
    description: 'A finished quiz of the session.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Id of the submission.' }),
      responses: t.expose('responses', {
        type: [MyQuizResponseRef],
        description: 'The responses, in order of the questions.',
      }),
      overlapPercentage: t.exposeInt('overlapPercentage', { description: 'Result in whole percent.' }),
      version: t.exposeInt('version', {
        description: 'Version of the quiz that was answered. Compare it with `Quiz.version`.',
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was submitted.' }),
    }),
  })

const MyBallotRef = builder.objectRef<MyData['ballots'][number]>('MyBallot').implement({
  description: 'A vote of this browser, found through its voter cookie.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'Question of the poll.' }),
    option: t.exposeString('option', { description: 'Text of the chosen option.' }),
    affiliation: t.expose('affiliation', {
      type: AffiliationEnum,
      description: 'Affiliation given with the vote.',
    }),
    day: t.exposeString('day', { description: 'Day of the vote (YYYY-MM-DD). No exact time is stored.' }),
  }),
})

const MyDataRef = builder.objectRef<MyData>('MyData').implement({
  description: 'Everything stored about one browser.',
  fields: (t) => ({
    sessionId: t.exposeString('sessionId', { description: 'The requested session id.' }),
    completions: t.expose('completions', { type: [MyCompletionRef], description: 'Completed challenges.' }),
    quizSubmissions: t.expose('quizSubmissions', {
      type: [MyQuizSubmissionRef],
      description: 'Finished quizzes.',
    }),
    ballots: t.expose('ballots', { type: [MyBallotRef], description: 'Votes of this browser.' }),
  }),
})

const DeletedDataRef = builder.objectRef<DeletedData>('DeletedData').implement({
  description: 'Counts of what was deleted.',
  fields: (t) => ({
    completions: t.exposeInt('completions', { description: 'Number of completed challenges.' }),
    quizSubmissions: t.exposeInt('quizSubmissions', { description: 'Number of finished quizzes.' }),
    ballots: t.exposeInt('ballots', { description: 'Number of votes. The polls no longer count them.' }),
  }),
})

builder.queryFields((t) => ({
  myData: t.field({
    type: MyDataRef,
    description: 'Everything stored under a session id, and the votes of the requesting browser.',
    args: { sessionId: t.arg.string({ required: true, description: 'Session id of the browser.' }) },
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
      'Deletes the completed challenges and quizzes of a session and the votes of the requesting browser, and ' +
      'clears its voter cookie.',
    args: { sessionId: t.arg.string({ required: true, description: 'Session id of the browser.' }) },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('data')
      return deleteMyData(context, sessionId)
    },
  }),
}))
