import type { Category } from '#domain/blog/categories.ts'

/** `brief` tells the model what the article is about. */
export type Topic = { readonly slug: string; readonly brief: string }

/** By slug, which is stored with runs: never rename one. */
const BRIEFS: Readonly<Record<Category, Readonly<Record<string, string>>>> = {
  'Stories of Unity': {
    'flooded-street':
      'An imagined street after a flood: who brings pumps, who cooks, and who had not spoken before.',
    'volunteer-fire-company':
      'An imagined volunteer fire company whose members vote differently and train together.',
    'branch-library': 'An imagined city neighborhood that decides what to do with its branch library.',
    'school-board-listening': 'An imagined school board meeting that goes better than the last one, and why.',
    'church-and-food-pantry':
      'An imagined food pantry run by a congregation and neighbors who belong to none.',
    'family-dinner':
      'An imagined family whose members vote for different parties or not at all, at one dinner.',
    'farm-and-suburb': 'An imagined farmer and an imagined new subdivision sharing one road and one creek.',
    'bus-route':
      'An imagined city bus route that may be cut, and the riders and shop owners who meet about it.',
    'veterans-and-students': 'An imagined VFW post and a high school class fixing up a memorial park.',
    'small-shop': 'An imagined small shop whose regulars disagree about everything except the shop.',
    'apartment-building':
      'An imagined apartment building in a big city whose tenants have to agree on what to fix first.',
    'union-local': 'An imagined union local whose members vote differently and share one contract.',
  },
  'Practical Guides': {
    'question-before-answer': 'How to ask a question that is not an argument, at home or at work.',
    'when-talk-heats-up': 'What to do in the moment when a conversation about politics heats up.',
    'public-meeting': 'How to speak and listen at a public meeting: before, during and after it.',
    'write-to-representative':
      'How to write to whoever represents you, whatever their party, so that it gets read.',
    'neighborhood-project': 'How to start a small neighborhood project with people who vote differently.',
    'group-rules': 'How a club, team or congregation can agree on rules for hard subjects.',
    'read-a-poll': 'How to read a poll: who was asked, when, in what words, and what it cannot say.',
    'check-before-sharing': 'How to check a claim before you pass it on, especially one that you like.',
    'disagree-at-work': 'How colleagues can disagree about politics and keep working well together.',
    'talk-with-teenagers': 'How adults can talk about politics with teenagers without recruiting them.',
  },
  'Educational Articles': {
    contact: 'What research on contact between groups found, and where it stops.',
    misperception: 'How wrong the parties are about each other, and what is known about correcting it.',
    deliberation: 'What happens when a cross-section of people gets balanced facts and time to talk.',
    'stories-and-arguments': 'What is known about exchanging stories compared with exchanging arguments.',
    'shared-family-and-school':
      'What the parties told pollsters about families, children and schools, and where they differ.',
    'shared-work-and-business':
      'What the parties told pollsters about jobs, hiring, training and small business, and where they differ.',
    'shared-government':
      'What the parties told pollsters about how government should work and be kept honest, and where they differ.',
    'shared-health-and-care':
      'What the parties told pollsters about health care, caregiving and mental health, and where they differ.',
    'shared-elections-and-safety':
      'What the parties told pollsters about elections and public safety, and where they differ.',
    'shared-immigration':
      'What the parties told pollsters about the border, legal hiring, visas for seasonal guest workers and immigration courts, and where the parties and independents differ.',
    'shared-land-and-technology':
      'What the parties told pollsters about land, water and technology, and where they differ.',
    independents:
      'Who is in neither party, why polls treat them in different ways, and what is lost by leaving them out.',
    'limits-of-agreement':
      'Why agreement in a poll does not settle a policy, and how the wording of a question matters.',
  },
  'Civil Discourse': {
    steelman: 'Saying the other side’s argument so well that they would sign it.',
    'goals-and-means': 'Agreeing on a goal and arguing honestly about the means.',
    'changing-your-mind': 'How to change your mind in public, and how to welcome it in others.',
    apology: 'How to apologize after a political quarrel without giving up your view.',
    humor: 'When a joke opens a conversation and when it closes one.',
    'online-and-in-person': 'Why the same disagreement goes differently online and across a table.',
    silence: 'When to speak up, when to stay quiet, and how to say that you would rather not talk about it.',
    compromise: 'What is gained and lost in a compromise, as fair-minded people on both sides see it.',
    hosting: 'How to host a discussion as someone who has a view of your own.',
    losing: 'How to lose a vote well, and how to win one.',
  },
}

export const TOPICS = Object.fromEntries(
  Object.entries(BRIEFS).map(([category, briefs]) => [
    category,
    Object.entries(briefs).map(([slug, brief]) => ({ slug, brief })),
  ]),
) as unknown as Readonly<Record<Category, readonly [Topic, ...Topic[]]>>

/** A topic that no post covers, otherwise the one covered longest ago. `covered` is newest first, `random` in [0, 1). */
export function drawTopic(category: Category, covered: readonly string[], random: number): Topic {
  const topics = TOPICS[category]
  const fresh = topics.filter(({ slug }) => !covered.includes(slug))
  const drawn = fresh[Math.floor(random * fresh.length)]
  return drawn ?? topics.toSorted((a, b) => covered.indexOf(b.slug) - covered.indexOf(a.slug))[0] ?? topics[0]
}

/** Undefined for a run from before topics existed. */
export function findTopic(slug: string | null): Topic | undefined {
  return Object.values(TOPICS)
    .flat()
    .find((topic) => topic.slug === slug)
}
