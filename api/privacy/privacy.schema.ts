import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { sessionIdArg } from '#api/graphql/session-id-arg.ts'
import { AffiliationEnum } from '#api/polls/poll.schema.ts'
import { BadInput } from '#domain/errors.ts'
import { sessionSchema } from '#domain/session/session-id-schema.ts'
import { type DeletedData, deleteMyData, type MyData, myData } from './privacy.service.ts'

const MyCompletionRef = builder.objectRef<MyData['completions'][number]>('MyCompletion').implement({
  description: 'A challenge that the session has completed.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'Title of the challenge.' }),
    points: t.exposeInt('points', { description: 'Points earned for the challenge.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      description:
        'Day on which the session completed the challenge, as midnight UTC. No exact time is stored.',
    }),
  }),
})

const MyQuizResponseRef = builder
  .objectRef<MyData['quizSubmissions'][number]['responses'][number]>('MyQuizResponse')
  .implement({
    description: 'One stored response to a question of the quiz.',
    fields: (t) => ({
      question: t.exposeInt('question', { description: 'Index of the question, counted from 0.' }),
      value: t.exposeString('value', { description: 'Value key of the chosen option.' }),
    }),
  })

const MyQuizSubmissionRef = builder
  .objectRef<MyData['quizSubmissions'][number]>('MyQuizSubmission')
  .implement({
    description: 'A quiz that the session has finished.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Id that `submitQuiz` returned.' }),
      responses: t.expose('responses', {
        type: [MyQuizResponseRef],
        description: 'The stored responses, in the order of the questions.',
      }),
      overlapPercentage: t.exposeInt('overlapPercentage', {
        description: 'Overlap percentage, from 0 to 100.',
      }),
      version: t.exposeInt('version', {
        description: 'Version of the quiz that was answered. Compare it with `Quiz.version`.',
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the quiz was submitted.' }),
    }),
  })

const MyBallotRef = builder.objectRef<MyData['ballots'][number]>('MyBallot').implement({
  description: 'A vote by this browser, identified by its voter cookie.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'Question of the poll.' }),
    option: t.exposeString('option', { description: 'Text of the chosen option.' }),
    affiliation: t.expose('affiliation', {
      type: AffiliationEnum,
      description: 'Affiliation sent with the vote.',
    }),
    day: t.exposeString('day', {
      description:
        'Day of the vote in the time zone of the site, such as 2026-11-14. No exact time is stored.',
    }),
  }),
})

const MyDataRef = builder.objectRef<MyData>('MyData').implement({
  description: 'Everything stored about one browser.',
  fields: (t) => ({
    sessionId: t.exposeString('sessionId', { description: 'Session id from the request.' }),
    completions: t.expose('completions', {
      type: [MyCompletionRef],
      description: 'Challenges that the session has completed, sorted by day, earliest first.',
    }),
    quizSubmissions: t.expose('quizSubmissions', {
      type: [MyQuizSubmissionRef],
      description: 'Quizzes that the session has finished, oldest first.',
    }),
    ballots: t.expose('ballots', {
      type: [MyBallotRef],
      description: 'Votes cast with the voter cookie of the request. Empty without the cookie.',
    }),
  }),
})

const DeletedDataRef = builder.objectRef<DeletedData>('DeletedData').implement({
  description: 'Confirms a deletion, with the number of deleted records.',
  fields: (t) => ({
    completions: t.exposeInt('completions', { description: 'Number of deleted challenge completions.' }),
    quizSubmissions: t.exposeInt('quizSubmissions', { description: 'Number of deleted quiz submissions.' }),
    ballots: t.exposeInt('ballots', {
      description: 'Number of deleted votes. The polls no longer count them.',
    }),
  }),
})

builder.queryFields((t) => ({
  myData: t.field({
    type: MyDataRef,
    description:
      'Everything stored about one browser: the data of its session, and the votes cast with its voter cookie.',
    args: {
      sessionId: sessionIdArg(t.arg),
    },
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
      'Permanently deletes the completed challenges and quizzes of a session, and the votes cast with the voter cookie. ' +
      'Also clears the cookie.',
    args: {
      sessionId: sessionIdArg(t.arg),
    },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('data')
      return deleteMyData(context, sessionId)
    },
  }),
}))
