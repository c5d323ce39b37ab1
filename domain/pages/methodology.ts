import { AFFILIATION_LABEL, DEFAULT_AFFILIATION } from '#domain/polls/affiliations.ts'
import { WITHHELD_IN_COMPANY } from '#domain/polls/messages.ts'
import type { Point } from './mission.ts'

/** The words of the page (Spec §2 Methodology). */
export const METHODOLOGY_TEXT = {
  heading: 'Methodology',
  lead: 'What we build on, how the quiz is calculated, and what nobody knows yet.',
  description:
    'The theories Civic Unity builds on, what published evidence supports and where it ends, and every weight and ' +
    'formula of the quiz.',
  research: 'Research foundation',
  limit: 'Where it ends:',
  measuresLead: 'Three things would have to change, and could be measured.',
  target: 'Target',
  toMeasure: 'To know it, we would measure:',
  process: 'A four-stage process',
  measures: 'How we would know',
  targets: 'Our targets',
  targetsLead:
    'These three numbers are goals this program has set for itself. They are not results: none of them ' +
    'has been measured.',
  evidence: 'What the published evidence supports',
  quiz: 'How the quiz is calculated',
  policyAreas: 'The quiz covers 40+ policy areas',
  policyAreasNote:
    'This, too, is a design target: each of the ten questions is meant to touch at least four areas of ' +
    'public life, from schools to local business. A published map from questions to areas would show ' +
    'whether it does.',
  scoring:
    'Each answer has a weight between 0.58 and 0.95. The score is the mean weight of your ten answers; an answer ' +
    'that is not one of ours weighs 0.55. Everything follows from the score:',
  formulas: 'From the score to the percentages',
  example: 'A worked example',
  exampleAnswers: 'Suppose these are your answers',
  allWeights: 'Every answer and its weight',
  weights:
    'The weights are our editors’ judgment of how widely an answer is shared. They are published here ' +
    'so that you can disagree with them.',
} as const

/** The four stages (Spec §2 Methodology). */
export const STAGES: readonly Point[] = [
  {
    title: 'Awareness',
    text: 'Guess what others think, then see what they said. The surprise is the beginning.',
  },
  {
    title: 'Understanding',
    text: 'Read why people hold what they hold, in articles that name their sources.',
  },
  { title: 'Engagement', text: 'Answer the Community Pulse and compare how each group answered.' },
  { title: 'Action', text: 'Take one challenge off the screen and to a person you know.' },
]

/** What would show that it works (Spec §2 Methodology, success measures). */
export const SUCCESS_MEASURES: readonly string[] = [
  'Guesses about the other party that come closer to what it said.',
  'More people willing to talk with someone who votes differently.',
  'People who come back, and who act on what they read.',
]

/** A target of the program: a percentage, and what would have to be measured to say that it is reached. */
export type Target = { readonly percentage: number; readonly goal: string; readonly measure: string }

/**
 * The effectiveness claims (Spec §2 Methodology: 87%, 73% and 65%). Nobody has measured them, so they are
 * stated as the program's own targets and never as results.
 */
export const TARGETS: readonly Target[] = [
  {
    percentage: 87,
    goal: 'of those who finish the quiz see at least one shared value they did not expect',
    measure: 'One question after the quiz, asked of everyone who finishes it.',
  },
  {
    percentage: 73,
    goal: 'say they are more open to a conversation across party lines',
    measure: 'The same question before and after a visit, beside a group that did not visit.',
  },
  {
    percentage: 65,
    goal: 'have taken one step, for example such a conversation, within a month',
    measure:
      'A short follow-up survey of those who agreed to be asked, counting all of them, not just those ' +
      'who reply.',
  },
]

/** How the cards of the gallery were chosen, and what the choice cannot show. */
export const VALUE_METHOD = {
  heading: 'How the value cards were chosen',
  points: [
    'Each of the 15 cards is a question that a pollster asked people of both parties.',
    'We read each figure in the published report, or in a report of it. The pollster, the year and a link stand ' +
      'on the card, with a note where the figure needs one.',
    'The groups are named as the pollster named them: Republicans and Democrats, not conservatives and liberals.',
    'Republicans are ahead on some cards, Democrats on others, and one is a tie. No side owns the gallery.',
  ],
  limit:
    'We looked for agreement, so the gallery cannot tell how much Americans agree on everything. Each poll is a ' +
    'snapshot of its time, and agreeing on a principle can hide disagreeing on how.',
  link: 'Look at the cards',
} as const

/** How the Community Pulse counts, and what it cannot say. */
export const POLL_METHOD = {
  heading: 'How the Community Pulse counts',
  points: [
    'Each browser counts once in each poll, and can change its vote. No account is needed.',
    'Shares are whole numbers that add up to 100: the largest remainders are rounded up.',
    'Answers are also shown by affiliation, as each voter sent it. The form begins with ' +
      `${AFFILIATION_LABEL[DEFAULT_AFFILIATION]}: whoever chose nothing is counted there.`,
    `A group is withheld until enough of it have answered. ${WITHHELD_IN_COMPANY}`,
  ],
  limit:
    'Whoever visits may answer, so these votes say nothing about the country: they are self-selected, not a ' +
    'scientific sample, and have no margin of error. Somebody with two browsers can vote twice.',
  link: 'Go to the poll',
} as const
