import type { Context } from '#api/graphql/context.ts'
import { ballotKey } from '#api/polls/poll.service.ts'

export type MyData = Awaited<ReturnType<typeof myData>>
export type DeletedData = Awaited<ReturnType<typeof deleteMyData>>

/** Expects a validated id. Ballots are found through the voter cookie. */
export async function myData(context: Context, sessionId: string) {
  const { prisma } = context.db
  const [completions, submissions, ballots] = await Promise.all([
    prisma.completion.findMany({
      where: { sessionId },
      select: { day: true, challenge: { select: { title: true, points: true } } },
      orderBy: [{ day: 'asc' }, { challengeId: 'asc' }],
    }),
    prisma.quizSubmission.findMany({ where: { sessionId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    ballotsOf(context),
  ])
  return {
    sessionId,
    completions: completions.map(({ challenge, day }) => ({
      challenge: challenge.title,
      points: challenge.points,
      completedAt: day,
    })),
    quizSubmissions: submissions.map(({ id, responses, overlapPercentage, version, createdAt }) => ({
      id,
      responses: Object.entries(responses as Record<string, string>).map(([question, value]) => ({
        question: Number(question),
        value,
      })),
      overlapPercentage,
      version,
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

/** Deletes a session's data and this voter's ballots, and clears the voter cookie. Expects a validated id. */
export async function deleteMyData(context: Context, sessionId: string) {
  const ballots = await ballotsOf(context)
  const deleted = await context.db.prisma.$transaction(async (tx) => {
    const completions = await tx.completion.deleteMany({ where: { sessionId } })
    const quizSubmissions = await tx.quizSubmission.deleteMany({ where: { sessionId } })
    // Always in the same order of polls, so that concurrent deletions do not deadlock on the tallies.
    let counted = 0
    for (const { pollId, key } of ballots) {
      const { count } = await tx.ballot.deleteMany({ where: { pollId, key } })
      counted += count
    }
    return { completions: completions.count, quizSubmissions: quizSubmissions.count, ballots: counted }
  })
  context.voter.clear()
  if (deleted.ballots > 0) {
    context.changes.publish('tallies')
    for (const { pollId } of ballots) context.changes.publish(`poll:${pollId}`)
  }
  return deleted
}

/** In order of poll ids. Only the voter's cookie links these ballots. */
async function ballotsOf({ db, secrets, voter }: Context) {
  const voterId = voter.id()
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
