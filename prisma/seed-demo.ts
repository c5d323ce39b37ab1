import { sanitizeBody } from '../api/blog/sanitize.ts'
import { DEFAULT_CHALLENGES } from '../domain/challenges/defaults.ts'
import type { PrismaClient } from './client/client.ts'
import { closedPoll, openPoll } from './content/polls.ts'
import { seedPosts } from './content/posts.ts'
import { makeBallots, makeChallenge, makePoll, makePost } from './factories.ts'

/** One of each category: what the home page and the sidebar lead with. */
const FEATURED = [
  'what-contact-really-does',
  'fourteen-years-of-letters',
  'four-questions-that-open-a-conversation',
  'agree-on-the-goal-argue-about-the-means',
]

/** Puts the demo content into an empty database, and leaves any other alone. Answers whether it did. */
export async function seedDemo(prisma: PrismaClient, now: Date): Promise<boolean> {
  const [posts, polls, challenges] = await Promise.all([
    prisma.post.count(),
    prisma.poll.count(),
    prisma.challenge.count(),
  ])
  if (posts + polls + challenges > 0) return false

  for (const challenge of DEFAULT_CHALLENGES) await makeChallenge(prisma, challenge)
  for (const { spread, ...poll } of [openPoll, closedPoll]) {
    const { id } = await makePoll(prisma, { ...poll, options: [...poll.options] })
    await makeBallots(prisma, id, spread, now)
  }
  for (const { publishedAt, tags, content, ...post } of seedPosts) {
    await makePost(prisma, {
      ...post,
      content: sanitizeBody(content),
      tags: [...tags],
      featured: FEATURED.includes(post.slug),
      publishedAt: new Date(publishedAt),
    })
  }
  return true
}
