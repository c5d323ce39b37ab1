import { AFFILIATIONS, type Affiliation } from './affiliations.ts'

/** Whole percentages that add up to 100, or all 0 without votes (spec §14). Ties go to the earlier option. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count) => Math.floor((count * 100) / total))
  // Whole numbers, because equal shares must tie exactly.
  const remainders = counts.map((count, option) => ({ option, remainder: (count * 100) % total }))
  remainders.sort((a, b) => b.remainder - a.remainder)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const raised = new Set(remainders.slice(0, missing).map(({ option }) => option))
  return shares.map((share, option) => (raised.has(option) ? share + 1 : share))
}

/**
 * Spec §16 Small groups. Subtracting the shown groups from the public total gives the sum of all withheld ones. So the
 * next smallest group is withheld too, until that sum is 0 or at least `minGroupSize`. Ties are withheld together,
 * because choosing one of them would favor a side.
 */
export function affiliationsToShow(
  totals: Readonly<Record<Affiliation, number>>,
  minGroupSize: number,
): Affiliation[] {
  let shown = AFFILIATIONS.filter((group) => totals[group] >= Math.max(1, minGroupSize))
  const ballots = (groups: readonly Affiliation[]) => groups.reduce((sum, group) => sum + totals[group], 0)
  for (;;) {
    const withheld = ballots(AFFILIATIONS) - ballots(shown)
    if (shown.length === 0 || withheld === 0 || withheld >= minGroupSize) return shown
    const smallest = Math.min(...shown.map((group) => totals[group]))
    shown = shown.filter((group) => totals[group] > smallest)
  }
}

/** Number of ballots for one option from one group. */
export type Tally = {
  readonly affiliation: Affiliation
  readonly optionIndex: number
  readonly votes: number
}

export type OptionResult = { readonly option: string; readonly votes: number; readonly percentage: number }

/** The answers of one group, in option order. */
export type GroupResults<Result = Omit<OptionResult, 'option'>> = {
  readonly affiliation: Affiliation
  readonly total: number
  readonly results: readonly Result[]
}

export function sumVotes(counts: readonly { readonly votes: number }[]): number {
  return counts.reduce((sum, { votes }) => sum + votes, 0)
}

/** In option order (spec §3). */
export function optionResults(options: readonly string[], tallies: readonly Tally[]): OptionResult[] {
  const votes = options.map((_, index) =>
    sumVotes(tallies.filter(({ optionIndex }) => optionIndex === index)),
  )
  const shares = percentages(votes)
  return options.map((option, index) => ({
    option,
    votes: votes[index] ?? 0,
    percentage: shares[index] ?? 0,
  }))
}

/** Omits withheld groups. A large group may be one of them (`affiliationsToShow`). */
export function resultsByAffiliation(
  { options, tallies }: { readonly options: readonly string[]; readonly tallies: readonly Tally[] },
  minGroupSize: number,
): GroupResults<OptionResult>[] {
  const talliesOf = (group: Affiliation) => tallies.filter(({ affiliation }) => affiliation === group)
  const totals = Object.fromEntries(AFFILIATIONS.map((group) => [group, sumVotes(talliesOf(group))]))
  return affiliationsToShow(totals as Record<Affiliation, number>, minGroupSize).map((affiliation) => ({
    affiliation,
    total: totals[affiliation] ?? 0,
    results: optionResults(options, talliesOf(affiliation)),
  }))
}

const AXIS_ENDS = [25, 50, 75, 100] as const
export type AxisEnd = (typeof AXIS_ENDS)[number]

/** The first end at which every share fits. Bars always start at 0. */
export function axisMaximum(shares: readonly number[]): AxisEnd {
  return AXIS_ENDS.find((end) => shares.every((share) => share <= end)) ?? 100
}

type GroupDifference = { readonly conservative?: number | undefined; readonly liberal?: number | undefined }

/** Percentage points between conservatives and liberals, or null while one of them is withheld. */
export function groupDifference({ conservative, liberal }: GroupDifference): number | null {
  return conservative === undefined || liberal === undefined ? null : Math.abs(conservative - liberal)
}

/** The largest difference first. Ties, and options without one, keep their order. */
export function byDifference<Option extends { readonly difference: number | null }>(
  options: readonly Option[],
): Option[] {
  return options.toSorted((a, b) => (b.difference ?? -1) - (a.difference ?? -1))
}

/** The options with the most votes, several on a tie. */
export function firstChoices<Result extends { readonly votes: number }>(
  results: readonly Result[],
): Result[] {
  const most = Math.max(...results.map(({ votes }) => votes))
  return results.filter(({ votes }) => votes === most)
}
