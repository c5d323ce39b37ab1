import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { type CommonGround, commonGround, type OptionGround } from '#domain/polls/common-ground.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'

export type NamedOptionGround = OptionGround & { readonly option: string }
export type WidestDifference = { readonly option: string | null; readonly difference: number }
export type NamedCommonGround = Omit<CommonGround, 'options' | 'widest'> & {
  readonly options: readonly NamedOptionGround[]
  readonly widest: WidestDifference | null
}

/** The common ground with the texts of the options instead of their indexes. */
export function commonGroundOf(
  poll: Pick<Poll, 'options' | 'exampleVotes'> & { tallies: readonly Tally[] },
  minGroupSize: number,
): NamedCommonGround {
  const ground = commonGround({
    options: poll.options.length,
    votes: votesOf(poll),
    sampleVotes: poll.exampleVotes,
    minGroupSize,
  })
  const { widest } = ground
  return {
    ...ground,
    options: ground.options.map((option, index) => ({ option: poll.options[index] ?? '', ...option })),
    widest: widest && {
      option: widest.option === null ? null : (poll.options[widest.option] ?? null),
      difference: widest.difference,
    },
  }
}

function votesOf({ options, tallies }: Pick<Poll, 'options'> & { tallies: readonly Tally[] }) {
  const votes = (affiliation: Affiliation) =>
    options.map(
      (_, optionIndex) =>
        tallies.find((tally) => tally.affiliation === affiliation && tally.optionIndex === optionIndex)
          ?.votes ?? 0,
    )
  return Object.fromEntries(AFFILIATIONS.map((affiliation) => [affiliation, votes(affiliation)])) as Record<
    Affiliation,
    number[]
  >
}
