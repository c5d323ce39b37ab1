import { randomUUID } from 'node:crypto'
import { countWords } from '#api/html/html-text.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { SAMPLE_KEY_PREFIX } from '#domain/polls/ballot.ts'
import { pollSlug } from '#domain/polls/poll-input.ts'
import type { Challenge, Poll, Post, Prisma } from './client/client.ts'

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

/** Number of voters per option, in option order. */
export type Spread = Partial<Record<Affiliation, readonly number[]>>

export async function makeBallots(
  prisma: Prisma.TransactionClient,
  pollId: string,
  spread: Spread,
  now: Date,
  { areSamples = false } = {},
): Promise<void> {
  const data = AFFILIATIONS.flatMap((affiliation) =>
    (spread[affiliation] ?? []).flatMap((voters, optionIndex) =>
      Array.from({ length: voters }, () => ({
        pollId,
        key: `${areSamples ? SAMPLE_KEY_PREFIX : ''}${randomUUID()}`,
        optionIndex,
        affiliation,
        day: new Date(now.toISOString().slice(0, 10)),
      })),
    ),
  )
  await prisma.ballot.createMany({ data })
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
