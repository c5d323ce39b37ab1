import type { Context } from '#api/graphql/context.ts'
import { ballotKey } from '#api/polls/poll.service.ts'
import type { QuizResponse } from '#api/quiz/quiz.service.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'

/** Everything that is stored of one browser (Contract, Identity). */
export interface MyData {
  sessionId: string
  completions: { challenge: string; points: number; completedAt: Date }[]
  quizSubmissions: {
    id: string
    responses: QuizResponse[]
    overlapPercentage: number
    createdAt: Date
  }[]
  ballots: { question: string; option: string; affiliation: Affiliation; day: string }[]
}

/** How much was deleted. */
export interface DeletedData {
  completions: number
  quizSubmissions: number
  ballots: number
}

/** What is stored under a session id, and this voter's ballots (Contract, Identity). In: an id that was checked. */
export async function myData(context: Context, sessionId: string): Promise<MyData> {
  const { prisma } = context.db
  const [completions, submissions, ballots] = await Promise.all([
    prisma.completion.findMany({
      where: { sessionId },
      select: { completedAt: true, challenge: { select: { title: true, points: true } } },
      orderBy: [{ completedAt: 'asc' }, { challengeId: 'asc' }],
    }),
    prisma.quizSubmission.findMany({ where: { sessionId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    ballotsOf(context),
  ])
  return {
    sessionId,
    completions: completions.map(({ challenge, completedAt }) => ({
      challenge: challenge.title,
      points: challenge.points,
      completedAt,
    })),
    quizSubmissions: submissions.map(({ id, responses, overlapPercentage, createdAt }) => ({
      id,
      responses: Object.entries(responses as Record<string, string>).map(([question, value]) => ({
        question: Number(question),
        value,
      })),
      overlapPercentage,
      createdAt,
    })),
    ballots: ballots.map(({ poll, optionIndex, affiliation, day }) => ({
      question: poll.question,
      option: poll.options[optionIndex] ?? '',
      affiliation,
      day: day.toISOString().slice(0, 10),
    })),
  }
}

/**
 * Deletes the completions and quiz submissions of a session and this voter's ballots, all or nothing; the
 * tallies follow by trigger, and the browser is told to forget its cookie (Contract, Identity). In: an id that was
 * checked.
 */
export async function deleteMyData(context: Context, sessionId: string): Promise<DeletedData> {
  const ballots = await ballotsOf(context)
  const deleted = await context.db.prisma.$transaction(async (tx) => {
    const completions = await tx.completion.deleteMany({ where: { sessionId } })
    const quizSubmissions = await tx.quizSubmission.deleteMany({ where: { sessionId } })
    // Poll by poll in one order: two who delete at the same time must not wait for each other's tallies.
    let counted = 0
    for (const { pollId, key } of ballots) {
      const { count } = await tx.ballot.deleteMany({ where: { pollId, key } })
      counted += count
    }
    return { completions: completions.count, quizSubmissions: quizSubmissions.count, ballots: counted }
  })
  context.voter.forget()
  if (deleted.ballots > 0) {
    context.changes.publish('polls')
    for (const { pollId } of ballots) context.changes.publish(`poll:${pollId}`)
  }
  return deleted
}

/** This voter's ballots in the order of the polls' ids. Nothing stored joins them: only the voter's own cookie does. */
async function ballotsOf({ db, secrets, voter }: Context) {
  const voterId = voter.known()
  if (!voterId) return []
  const polls = await db.prisma.poll.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  return db.prisma.ballot.findMany({
    where: {
      pollId: { in: polls.map(({ id }) => id) },
      key: { in: polls.map(({ id }) => ballotKey(secrets.appSecret, id, voterId)) },
    },
    select: {
      pollId: true,
      key: true,
      optionIndex: true,
      affiliation: true,
      day: true,
      poll: { select: { question: true, options: true } },
    },
    orderBy: { pollId: 'asc' },
  })
}
