import { randomUUID } from 'node:crypto'
import { countWords } from '#api/html/html-text.ts'
import { sanitizeBody } from '#api/html/sanitize.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { SAMPLE_KEY_PREFIX } from '#domain/polls/ballot.ts'
import { pollSlug } from '#domain/polls/poll-input.ts'
import type { Prisma, PrismaClient } from './client/client.ts'
import { closedPoll, openPoll, type Spread } from './content/polls.ts'
import { SEED_MODEL, seedPosts } from './content/posts.ts'

const FEATURED = [
  'what-contact-really-does',
  'fourteen-years-of-letters',
  'four-questions-that-open-a-conversation',
  'agree-on-the-goal-argue-about-the-means',
]

/** Slow machines take longer than Prisma's five seconds. */
const TIMEOUT_MS = 120_000

/** Adds the demo content in one transaction. Returns false if the database is not empty. */
export async function seedDemo(prisma: PrismaClient, now: Date): Promise<boolean> {
  return prisma.$transaction((tx) => seed(tx, now), { timeout: TIMEOUT_MS })
}

async function seed(prisma: Prisma.TransactionClient, now: Date): Promise<boolean> {
  const found = [await prisma.post.count(), await prisma.poll.count(), await prisma.challenge.count()]
  if (found.some((count) => count > 0)) return false

  for (const challenge of DEFAULT_CHALLENGES) await prisma.challenge.create({ data: challenge })
  for (const { spread, options, ...poll } of [openPoll, closedPoll]) {
    const ballots = ballotsOf(spread, now, SAMPLE_KEY_PREFIX)
    await prisma.poll.create({
      data: {
        ...poll,
        slug: pollSlug(poll.question),
        options: [...options],
        exampleVotes: ballots.length,
        ballots: { createMany: { data: ballots } },
      },
    })
  }
  for (const { slug, publishedAt, content, tags, ...post } of seedPosts) {
    const text = { ...post, content: sanitizeBody(content), tags: [...tags], author: DEFAULT_AUTHOR }
    const createdAt = new Date(publishedAt)
    await prisma.post.create({
      data: {
        ...text,
        slug,
        wordCount: countWords(text.content),
        aiModel: SEED_MODEL,
        aiEdited: true,
        status: 'published',
        featured: FEATURED.includes(slug),
        publishedAt: createdAt,
        versions: { create: { ...text, kind: 'typed', createdAt } },
      },
    })
  }
  return true
}

/** One ballot for each voter of the spread. Keys of samples begin with SAMPLE_KEY_PREFIX. */
export function ballotsOf(spread: Spread, now: Date, keyPrefix: string) {
  const day = new Date(now.toISOString().slice(0, 10))
  return AFFILIATIONS.flatMap((affiliation) =>
    (spread[affiliation] ?? []).flatMap((voters, optionIndex) =>
      Array.from({ length: voters }, () => ({
        key: keyPrefix + randomUUID(),
        optionIndex,
        affiliation,
        day,
      })),
    ),
  )
}
