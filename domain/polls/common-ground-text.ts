import { counted } from '#domain/whole-number.ts'
import type { Affiliation } from './affiliations.ts'
import {
  type BallotShortfall,
  COMMON_GROUND_VERSION,
  type CommonGround,
  MIN_COMPARED_BALLOTS,
  type OptionComparison,
} from './common-ground.ts'
import { quoted, quotedOrCounted } from './quoted.ts'
import { firstChoices, type GroupResults, type OptionResult } from './results.ts'

/**
 * What a sentence about the common ground needs. If there are enough ballots, no group is withheld, because the smallest
 * compared group would be withheld with it (`affiliationsToShow`).
 */
export type GroupComparison = Pick<CommonGround, 'options' | 'firstChoice' | 'tiedGroups' | 'widest'> & {
  readonly groups: readonly GroupResults<OptionResult>[]
}

export type SentencePart = string | { readonly figure: string }

export const GROUP_NOUN: Readonly<Record<Affiliation, string>> = {
  conservative: 'conservatives',
  liberal: 'liberals',
  independent: 'people who are independent or gave no affiliation',
  other: 'people with another affiliation',
}

export function atLeastText(share: number): string {
  return `At least ${share}% in every group compared`
}

/** The options whose lowest group share is the highest: the shared first choice alone, if there is one. */
export function closestOptions(comparison: GroupComparison): readonly OptionComparison[] {
  const { options, firstChoice } = comparison
  if (firstChoice !== null) return options.filter((_, index) => index === firstChoice)
  const highest = Math.max(...options.map(({ lowest }) => lowest ?? 0))
  return highest > 0 ? options.filter(({ lowest }) => lowest === highest) : []
}

/** An option with the largest difference. On a tie, the first of them. */
export function widestIndex({ options, widest }: Pick<GroupComparison, 'options' | 'widest'>): number {
  return options.findIndex(({ difference }) => difference !== null && difference === widest?.difference)
}

export function commonGroundParts(comparison: GroupComparison): readonly SentencePart[] {
  const { firstChoice, tiedGroups } = comparison
  const opening = 'Among visitors who voted, '
  if (firstChoice !== null)
    return [opening, ...closestParts(comparison, 'at'), '; ', ...widestParts(comparison, 'conservatives')]
  const first =
    tiedGroups.length > 0
      ? [tieText(comparison), ...closestParts(comparison, 'At', '.')]
      : ['the groups have different first choices. ', ...closestParts(comparison, 'Still, at', '.')]
  return [opening, ...first, ' ', ...widestParts(comparison, 'Conservatives')]
}

/** Null if every group that is shown takes part. Only one of them may have fewer ballots. */
export function leftOutText(groups: readonly Pick<GroupResults, 'affiliation' | 'total'>[]): string | null {
  const small = groups.find(({ total }) => total < MIN_COMPARED_BALLOTS)
  return small
    ? `Fewer than ${MIN_COMPARED_BALLOTS} ${GROUP_NOUN[small.affiliation]} voted, so they aren’t compared.`
    : null
}

export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.figure)).join('')
}

function closestParts(comparison: GroupComparison, at: string, end: '' | '.' = ''): SentencePart[] {
  const closest = closestOptions(comparison)
  const [first] = closest
  if (!first) return ['No answer was chosen by at least 1% of every group compared', end]
  const names = closest.map(({ option }) => option)
  const answers = closest.length === 1 ? quoted(first.option, end) : `each of ${quotedOrCounted(names, end)}`
  return [`${at} least `, { figure: `${first.lowest}%` }, ` in every group compared chose ${answers}`]
}

/** `conservatives` is the first word, capitalized at the start of a sentence. */
function widestParts(
  { widest }: GroupComparison,
  conservatives: 'conservatives' | 'Conservatives',
): SentencePart[] {
  const who = `${conservatives} and liberals`
  if (!widest || widest.difference === 0) return [`${who} chose each answer equally often.`]
  const figure = { figure: counted(widest.difference, 'point') }
  if (widest.option === null) return [`${who} differ most, by `, figure, ', on more than one answer.']
  return [`${who} differ most on ${quoted(widest.option, ',')} by `, figure, '.']
}

