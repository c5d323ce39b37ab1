import { enumValue } from '#domain/enum-names.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'
import { commonGround } from '#domain/polls/common-ground.ts'
import type { PollResults_PollFragment } from './poll-results.generated.ts'
import type { PollView_PollFragment } from './poll-view.generated.ts'

export type PollComparison = ReturnType<typeof comparisonOf>

/** Computed here instead of queried, so that it follows every vote that changes the results. */
export function comparisonOf(poll: PollResults_PollFragment & Pick<PollView_PollFragment, 'status'>) {
  const { results, resultsByAffiliation, minGroupSize, exampleVotes } = poll
  const groups = resultsByAffiliation.map(({ affiliation, total, results: ofGroup }) => ({
    affiliation: enumValue(affiliation),
    total,
    // Without the texts in the query, a page of the archive costs the server a fifth less.
    results: ofGroup.map((result, index) => ({ ...result, option: results[index]?.option ?? '' })),
  }))
  return {
    ...commonGround({ results, groups, exampleVotes }),
    groups,
    minGroupSize,
    isOpen: poll.status === 'OPEN',
    isSample: exampleVotes > 0,
  }
}

/** In the order of the options. Undefined for a withheld group. */
export function resultsOf({ groups }: Pick<PollComparison, 'groups'>, affiliation: Affiliation) {
  return groups.find((group) => group.affiliation === affiliation)?.results
}

/** The shares of both compared groups for one option, or null if one of the groups is not shown. */
export function sidesOf(comparison: PollComparison, option: number) {
  const conservative = resultsOf(comparison, 'conservative')?.[option]?.percentage
  const liberal = resultsOf(comparison, 'liberal')?.[option]?.percentage
  return conservative === undefined || liberal === undefined ? null : { conservative, liberal }
}
