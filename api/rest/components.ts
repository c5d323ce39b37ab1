import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { provenanceLabel } from '#domain/blog/provenance.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import { imagePath } from '#domain/images/image-path.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'
import { commonGround } from '#domain/polls/common-ground.ts'
import { optionResults, resultsByAffiliation } from '#domain/polls/results.ts'
import { QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { SOURCED_QUESTIONS, type SourcedQuestion } from '#domain/quiz/sources.ts'
import { FIRST_DAY } from '#domain/today/days.ts'
import { questionOn } from '#domain/today/questions.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import { SPLITS, type Split } from '#domain/values/splits.ts'

/** A schema of the OpenAPI description that several responses share, or that needs an example of its own. */
export interface Component {
  example: object
  /** Fields without a value are absent instead of null, so that an open poll has the fields of spec §14. */
  omitsNull?: boolean
  /** Fields that GraphQL allows to be null for drafts, which no route with this component returns. */
  neverNull?: readonly string[]
}

export const EXAMPLE_ID = '0198c9e0-7c1e-7d58-9d0c-2f6f3a4f2b7a'

const POLL = {
  id: EXAMPLE_ID,
  slug: 'what-should-a-town-do-first-with-a-budget-surplus',
  question: 'What should a town do first with a budget surplus?',
  options: ['Repair roads', 'Lower taxes', 'Fund schools'],
  exampleVotes: 0,
}

const POST = {
  slug: 'reading-a-poll-in-two-minutes',
  title: 'Reading a poll in two minutes',
  excerpt: 'Six questions to ask about any poll before you believe it.',
  category: 'Practical Guides',
  readTime: 5,
  provenance: 'modelReviewed',
}

const DAY = questionOn(FIRST_DAY)
const [CHALLENGE] = DEFAULT_CHALLENGES
const [CARD] = VALUE_CARDS as [ValueCard]
const tallies = (affiliation: Affiliation, ...counts: number[]) =>
  counts.map((votes, optionIndex) => ({ affiliation, optionIndex, votes }))
const TALLIES = [
  ...tallies('conservative', 24, 18, 3),
  ...tallies('liberal', 22, 4, 14),
  ...tallies('independent', 31, 11, 8),
]
const [SPLIT] = SPLITS as [Split]
const [QUESTION] = SOURCED_QUESTIONS as [SourcedQuestion]
const PUBLISHED = '2026-11-14T15:00:00.000Z'

/** By the fragment that selects them. */
export const COMPONENTS: Readonly<Record<string, Component>> = {
  RestPoll: {
    omitsNull: true,
    example: {
      ...POLL,
      closedAt: '2026-11-06T15:00:00.000Z',
      outcome: { text: 'The council will repair two roads first.', at: '2026-11-16T15:00:00.000Z' },
    },
  },
  RestCommonGround: {
    example: commonGround({
      results: optionResults(POLL.options, TALLIES),
      groups: resultsByAffiliation({ ...POLL, tallies: TALLIES }, 5),
      exampleVotes: 0,
    }),
  },
  RestPost: {
    example: {
      id: EXAMPLE_ID,
      ...POST,
      content: '<p>Start with who was asked.</p>',
      tags: ['polls', 'media'],
      author: DEFAULT_AUTHOR,
      featuredImage: null,
      image: 'http://localhost:4000/og/reading-a-poll-in-two-minutes.png',
      publishedAt: PUBLISHED,
      correction: null,
      createdAt: PUBLISHED,
      updatedAt: PUBLISHED,
      provenanceLabel: provenanceLabel('modelReviewed'),
    },
  },
  RestChallenge: { example: { id: EXAMPLE_ID, ...CHALLENGE } },
  RestQuiz: {
    example: { version: QUIZ_VERSION, questions: [{ text: QUESTION.text, options: [QUESTION.options[0]] }] },
  },
  RestQuizResult: {
    example: {
      id: EXAMPLE_ID,
      overlapPercentage: 84,
      categories: [{ name: 'Family Values', percentage: 92 }],
    },
  },
  RestValue: {
    example: {
      ...CARD,
      percentage: CARD.overall,
      conservative: CARD.republicans,
      liberal: CARD.democrats,
      groups: { conservative: PARTY_LABELS.republicans, liberal: PARTY_LABELS.democrats },
      source: CARD.pollster,
      item: CARD.question,
      published: null,
    },
  },
  RestSplit: { example: SPLIT },
  RestTodayQuestion: { example: { ...DAY, figure: { ...DAY.figure, source: DAY.figure.pollster } } },
  RestWeek: {
    example: {
      week: '2026-11-16',
      articlesRead: 412,
      quizzes: 96,
      votes: 184,
      challenges: 57,
      signUps: 23,
      unsubscribes: 2,
      issuesSent: 1,
    },
  },
  RestImage: {
    example: {
      id: EXAMPLE_ID,
      url: imagePath(EXAMPLE_ID, 480),
      width: 480,
      height: 320,
      sources: [{ url: imagePath(EXAMPLE_ID, 480), width: 480 }],
    },
  },
  RestIssue: {
    neverNull: ['sentAt'],
    example: {
      id: EXAMPLE_ID,
      slug: 'apprenticeships-and-a-fence',
      subject: 'Apprenticeships, and a fence that held',
      preheader: 'A number for the Thanksgiving table, and a question that goes well.',
      intro: '<p>This issue has a number to bring along.</p>',
      closing: '<p>The Civic Unity editors</p>',
      posts: [POST],
      value: { ...CARD, percentage: CARD.overall },
      poll: POLL,
      tryThis: 'Ask someone, “What did you learn at your first job?”',
      sentAt: '2026-11-24T15:00:00.000Z',
    },
  },
}
