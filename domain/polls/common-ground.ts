import { AFFILIATIONS, type Affiliation } from './affiliations.ts'
import { affiliationsToShow, percentages } from './results.ts'

/** Changes whenever the same ballots would produce a different result. */
export const COMMON_GROUND_VERSION = 'cg-1'

/** Ballots that each of `COMPARED_GROUPS` needs. */
const MIN_COMPARED_BALLOTS = 30

const COMPARED_GROUPS = ['conservative', 'liberal', 'independent'] as const satisfies Affiliation[]

/** `have` is null for a withheld group, whose size is not published, and in a poll with sample votes. */
export type MissingBallots = {
  readonly affiliation: Affiliation
  readonly have: number | null
  readonly need: number
}

/** Shares are whole percentages. All but `everyone` are null while ballots are missing. */
export type OptionGround = {
  readonly everyone: number
  readonly eachGroupOnce: number | null
  readonly lowest: number | null
  /** Null on a tie. */
  readonly lowestGroup: Affiliation | null
  /** Between conservatives and liberals, in points. */
  readonly difference: number | null
}

export type CommonGround = {
  readonly version: typeof COMMON_GROUND_VERSION
  readonly enough: boolean
  readonly missing: readonly MissingBallots[]
  /** Index of the option that every group chose most. Null without one, or when a group has a tie for first place. */
  readonly firstChoice: number | null
  readonly tiedGroups: readonly Affiliation[]
  readonly options: readonly OptionGround[]
  /** The option with the largest difference, null on a tie. */
  readonly widest: { readonly option: number | null; readonly difference: number } | null
}

/** Votes in option order. A group without ballots may be left out. */
export type GroupVotes = Readonly<Partial<Record<Affiliation, readonly number[]>>>

type Group = { readonly affiliation: Affiliation; readonly votes: readonly number[]; readonly total: number }

/**
 * Compares only groups that may be shown (`affiliationsToShow`), so a withheld group affects nothing but `everyone`,
 * which is the published overall result. A poll with sample votes is not compared.
 */
export function commonGround(poll: {
  readonly options: number
  readonly votes: GroupVotes
  readonly sampleVotes: number
  readonly minGroupSize: number
}): CommonGround {
  const groups = AFFILIATIONS.map((affiliation) => groupOf(affiliation, poll.votes, poll.options))
  const shown = shownGroups(groups, poll.minGroupSize)
  const missing = missingBallots(poll.sampleVotes > 0 ? [] : shown)
  const everyone = percentages(sumOptions(groups, poll.options))
  if (missing.length > 0) return notEnough(missing, everyone)
  const shares = shown.map(({ affiliation, votes }) => ({ affiliation, shares: percentages(votes) }))
  const options = everyone.map((share, option) => optionGround(share, option, shares))
  const tiedGroups = shown.filter(({ votes }) => firstChoiceOf(votes) === null)
  return {
    version: COMMON_GROUND_VERSION,
    enough: true,
    missing: [],
    firstChoice: sharedFirstChoice(shown),
    tiedGroups: tiedGroups.map(({ affiliation }) => affiliation),
    options,
    widest: widestDifference(options),
  }
}

function groupOf(affiliation: Affiliation, votes: GroupVotes, options: number): Group {
  const counts = Array.from({ length: options }, (_, option) => votes[affiliation]?.[option] ?? 0)
  return { affiliation, votes: counts, total: sum(counts) }
}

function shownGroups(groups: readonly Group[], minGroupSize: number): Group[] {
  const totals = Object.fromEntries(groups.map(({ affiliation, total }) => [affiliation, total]))
  const shown = affiliationsToShow(totals as Record<Affiliation, number>, minGroupSize)
  return groups.filter(({ affiliation }) => shown.includes(affiliation))
}

function missingBallots(shown: readonly Group[]): MissingBallots[] {
  return COMPARED_GROUPS.flatMap((affiliation) => {
    const have = shown.find((group) => group.affiliation === affiliation)?.total ?? null
    return have !== null && have >= MIN_COMPARED_BALLOTS
      ? []
      : [{ affiliation, have, need: MIN_COMPARED_BALLOTS }]
  })
}

function notEnough(missing: readonly MissingBallots[], everyone: readonly number[]): CommonGround {
  return {
    version: COMMON_GROUND_VERSION,
    enough: false,
    missing,
    firstChoice: null,
    tiedGroups: [],
    options: everyone.map((share) => ({
      everyone: share,
      eachGroupOnce: null,
      lowest: null,
      lowestGroup: null,
      difference: null,
    })),
    widest: null,
  }
}

type GroupShares = { readonly affiliation: Affiliation; readonly shares: readonly number[] }

function optionGround(everyone: number, option: number, groups: readonly GroupShares[]): OptionGround {
  const shares = groups.map((group) => group.shares[option] ?? 0)
  const lowest = Math.min(...shares)
  const lowestGroups = groups.filter((_, index) => shares[index] === lowest)
  const shareOf = (affiliation: Affiliation) =>
    groups.find((group) => group.affiliation === affiliation)?.shares[option] ?? 0
  return {
    everyone,
    eachGroupOnce: Math.round(sum(shares) / shares.length),
    lowest,
    lowestGroup: lowestGroups.length === 1 ? (lowestGroups[0]?.affiliation ?? null) : null,
    difference: Math.abs(shareOf('conservative') - shareOf('liberal')),
  }
}

function sharedFirstChoice(groups: readonly Group[]): number | null {
  const [first = null, ...others] = groups.map(({ votes }) => firstChoiceOf(votes))
  return others.every((choice) => choice === first) ? first : null
}

/** Counts votes, because rounded shares may hide or invent a tie. */
function firstChoiceOf(votes: readonly number[]): number | null {
  const most = Math.max(...votes)
  return votes.filter((count) => count === most).length === 1 ? votes.indexOf(most) : null
}

function widestDifference(options: readonly OptionGround[]): CommonGround['widest'] {
  const differences = options.map(({ difference }) => difference ?? 0)
  const difference = Math.max(...differences)
  const isTie = differences.filter((other) => other === difference).length > 1
  return { option: isTie ? null : differences.indexOf(difference), difference }
}

function sumOptions(groups: readonly Group[], options: number): number[] {
  return Array.from({ length: options }, (_, option) => sum(groups.map(({ votes }) => votes[option] ?? 0)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