function tieText({ tiedGroups, groups }: GroupComparison): string {
  const [first, ...others] = groups.filter(({ affiliation }) => tiedGroups.includes(affiliation))
  const answers = firstChoices(first?.results ?? []).map(({ option }) => option)
  const names = tiedGroups.map((affiliation) => GROUP_NOUN[affiliation])
  const tie =
    others.length === 0
      ? `${names[0]} have a tie for first place between ${quotedOrCounted(answers, ',')}`
      : `there’s a tie for first place within each of these groups: ${new Intl.ListFormat('en-US').format(names)},`
  return `${tie} so the groups have no single first choice in common. `
}

/** 'liberals 12 of 30', without the groups that are withheld. */
export function shortfallText(shortfall: readonly BallotShortfall[]): string {
  return shortfall
    .flatMap(({ affiliation, have, need }) =>
      have === null ? [] : [`${SHORT_GROUP_NOUN[affiliation]} ${have} of ${need}`],
    )
    .join(', ')
}

const SHORT_GROUP_NOUN: Readonly<Record<Affiliation, string>> = {
  ...GROUP_NOUN,
  independent: 'independent or not given',
  other: 'other',
}

export function notEnoughText(shortfall: readonly BallotShortfall[], isOpen: boolean): string {
  const who = shortfallText(shortfall)
  return `Not enough ballots${isOpen ? ' yet' : ''}${who && `: ${who}`}`
}

export const COMMON_GROUND_TEXT = {
  heading: 'Common ground',
  alsoFirstChoice: 'Also the first choice of every group compared.',
  linesAxis: 'Lines run from 0 to 100%.',
  table: 'Where the groups agree and differ',
  columns: {
    answer: 'Answer',
    everyone: 'Everyone',
    groupAverage: 'Average of groups',
    lowest: 'Lowest group',
    difference: 'Difference',
  },
  severalLowest: 'Tie',
  differenceNote: 'The difference is between conservatives and liberals.',
  tintNote: 'The tinted row is the first choice of every group compared.',
  sampleHint: 'This poll includes sample votes, which are invented to show the layout.',
  sameFirst: 'Same first choice in every group compared',
  differentFirst: 'Different first choices',
  tie: 'A tie for first place',
  how: 'How this is calculated',
} as const

export function notEnoughHint(isOpen: boolean, minGroupSize: number): string {
  const rule = `conservatives, liberals and independents each have at least ${MIN_COMPARED_BALLOTS} ballots.`
  if (!isOpen) return `We compare groups only if ${rule} This page shows only how everyone answered.`
  const people = minGroupSize === 1 ? '1 person in it has' : `${minGroupSize} people in it have`
  return (
    `We compare groups once ${rule} Until then, this page shows only how everyone answered. While a poll is on the ` +
    `home page, a group can be shown there once ${people} answered.`
  )
}

/** Pairs of a term and its explanation. */
export const HOW_IT_IS_CALCULATED: readonly (readonly [string, string])[] = [
  ['Everyone', ' counts every ballot the same, so a large group weighs more.'],
  [
    'Average of groups',
    ' is the plain average of the groups’ shares, so no group weighs more because more of its members visit.',
  ],
  [
    'Lowest group',
    ' is the group in which the smallest share chose the answer. That share is rounded down, so “at least” is true.',
  ],
  ['Difference', ' is the distance between conservatives and liberals, in percentage points.'],
  [
    '',
    'We compare groups only with at least 30 ballots each from conservatives, from liberals, and from people who ' +
      'are independent or gave no affiliation. Groups with fewer than 30 ballots aren’t part of any of these group ' +
      'figures.',
  ],
  [
    '',
    'Visitors choose their own group on the ballot. “Independent, or not given” is one group because the form ' +
      'starts there. Shares are rounded to whole percentages that add up to 100, so a vote for one answer can change ' +
      `how another is rounded. Method version ${COMMON_GROUND_VERSION}.`,
  ],
]

/** For the archive: the result in a few words, which would spoil the guess. */
export function firstChoiceBadge(comparison: Pick<GroupComparison, 'firstChoice' | 'tiedGroups'>): string {
  if (comparison.firstChoice !== null) return COMMON_GROUND_TEXT.sameFirst
  return comparison.tiedGroups.length > 0 ? COMMON_GROUND_TEXT.tie : COMMON_GROUND_TEXT.differentFirst
}
