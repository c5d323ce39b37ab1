import { AFFILIATION_LABEL, DEFAULT_AFFILIATION } from '#domain/polls/affiliations.ts'
import { SECONDARY_SUPPRESSION_TEXT } from '#domain/polls/messages.ts'
import { VALUE_CAUTIONS } from '#domain/values/messages.ts'
import type { Point } from './mission.ts'

export const METHODOLOGY_TEXT = {
  heading: 'Methodology',
  lead: 'The research we build on, how we score the quiz, and what nobody knows yet.',
  description:
    'The theories Civic Unity builds on, what published evidence supports and its limits, and every poll, weight and ' +
    'formula of the quiz.',
  research: 'Research foundation',
  limit: 'Limits:',
  measuresLead:
    'If the site works, three things should change. We don’t measure any of them today. What we store, which ' +
    'the Privacy Policy lists, doesn’t show what people think of each other, and we don’t follow who returns. Measuring ' +
    'them would take surveys.',
  target: 'Target',
  toMeasure: 'How we’d measure it:',
  process: 'A four-stage process',
  measures: 'Success measures',
  targets: 'Our targets',
  targetsLead:
    'The figures 87, 73 and 65 are goals. We set them while planning the site, before anyone had used it, so that you ' +
    'can hold us to them. They aren’t results, they don’t come from a study, and we haven’t measured any of them.',
  evidence: 'What the published evidence supports',
} as const

export const STAGES: readonly Point[] = [
  {
    title: 'Awareness',
    text: 'Guess what others think, then see what they said. It starts with surprise.',
  },
  {
    title: 'Understanding',
    text: 'Read how people who disagree have worked with each other, in articles that name their sources.',
  },
  { title: 'Engagement', text: 'Answer the Community Pulse and compare how each group answered.' },
  {
    title: 'Action',
    text: 'Share your result with someone who votes differently, and talk about it. The site can count shares, but not conversations.',
  },
]

export const SUCCESS_MEASURES: readonly string[] = [
  'People’s guesses about the other party get closer to what that party said.',
  'More people are willing to talk with someone who votes differently.',
  'People come back, and they act on what they read.',
]

export type Target = { readonly percentage: number; readonly goal: string; readonly measure: string }

/** Spec §2 Methodology. Nobody has measured them, so call them targets, never results. */
export const TARGETS: readonly Target[] = [
  {
    percentage: 87,
    goal: 'of those who guess on three value cards find at least one answer they didn’t expect',
    measure: 'One question after the third guess, asked of everyone who gets there.',
  },
  {
    percentage: 73,
    goal: 'say they are more open to a conversation across party lines',
    measure: 'The same question before and after a visit, compared with a group that didn’t visit.',
  },
  {
    percentage: 65,
    goal: 'have taken one step, such as having that conversation, within a month',
    measure:
      'A short follow-up survey of those who agreed to be asked, counting all of them, not just those ' +
      'who reply.',
  },
]

export const VALUE_METHOD = {
  heading: 'How the value cards were chosen',
  points: [
    'Each of the 15 cards comes from a published U.S. poll.',
    'On every card at least 71% of each party gave the answer shown. Most cards are about a policy, some about a ' +
      'value, and one about a problem.',
    'We took each figure from the pollster’s report or from coverage of it. Each card names the pollster and the year, ' +
      'links to the report or to coverage of it, and adds a note where the figure needs one. “More on this figure” links ' +
      'to every second poll that a note cites, and to the page that printed the party shares if that is another one.',
    'The groups are named as the pollster named them: Republicans and Democrats, not conservatives and liberals. ' +
      VALUE_CAUTIONS.leaners,
    'Charts and tables always list Republicans first, so that you can compare them. The order means nothing else.',
    'Six cards show independents, too, because the same poll printed their share. On three of these, independents agreed ' +
      'less than either party.',
    VALUE_CAUTIONS.margins,
    'One card is by Morning Consult and one by YouGov, which use panels that people sign up for. The American Association ' +
      'for Public Opinion Research calls a margin of error for such panels misleading. The Program for Public ' +
      'Consultation, behind three more cards, named a random panel for its poll on term limits. For the other two we don’t ' +
      'know how people were found.',
    'The polls were taken from 2019 to 2025. Three of them gave people a short briefing first, and two were paid for ' +
      'by groups that work on the subject.',
    'The Republican share is higher on six cards, by up to 7 points, and the Democratic share on eight, by up to 15 ' +
      'points. On the three with the widest gaps, 11 points or more, the Democratic share is higher. One card is a tie. ' +
      'Several of the gaps are within the margin of error.',
  ],
  limit:
    'We looked for agreement, so the gallery can’t show how much Americans agree overall. Each poll is a snapshot of ' +
    'its time, and agreement on a principle can hide disagreement about how to get there.',
  link: 'See the cards',
} as const

