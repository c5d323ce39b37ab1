import { randomUUID } from 'node:crypto'
import { countWords } from '#api/html/html-text.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { SAMPLE_KEY_PREFIX } from '#domain/polls/ballot.ts'
import { pollSlug } from '#domain/polls/poll-input.ts'
import type { Challenge, Poll, Post, Prisma } from '#prisma/client/client.ts'
import type { Spread } from '#prisma/content/polls.ts'
import { ballotsOf } from '#prisma/seed-demo.ts'

let serial = 0
const next = () => `${++serial}-${randomUUID().slice(0, 8)}`

export function makePoll(
  prisma: Prisma.TransactionClient,
  poll: Partial<Prisma.PollCreateInput> = {},
): Promise<Poll> {
  const question = poll.question ?? `What matters here? ${next()}`
  return prisma.poll.create({
    data: {
      slug: `${pollSlug(question)}-${next()}`,
      options: ['This', 'That', 'Something else'],
      ...poll,
      question,
    },
  })
}

export async function makeBallots(
  prisma: Prisma.TransactionClient,
  pollId: string,
  spread: Spread,
  now: Date,
  { areSamples = false } = {},
): Promise<void> {
  const ballots = ballotsOf(spread, now, areSamples ? SAMPLE_KEY_PREFIX : '')
  await prisma.ballot.createMany({ data: ballots.map((ballot) => ({ ...ballot, pollId })) })
}

export function makePost(
  prisma: Prisma.TransactionClient,
  post: Partial<Prisma.PostCreateInput> = {},
): Promise<Post> {
  const id = next()
  const content = post.content ?? '<p>Two neighbors agreed on a fence.</p>'
  return prisma.post.create({
    data: {
      slug: `post-${id}`,
      title: `Post ${id}`,
      excerpt: 'What two neighbors agreed on.',
      content,
      category: 'Stories of Unity',
      tags: ['neighbors'],
      author: DEFAULT_AUTHOR,
      status: 'published',
      publishedAt: new Date('2026-11-01T15:00:00Z'),
      wordCount: countWords(content),
      ...post,
    },
  })
}

export function makeChallenge(
  prisma: Prisma.TransactionClient,
  challenge: Partial<Prisma.ChallengeCreateInput> = {},
): Promise<Challenge> {
  return prisma.challenge.create({
    data: {
      type: 'quiz',
      title: `Challenge ${next()}`,
      description: 'Something small to do.',
      points: 10,
      badgeIcon: 'blend',
      badgeColor: 'purple',
      ...challenge,
    },
  })
}
