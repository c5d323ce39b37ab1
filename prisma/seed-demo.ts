import { sanitizeBody } from '#api/html/sanitize.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { pollSlug } from '#domain/polls/poll-input.ts'
import type { Prisma, PrismaClient } from './client/client.ts'
import { closedPoll, openPoll } from './content/polls.ts'
import { SEED_MODEL, seedPosts } from './content/posts.ts'
import { makeBallots, makeChallenge, makePoll, makePost } from './factories.ts'

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

  for (const challenge of DEFAULT_CHALLENGES) await makeChallenge(prisma, challenge)
  for (const { spread, ...poll } of [openPoll, closedPoll]) {
    const exampleVotes = Object.values(spread)
      .flat()
      .reduce((total, voters) => total + voters, 0)
    const { id } = await makePoll(prisma, {
      ...poll,
      slug: pollSlug(poll.question),
      options: [...poll.options],
      exampleVotes,
    })
    await makeBallots(prisma, id, spread, now, { areSamples: true })
  }
  for (const { slug, publishedAt, content, tags, ...post } of seedPosts) {
    const text = { ...post, content: sanitizeBody(content), tags: [...tags], author: DEFAULT_AUTHOR }
    const createdAt = new Date(publishedAt)
    await makePost(prisma, {
      ...text,
      slug,
      aiModel: SEED_MODEL,
      aiEdited: true,
      featured: FEATURED.includes(slug),
      publishedAt: createdAt,
      versions: { create: { ...text, kind: 'typed', createdAt } },
    })
  }
  return true
}
