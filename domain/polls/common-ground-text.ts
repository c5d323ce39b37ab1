import type { Affiliation } from './affiliations.ts'
import { quoted, quotedOrCounted } from './quoted.ts'
import { firstChoices } from './results.ts'

export type OptionComparison = {
  readonly option: string
  readonly everyone: number
  readonly eachGroupOnce: number | null
  readonly lowest: number | null
  readonly lowestGroup: Affiliation | null
  readonly difference: number | null
}

/**
 * The common ground of one poll, as published. Shares are null while ballots are missing. If there are enough, no group
 * is withheld, because the smallest compared group would be withheld with it (`affiliationsToShow`).
 */
export type PublishedGround = {
  readonly options: readonly OptionComparison[]
  readonly firstChoice: number | null
  readonly tiedGroups: readonly { readonly affiliation: Affiliation; readonly options: readonly string[] }[]
  readonly widest: { readonly option: string | null; readonly difference: number } | null
}

type Results = readonly { readonly option: string; readonly votes: number }[]

/** The options with the most votes in each tied group. */
export function tiedOptions(
  tiedGroups: readonly Affiliation[],
  groups: readonly { readonly affiliation: Affiliation; readonly results: Results }[],
): PublishedGround['tiedGroups'] {
  return groups
    .filter(({ affiliation }) => tiedGroups.includes(affiliation))
    .map(({ affiliation, results }) => ({
      affiliation,
      options: firstChoices(results).map(({ option }) => option),
    }))
}

export type SentencePart = string | { readonly figure: string }

export const GROUP_NOUN: Readonly<Record<Affiliation, string>> = {
  conservative: 'conservatives',
  liberal: 'liberals',
  independent: 'people who are independent or gave no affiliation',
  other: 'people with another affiliation',
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}

export function atLeastText(share: number): string {
  return `At least ${share}% in every group`
}

/** The options whose lowest group share is the highest: the shared first choice alone, if there is one. */
export function closestOptions(ground: PublishedGround): readonly OptionComparison[] {
  const { options, firstChoice } = ground
  if (firstChoice !== null) return options.filter((_, index) => index === firstChoice)
  const highest = Math.max(...options.map(({ lowest }) => lowest ?? 0))
  return highest > 0 ? options.filter(({ lowest }) => lowest === highest) : []
}

/** An option with the largest difference. On a tie, the first of them. */
export function widestIndex({ options, widest }: Pick<PublishedGround, 'options' | 'widest'>): number {
  return options.findIndex(({ difference }) => difference !== null && difference === widest?.difference)
}

export function commonGroundParts(ground: PublishedGround): readonly SentencePart[] {
  const widest = (conservatives: string) => [...widestParts(ground, conservatives), '.']
  if (ground.firstChoice !== null)
    return [...closestParts(ground, 'In every group'), '; ', ...widest('conservatives')]
  const [opening, scope] =
    ground.tiedGroups.length > 0
      ? [tieText(ground.tiedGroups), 'In every group']
      : ['The groups have different first choices. ', 'Still, in every group']
  return [opening, ...closestParts(ground, scope, '.'), ' ', ...widest('Conservatives')]
}

export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.figure)).join('')
}

function closestParts(ground: PublishedGround, scope: string, end: '' | '.' = ''): SentencePart[] {
  const closest = closestOptions(ground)
  const [first] = closest
  if (!first) return ['No answer was chosen by at least 1% of every group', end]
  const names = closest.map(({ option }) => option)
  const answers = closest.length === 1 ? quoted(first.option, end) : `each of ${quotedOrCounted(names, end)}`
  return [`${scope}, at least `, { figure: `${first.lowest}%` }, ` chose ${answers}`]
}

function widestParts({ widest }: PublishedGround, conservatives: string): SentencePart[] {
  const who = `${conservatives} and liberals`
  if (!widest || widest.difference === 0) return [`${who} chose each answer equally often`]
  const figure = { figure: pointsText(widest.difference) }
  if (widest.option === null) return [`${who} differ most, by `, figure, ', on more than one answer']
  return [`${who} differ most on ${quoted(widest.option, ',')} by `, figure]
}

