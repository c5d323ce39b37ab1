import { AFFILIATIONS, type Affiliation } from './affiliations.ts'
import { affiliationsToShow, percentages } from './results.ts'

/** Changes whenever the same ballots would produce a different result. */
export const COMMON_GROUND_VERSION = 'cg-2'

/** Ballots that each of `REQUIRED_GROUPS` needs, and any other group to be compared with them. */
export const MIN_COMPARED_BALLOTS = 30

const REQUIRED_GROUPS = ['conservative', 'liberal', 'independent'] as const satisfies Affiliation[]

/** `have` is null for a withheld group, whose size is not published, and in a poll with sample votes. */
export type BallotShortfall = {
  readonly affiliation: Affiliation
  readonly have: number | null
  readonly need: number
}

/** Shares are whole percentages. All but `everyone` are null while groups are short of ballots. */
export type OptionComparison = {
  readonly option: string
  readonly everyone: number
  readonly groupAverage: number | null
  /** Rounded down, so that at least this share of every group chose the option. */
  readonly lowest: number | null
  /** Null on a tie. */
  readonly lowestGroup: Affiliation | null
  /** Between conservatives and liberals, in points. */
  readonly difference: number | null
}

export type CommonGround = {
  readonly version: typeof COMMON_GROUND_VERSION
  readonly enough: boolean
  readonly shortfall: readonly BallotShortfall[]
  /** Index of the option that every group chose most. Null without one, or when a group has a tie for first place. */
  readonly firstChoice: number | null
  readonly tiedGroups: readonly Affiliation[]
  readonly options: readonly OptionComparison[]
  /** The option with the largest difference, null on a tie. */
  readonly widest: { readonly option: string | null; readonly difference: number } | null
}

/** Votes in option order. A group without ballots may be left out. */
export type GroupVotes = Readonly<Partial<Record<Affiliation, readonly number[]>>>

type Group = { readonly affiliation: Affiliation; readonly votes: readonly number[]; readonly total: number }

/**
 * Compares only groups that may be shown (`affiliationsToShow`), so a withheld group affects nothing but `everyone`,
 * which is the published overall result. Groups below `MIN_COMPARED_BALLOTS` are left out, because a handful of voters
 * would decide the result. A poll with sample votes is not compared.
 */
export function commonGround(poll: {
  readonly options: readonly string[]
  readonly votes: GroupVotes
  readonly sampleVotes: number
  readonly minGroupSize: number
}): CommonGround {
  const groups = AFFILIATIONS.map((affiliation) => groupOf(affiliation, poll.votes, poll.options.length))
  const shown = shownGroups(groups, poll.minGroupSize)
  const shortfall = ballotShortfall(poll.sampleVotes > 0 ? [] : shown)
  const everyone = percentages(
    poll.options.map((_, index) => sum(groups.map(({ votes }) => votes[index] ?? 0))),
  )
  const enough = shortfall.length === 0
  const compared = enough ? shown.filter(({ total }) => total >= MIN_COMPARED_BALLOTS) : []
  const shares = new Map(compared.map(({ affiliation, votes }) => [affiliation, percentages(votes)]))
  const options = poll.options.map((option, index) => ({
    option,
    everyone: everyone[index] ?? 0,
    ...(enough ? { ...compareShares(index, shares), ...lowestShare(index, compared) } : NOT_COMPARED),
  }))
  const tiedGroups = compared.filter(({ votes }) => firstChoiceOf(votes) === null)
  return {
    version: COMMON_GROUND_VERSION,
    enough,
    shortfall,
    firstChoice: sharedFirstChoice(compared),
    tiedGroups: tiedGroups.map(({ affiliation }) => affiliation),
    options,
    widest: enough ? widestDifference(options) : null,
  }
}

const NOT_COMPARED = { groupAverage: null, lowest: null, lowestGroup: null, difference: null }

function groupOf(affiliation: Affiliation, votes: GroupVotes, options: number): Group {
  const counts = Array.from({ length: options }, (_, option) => votes[affiliation]?.[option] ?? 0)
  return { affiliation, votes: counts, total: sum(counts) }
}

function shownGroups(groups: readonly Group[], minGroupSize: number): Group[] {
  const totals = Object.fromEntries(groups.map(({ affiliation, total }) => [affiliation, total]))
  const shown = affiliationsToShow(totals as Record<Affiliation, number>, minGroupSize)
  return groups.filter(({ affiliation }) => shown.includes(affiliation))
}

function ballotShortfall(shown: readonly Group[]): BallotShortfall[] {
  return REQUIRED_GROUPS.flatMap((affiliation) => {
    const have = shown.find((group) => group.affiliation === affiliation)?.total ?? null
    return have !== null && have >= MIN_COMPARED_BALLOTS
      ? []
      : [{ affiliation, have, need: MIN_COMPARED_BALLOTS }]
  })
}

function compareShares(index: number, shares: ReadonlyMap<Affiliation, readonly number[]>) {
  const shareOf = (affiliation: Affiliation) => shares.get(affiliation)?.[index] ?? 0
  return {
    groupAverage: Math.round(sum([...shares.keys()].map(shareOf)) / shares.size),
    difference: Math.abs(shareOf('conservative') - shareOf('liberal')),
  }
}

function lowestShare(index: number, groups: readonly Group[]) {
  const shares = groups.map(({ votes, total }) => (100 * (votes[index] ?? 0)) / total)
  const lowest = Math.min(...shares)
  const [group, ...others] = groups.filter((_, position) => shares[position] === lowest)
  return {
    lowest: Math.floor(lowest),
    lowestGroup: group && others.length === 0 ? group.affiliation : null,
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

function widestDifference(options: readonly OptionComparison[]): CommonGround['widest'] {
  const difference = Math.max(...options.map((option) => option.difference ?? 0))
  const [widest, ...others] = options.filter((option) => option.difference === difference)
  return { option: others.length === 0 ? (widest?.option ?? null) : null, difference }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
