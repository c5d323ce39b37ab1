import type { Toast } from '#domain/toast.ts'
import { counted, formatWholeNumber } from '#domain/whole-number.ts'
import { withEnd } from './quoted.ts'
import type { AxisEnd, OptionResult } from './results.ts'

export const POLL_TEXT = {
  heading: 'Community Pulse',
  lead:
    'One question at a time, answered by the people who visit. Vote, then compare how each group ' +
    'answered.',
  allPolls: 'All polls',
  affiliation: 'Your political affiliation',
  affiliationHint: 'If you don’t choose, you’re counted as Independent',
  submit: 'Submit Vote',
  submitting: 'Submitting...',
  results: 'How everyone answered',
  byAffiliation: 'The same question, by affiliation',
  table: 'See these results as a table',
  empty: 'No Active Polls',
  emptyHint: 'Check back soon for a new question.',
  needsScript: 'Voting needs JavaScript. You can read the results without it.',
  honesty: 'Self-selected, not a scientific sample.',
  sampleData: 'Sample data',
  you: 'you',
  answer: 'Answer',
  everyone: 'Everyone',
  difference: 'Difference',
  groupKey: 'What the lines show',
  eachGroup: 'At least this share of every group shown',
  sorted: 'Sorted by the difference between conservatives and liberals.',
  guessFirst: 'Guess first',
  hidden: 'Vote, then guess how another group answered. Or look right away.',
  look: 'Look without voting',
  beforeYouLook: 'Before you look',
  guess: 'Your guess',
  guessHint: 'Guessing is optional. Your guess stays in this browser, and we never count it.',
  skipGuess: 'Skip',
  seeResults: 'See the results',
} as const

export const VOTE_SUCCESS: Toast = {
  title: 'Vote submitted!',
  description: 'Thank you for participating in our community poll.',
  kind: 'good',
}

export const VOTE_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to submit your vote. Please try again.',
  kind: 'bad',
}

export function yourVoteText(option: string): string {
  return `Your vote: ${withEnd(option, '.')} You can change it.`
}

export const NO_ACTIVE_POLL = 'No active poll'

export const POLL_NOT_FOUND = 'Poll not found'
export const POLL_CLOSED = 'This poll is closed'
export const CLOSES_IN_PAST = 'Please choose a time in the future'
export const CLOSES_TOO_LATE = 'Please choose a time within the next two years'
export const POLL_IS_OPEN = 'This poll has already been opened'
export const POLL_HAS_VOTES = 'This poll already has votes'
export const NO_SAMPLE_VOTES = 'This poll has no sample votes'
export const POLL_ORDER_RULE =
  'The list must contain every open poll exactly once. Reload the page and try again.'
export const POLL_STATUS_RULE = 'The status must be open or closed'
export const OPTION_OUT_OF_RANGE = 'Please choose one of this poll’s options'

/** `examples` are votes of the demo content. “1,285 votes, 1,284 of them samples”. */
export function votesText(votes: number, examples = 0, soFar = ''): string {
  if (examples > 0 && examples === votes) return counted(votes, 'sample vote') + soFar
  const samples = examples > 0 ? `, ${formatWholeNumber(examples)} of them samples` : ''
  return counted(votes, 'vote') + soFar + samples
}

export function votesSoFarText(votes: number, examples: number): string {
  return votesText(votes, examples, ' so far')
}

export function optionResultText(result: OptionResult): string {
  return `${result.option}: ${votesText(result.votes)} (${result.percentage}%)`
}

export function withheldText(minGroupSize: number): string {
  return `Shown once ${minGroupSize} ${minGroupSize === 1 ? 'person has' : 'people have'} answered`
}

/** Why a group that is large enough may be withheld (`affiliationsToShow`). */
export const SECONDARY_SUPPRESSION_TEXT =
  'If the hidden groups add up to fewer people than that minimum, we hide the next-smallest group too. Subtracting the ' +
  'groups you see from the total then gives only the sum of several groups.'

export function countText(ballots: number): string {
  return `n\u00a0=\u00a0${formatWholeNumber(ballots)}`
}

/** `examples` are votes of the demo content. */
export function sampleText(ballots: number, examples: number): string {
  const count = countText(ballots)
  if (ballots === 0) return `${count}. No one has answered yet.`
  if (examples > 0) return `${count}, but ${sampleShareText(ballots, examples)}`
  const voters = ballots === 1 ? 'visitor' : 'visitors'
  return (
    `${count} ${voters} who chose to answer. ` +
    'They don’t represent the country, or everyone who shares their label.'
  )
}

/** The sentence about self-selection is only about votes of visitors. */
function sampleShareText(ballots: number, examples: number): string {
  const about =
    'of these votes are sample data, invented to show the layout; they say nothing about how anyone answers.'
  const visitors = ballots - examples
  if (visitors <= 0) return `all ${about}`
  const rest =
    visitors === 1
      ? 'The other vote is from a visitor who chose to answer.'
      : `The other ${formatWholeNumber(visitors)} are from visitors who chose to answer.`
  return `${formatWholeNumber(examples)} ${about} ${rest}`
}

export function votesWithExamplesText(ballots: number, examples: number): string {
  const votes = votesText(ballots)
  return examples > 0 ? `${votes}, including ${counted(examples, 'sample vote')} from the demo` : votes
}

export function axisText(end: AxisEnd): string | null {
  return end === 100 ? null : `Bars run from 0 to ${end}%.`
}
