import { AFFILIATIONS, type Affiliation } from './affiliations.ts'

/**
 * The share of each option, as whole percentages that add up to 100 (Spec §2 Community poll, results per
 * option). In: the votes of each option, whole numbers of 0 or more. Out: one percentage per option, in the
 * same order; all 0 when nobody voted. Rounding is by largest remainder, the earlier option first when
 * remainders tie.
 */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count) => Math.floor((count * 100) / total))
  // Remainders stay whole numbers, so that equal shares tie exactly and not by the luck of floating point.
  const remainders = counts.map((count, option) => ({ option, remainder: (count * 100) % total }))
  remainders.sort((a, b) => b.remainder - a.remainder)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const raised = new Set(remainders.slice(0, missing).map(({ option }) => option))
  return shares.map((share, option) => (raised.has(option) ? share + 1 : share))
}

/**
 * Which affiliation groups may be shown without giving away how single people voted (Spec §2, results by
 * affiliation; the rule is the Contract's MIN_GROUP_SIZE).
 *
 * In: the ballots of each group, and the smallest group that may be shown (1 or more). Out: the groups to
 * show, in the selector's order. Groups below the minimum are withheld, empty ones too.
 *
 * The results of all ballots together are public, so what is withheld can always be summed up by subtraction.
 * If only one non-empty group were withheld, that sum would be its result. Hence the smallest of the groups
 * that would be shown is withheld with it. Empty groups do not count as company: a reader who guesses which
 * ones are empty would be left with the one that is not. When every withheld group is empty nothing is
 * hidden, and when there is no second group, nothing is shown and nobody learns which group voted.
 *
 * Groups that tie as the smallest are withheld together. Choosing one would favor a side, and choosing by
 * anything that changes with the next vote would show first the one and then the other, and so give both
 * away.
 */
export function affiliationsToShow(
  totals: Readonly<Record<Affiliation, number>>,
  minGroupSize: number,
): Affiliation[] {
  const shown = AFFILIATIONS.filter((group) => totals[group] >= Math.max(1, minGroupSize))
  const withheld = AFFILIATIONS.filter((group) => totals[group] > 0 && !shown.includes(group))
  if (withheld.length !== 1) return shown
  const smallest = Math.min(...shown.map((group) => totals[group]))
  return shown.filter((group) => totals[group] > smallest)
}

/**
 * Where the axis of all panels of one poll stops: at 50 percent if every bar fits, else at 100 (Spec §2 Community
 * poll, results). In: all percentages of all panels, 0–100. Bars always start at 0.
 */
export function axisStop(shares: readonly number[]): 50 | 100 {
  return shares.every((share) => share <= 50) ? 50 : 100
}