function tieText(tied: PublishedGround['tiedGroups']): string {
  const [first] = tied
  const tie =
    tied.length === 1 && first
      ? `${quotedOrCounted(first.options)} tie for first place among ${GROUP_NOUN[first.affiliation]}`
      : `There’s a tie for first place among ${joinList(tied.map(({ affiliation }) => GROUP_NOUN[affiliation]))}`
  return `${tie}, so the groups have no single first choice in common. `
}

function joinList(items: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(items)
}

export type MissingGroup = {
  readonly affiliation: Affiliation
  readonly have: number | null
  readonly need: number
}

/** Groups that are short of ballots and whose size is published. */
export function knownMissing(missing: readonly MissingGroup[]): (MissingGroup & { have: number })[] {
  return missing.flatMap((group) => (group.have === null ? [] : [{ ...group, have: group.have }]))
}

/** 'liberals 12 of 30', without the groups that are withheld. */
export function missingText(missing: readonly MissingGroup[]): string {
  return knownMissing(missing)
    .map(({ affiliation, have, need }) => `${SHORT_GROUP_NOUN[affiliation]} ${have} of ${need}`)
    .join(', ')
}

const SHORT_GROUP_NOUN: Readonly<Record<Affiliation, string>> = {
  ...GROUP_NOUN,
  independent: 'independent or not given',
  other: 'other',
}

export function notEnoughText(missing: readonly MissingGroup[], isOpen: boolean): string {
  const who = missingText(missing)
  return `Not enough ballots${isOpen ? ' yet' : ''}${who && `: ${who}`}`
}

export const GROUND_TEXT = {
  heading: 'Common ground',
  alsoFirstChoice: 'Also the first choice of every group.',
  linesAxis: 'Lines run from 0 to 100%.',
  table: 'Where the groups agree and differ',
  columns: {
    answer: 'Answer',
    everyone: 'Everyone',
    eachGroupOnce: 'Each group once',
    lowest: 'Lowest group',
    difference: 'Difference',
  },
  severalLowest: 'Tie',
  differenceNote: 'The difference is between conservatives and liberals.',
  tintNote: 'The tinted row is every group’s first choice.',
  needHint:
    'We compare groups once conservatives, liberals and independents each have at least 30 ballots. Until then, ' +
    'you’ll see only how everyone answered.',
  neededHint:
    'We compare groups only if conservatives, liberals and independents each have at least 30 ballots. You’ll see ' +
    'only how everyone answered.',
  sample: 'Groups aren’t compared here',
  sampleHint: 'This poll includes sample votes, and we never draw conclusions from sample data.',
  sameFirst: 'Same first choice in every group',
  differentFirst: 'Different first choices',
  tie: 'A tie for first place',
  how: 'How this is calculated',
} as const

/** Pairs of a term and its explanation. */
export function howItIsCalculated(version: string): readonly (readonly [string, string])[] {
  return [
    ['Everyone', ' counts every ballot the same, so a large group weighs more.'],
    [
      'Each group once',
      ' is the plain average of the groups’ shares, so no group weighs more because more of its members visit.',
    ],
    ['Lowest group', ' is the group in which the smallest share chose the answer.'],
    ['Difference', ' is the distance between conservatives and liberals, in percentage points.'],
    [
      '',
      'We compare groups only with at least 30 ballots each from conservatives, from liberals, and from people who ' +
        'are independent or gave no affiliation. Groups we don’t show aren’t included in any of these group figures.',
    ],
    [
      '',
      'Visitors choose their own group on the ballot. “Independent, or not given” is one group because the form ' +
        `starts there. Shares are rounded to whole percentages. Method version ${version}.`,
    ],
  ]
}

/** For the archive: the result in a few words, which would spoil the guess. */
export function groundBadge(ground: Pick<PublishedGround, 'firstChoice' | 'tiedGroups'>): string {
  if (ground.firstChoice !== null) return GROUND_TEXT.sameFirst
  return ground.tiedGroups.length > 0 ? GROUND_TEXT.tie : GROUND_TEXT.differentFirst
}
