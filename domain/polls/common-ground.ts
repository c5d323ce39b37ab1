import type { Affiliation } from './affiliations.ts'
import { firstChoices, type GroupResults, groupDifference, type OptionResult } from './results.ts'

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

/**
 * Compares only groups that may be shown (`resultsByAffiliation`), so a withheld group affects nothing but `everyone`,
 * which is the published overall result. Groups below `MIN_COMPARED_BALLOTS` are left out, because a handful of voters
 * would decide the result. A poll with sample votes is not compared.
 */
export function commonGround({
  results,
  groups,
  exampleVotes,
}: {
  readonly results: readonly OptionResult[]
  readonly groups: readonly GroupResults[]
  readonly exampleVotes: number
}): CommonGround {
  const shortfall = ballotShortfall(exampleVotes > 0 ? [] : groups)
  const enough = shortfall.length === 0
  const compared = enough ? groups.filter(({ total }) => total >= MIN_COMPARED_BALLOTS) : []
  const options = results.map(({ option, percentage }, index) => ({
    option,
    everyone: percentage,
    ...(enough ? compareShares(index, compared) : NOT_COMPARED),
  }))
  const tiedGroups = compared.filter((group) => firstChoiceOf(group) === null)
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

function ballotShortfall(shown: readonly GroupResults[]): BallotShortfall[] {
  return REQUIRED_GROUPS.flatMap((affiliation) => {
    const have = shown.find((group) => group.affiliation === affiliation)?.total ?? null
    return have !== null && have >= MIN_COMPARED_BALLOTS
      ? []
      : [{ affiliation, have, need: MIN_COMPARED_BALLOTS }]
  })
}

function compareShares(index: number, groups: readonly GroupResults[]) {
  const shares = groups.map(({ affiliation, total, results }) => {
    const { votes = 0, percentage = 0 } = results[index] ?? {}
    return { affiliation, percentage, exact: (100 * votes) / total }
  })
  const lowest = Math.min(...shares.map(({ exact }) => exact))
  const [group, ...others] = shares.filter(({ exact }) => exact === lowest)
  return {
    groupAverage: Math.round(shares.reduce((sum, { percentage }) => sum + percentage, 0) / shares.length),
    lowest: Math.floor(lowest),
    lowestGroup: group && others.length === 0 ? group.affiliation : null,
    difference: groupDifference(
      Object.fromEntries(shares.map(({ affiliation, percentage }) => [affiliation, percentage])),
    ),
  }
}

function sharedFirstChoice(groups: readonly GroupResults[]): number | null {
  const [first = null, ...others] = groups.map(firstChoiceOf)
  return others.every((choice) => choice === first) ? first : null
}

/** Counts votes, because rounded shares may hide or invent a tie. */
function firstChoiceOf({ results }: GroupResults): number | null {
  const [first, ...others] = firstChoices(results)
  return first && others.length === 0 ? results.indexOf(first) : null
}

function widestDifference(options: readonly OptionComparison[]): CommonGround['widest'] {
  const difference = Math.max(...options.map((option) => option.difference ?? 0))
  const [widest, ...others] = options.filter((option) => option.difference === difference)
  return { option: others.length === 0 ? (widest?.option ?? null) : null, difference }
}