export const SPLIT_METHOD = {
  heading: 'How the splits were chosen',
  points: [
    'Each of the ten splits is a published poll question on which Republicans and Democrats are 40 points or more apart, ' +
      'with most of one party on one side and most of the other party not.',
    'Every question was asked of all U.S. adults in 2023 or later: eight by Pew Research Center, two by Gallup. No text ' +
      'we read names a sponsor, and none of the polls gave people a briefing first.',
    'They cover ten subjects: immigration, voting, justice, guns, schools and gender, abortion, energy, foreign policy, ' +
      'health, and race.',
    'Most Republicans agreed on five, and 36% to 56% of all adults did, 50% on average. Most Democrats agreed on the other ' +
      'five, and 58% to 66% of all adults did, 63% on average. That isn’t a score: we took one question for each subject, and ' +
      'other questions would give other averages.',
    'The list mixes the two kinds. On a first visit, the home page shows three on which most Republicans agreed and two on ' +
      'which most Democrats did. The next visit begins with the other five.',
    'We preferred questions about policies to questions about beliefs. We left out questions of fact, about a politician, ' +
      'or about one event.',
    '“What was asked” has the question, in the pollster’s words where we found them. Some are ' +
      'shortened: the one on college admissions was about considering race to increase diversity. Where we found later ' +
      'polls, or polls with other wording, that change the picture, the notes cite them. For three of the ten (the border wall, voting by mail, and wind and ' +
      'solar power), a second text confirmed only some of the shares. For five of the ten we link to coverage, because it prints ' +
      'the shares. For wind and solar power that is a page by a coalition of environmental groups, and we found the ' +
      'Democratic share nowhere else. A link doesn’t mean that we agree with a site.',
    'In “Spot the split”, the other four statements are from the quiz. More than half of each party agreed with each of ' +
      'them, and at least one is on a related subject. Two splits have no such statement and aren’t in the ' +
      'game: on abortion and on Israel and the Palestinians.',
  ],
  limit:
    'A split isn’t two camps. On these ten questions, 17 to 42% of the party that mostly disagreed agreed anyway. These ' +
    'aren’t the widest gaps: views of presidents and trust in politicians divide more. Gaps from different polls can’t be ' +
    'compared to the point, four of the polls are from 2023, and we found no split on taxes or policing that met all these ' +
    'rules.',
  link: 'See the splits',
} as const

export const TODAY_METHOD = {
  heading: 'How the question of the day is chosen',
  points: [
    'The question of the day takes turns through every figure of the gallery, the quiz and the splits. Quiz ' +
      'statements that a card also shows are left out, and so are two polls of parents only.',
    'The order is fixed. Each of the three lists is spread evenly over it, so a split comes every five or six days. No ' +
      'figure returns before all others have been asked.',
    'You guess the share of one party. Republicans and Democrats take turns within each round, and a figure asks about ' +
      'the other party when it returns.',
    'Everyone has the same question, from midnight in the site’s time zone.',
    'Your average is the mean distance between guess and share, over all days with a guess. Guesses stay in your browser.',
  ],
  limit:
    'The share is what one poll found, and the source says when. A guess a few points off may be as close to what people ' +
    'think as the poll.',
  link: 'Guess today’s',
} as const

export const POLL_METHOD = {
  heading: 'How the Community Pulse counts',
  points: [
    'Each browser counts once per poll and can change its vote. You don’t need an account.',
    'Percentages are whole numbers that add up to 100. The largest remainders are rounded up, so a vote for one answer ' +
      'can change how another is rounded.',
    'We also show results by the affiliation each voter picked. If you don’t pick one, you’re counted as ' +
      `${AFFILIATION_LABEL[DEFAULT_AFFILIATION]}.`,
    `We show a group once a minimum number of its members have answered. ${SECONDARY_SUPPRESSION_TEXT}`,
  ],
  limit:
    'Anyone who visits can answer, so these votes say nothing about the country. They’re self-selected, not a ' +
    'scientific sample, and have no margin of error. Someone with two browsers can vote twice.',
  link: 'Go to the poll',
} as const
