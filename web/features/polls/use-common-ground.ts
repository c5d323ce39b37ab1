import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { enumValue } from '#domain/enum-names.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'
import { type MissingGroup, type PublishedGround, tiedOptions } from '#domain/polls/common-ground-text.ts'
import { type CommonGround_PollFragment, CommonGround_PollFragmentDoc } from './common-ground.generated.ts'

export type GroundPoll = FragmentType<CommonGround_PollFragment>

export type GroupResults = {
  readonly affiliation: Affiliation
  /** In the order of the options. */
  readonly results: readonly {
    readonly option: string
    readonly votes: number
    readonly percentage: number
  }[]
}

export type PollGround = PublishedGround & {
  readonly version: string
  readonly enough: boolean
  readonly missing: readonly MissingGroup[]
  readonly isOpen: boolean
  readonly isSample: boolean
  readonly totalVotes: number
  readonly groups: readonly GroupResults[]
}

export function useCommonGround(poll: GroundPoll): PollGround | null {
  const { data, complete } = useFragment({
    fragment: CommonGround_PollFragmentDoc,
    fragmentName: 'CommonGround_poll',
    from: poll,
  })
  return complete ? groundOf(data) : null
}

function groundOf(poll: CommonGround_PollFragment): PollGround {
  const { commonGround: ground, resultsByAffiliation } = poll
  const groups = resultsByAffiliation.map(({ affiliation, results }) => ({
    affiliation: enumValue(affiliation),
    // Without the texts in the query, a page of the archive costs the server a fifth less.
    results: results.map((result, index) => ({ ...result, option: ground.options[index]?.option ?? '' })),
  }))
  return {
    ...ground,
    options: ground.options.map((option) => ({
      ...option,
      lowestGroup: option.lowestGroup && enumValue(option.lowestGroup),
    })),
    firstChoice: ground.firstChoice ?? null,
    widest: ground.widest ?? null,
    missing: ground.missing.map(({ affiliation, have, need }) => ({
      affiliation: enumValue(affiliation),
      have,
      need,
    })),
    tiedGroups: tiedOptions(ground.tiedGroups.map(enumValue), groups),
    isOpen: poll.status === 'OPEN',
    isSample: poll.exampleVotes > 0,
    totalVotes: poll.totalVotes,
    groups,
  }
}

/** Undefined for a withheld group. */
export function resultsOf(
  groups: readonly GroupResults[],
  affiliation: Affiliation,
): GroupResults['results'] | undefined {
  return groups.find((group) => group.affiliation === affiliation)?.results
}

/** The shares of both compared groups for one option, or null if one of the groups is not shown. */
export function sidesOf(
  { groups }: Pick<PollGround, 'groups'>,
  option: number,
): { conservative: number; liberal: number } | null {
  const [conservative, liberal] = (['conservative', 'liberal'] as const).map(
    (side) => resultsOf(groups, side)?.[option]?.percentage,
  )
  return conservative === undefined || liberal === undefined ? null : { conservative, liberal }
}
