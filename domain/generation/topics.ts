import type { Category } from '#domain/blog/categories.ts'

/** `slug` is stored with runs: never rename one. `brief` tells the model what the article is about. */
export type Topic = { readonly slug: string; readonly brief: string }

export const TOPICS: Readonly<Record<Category, readonly [Topic, ...Topic[]]>> = {
  'Stories of Unity': [
    topic(
      'flooded-street',
      'An imagined street after a flood: who brings pumps, who cooks, and who had not spoken before.',
    ),
    topic(
      'volunteer-fire-company',
      'An imagined volunteer fire company whose members vote differently and train together.',
    ),
    topic('branch-library', 'An imagined city neighborhood that decides what to do with its branch library.'),
    topic(
      'school-board-listening',
      'An imagined school board meeting that goes better than the last one, and why.',
    ),
    topic(
      'church-and-food-pantry',
      'An imagined food pantry run by a congregation and neighbors who belong to none.',
    ),
    topic(
      'family-dinner',
      'An imagined family whose members vote for different parties or not at all, at one dinner.',
    ),
    topic(
      'farm-and-suburb',
      'An imagined farmer and an imagined new subdivision sharing one road and one creek.',
    ),
    topic(
      'bus-route',
      'An imagined city bus route that may be cut, and the riders and shop owners who meet about it.',
    ),
    topic('veterans-and-students', 'An imagined VFW post and a high school class fixing up a memorial park.'),
    topic('small-shop', 'An imagined small shop whose regulars disagree about everything except the shop.'),
    topic(
      'apartment-building',
      'An imagined apartment building in a big city whose tenants have to agree on what to fix first.',
    ),
    topic('union-local', 'An imagined union local whose members vote differently and share one contract.'),
  ],
  'Practical Guides': [
    topic('question-before-answer', 'How to ask a question that is not an argument, at home or at work.'),
    topic('when-talk-heats-up', 'What to do in the moment when a conversation about politics heats up.'),
    topic('public-meeting', 'How to speak and listen at a public meeting: before, during and after it.'),
    topic(
      'write-to-representative',
      'How to write to whoever represents you, whatever their party, so that it gets read.',
    ),
    topic(
      'neighborhood-project',
      'How to start a small neighborhood project with people who vote differently.',
    ),
    topic('group-rules', 'How a club, team or congregation can agree on rules for hard subjects.'),
    topic('read-a-poll', 'How to read a poll: who was asked, when, in what words, and what it cannot say.'),
    topic(
      'check-before-sharing',
      'How to check a claim before you pass it on, especially one that you like.',
    ),
    topic('disagree-at-work', 'How colleagues can disagree about politics and keep working well together.'),
    topic(
      'talk-with-teenagers',
      'How adults can talk about politics with teenagers without recruiting them.',
    ),
  ],
  'Educational Articles': [
    topic('contact', 'What research on contact between groups found, and where it stops.'),
    topic(
      'misperception',
      'How wrong the parties are about each other, and what is known about correcting it.',
    ),
    topic(
      'deliberation',
      'What happens when a cross-section of people gets balanced facts and time to talk.',
    ),
    topic(
      'stories-and-arguments',
      'What is known about exchanging stories compared with exchanging arguments.',
    ),
    topic(
      'shared-family-and-school',
      'What the parties told pollsters about families, children and schools, and where they differ.',
    ),
    topic(
      'shared-work-and-business',
      'What the parties told pollsters about jobs, hiring, training and small business, and where they differ.',
    ),
    topic(
      'shared-government',
      'What the parties told pollsters about how government should work and be kept honest, and where they differ.',
    ),
    topic(
      'shared-health-and-care',
      'What the parties told pollsters about health care, caregiving and mental health, and where they differ.',
    ),
    topic(
      'shared-elections-and-safety',
      'What the parties told pollsters about elections and public safety, and where they differ.',
    ),
    topic(
      'shared-immigration',
      'What the parties told pollsters about the border, legal hiring, visas for seasonal guest workers and immigration courts, and where the parties and independents differ.',
    ),
    topic(
      'shared-land-and-technology',
      'What the parties told pollsters about land, water and technology, and where they differ.',
    ),
    topic(
      'independents',
      'Who is in neither party, why polls treat them in different ways, and what is lost by leaving them out.',
    ),
    topic(
      'limits-of-agreement',
      'Why agreement in a poll does not settle a policy, and how the wording of a question matters.',
    ),
  ],
  'Civil Discourse': [
    topic('steelman', 'Saying the other side’s argument so well that they would sign it.'),
    topic('goals-and-means', 'Agreeing on a goal and arguing honestly about the means.'),
    topic('changing-your-mind', 'How to change your mind in public, and how to welcome it in others.'),
    topic('apology', 'How to apologize after a political quarrel without giving up your view.'),
    topic('humor', 'When a joke opens a conversation and when it closes one.'),
    topic('online-and-in-person', 'Why the same disagreement goes differently online and across a table.'),
    topic(
      'silence',
      'When to speak up, when to stay quiet, and how to say that you would rather not talk about it.',
    ),
    topic(
      'compromise',
      'What is gained and lost in a compromise, as fair-minded people on both sides see it.',
    ),
    topic('hosting', 'How to host a discussion as someone who has a view of your own.'),
    topic('losing', 'How to lose a vote well, and how to win one.'),
  ],
}

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

function topic(slug: string, brief: string): Topic {
  return { slug, brief }
}
