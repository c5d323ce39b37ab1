import { enumValue } from '#domain/enum-names.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'
import { tiedOptions } from '#domain/polls/common-ground-text.ts'
import type { CommonGround_PollFragment } from './common-ground.generated.ts'

export type PollComparison = ReturnType<typeof comparisonOf>

export function comparisonOf(poll: CommonGround_PollFragment) {
  const { commonGround: comparison, resultsByAffiliation, status, ...rest } = poll
  const groups = resultsByAffiliation.map(({ affiliation, results }) => ({
    affiliation: enumValue(affiliation),
    // Without the texts in the query, a page of the archive costs the server a fifth less.
    results: results.map((result, index) => ({ ...result, option: comparison.options[index]?.option ?? '' })),
  }))
  return {
    ...rest,
    ...comparison,
    options: comparison.options.map((option) => ({
      ...option,
      lowestGroup: option.lowestGroup && enumValue(option.lowestGroup),
    })),
    shortfall: comparison.shortfall.map((group) => ({
      ...group,
      affiliation: enumValue(group.affiliation),
    })),
    tiedGroups: tiedOptions(comparison.tiedGroups.map(enumValue), groups),
    isOpen: status === 'OPEN',
    isSample: rest.exampleVotes > 0,
    groups,
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
