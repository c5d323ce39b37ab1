import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { type CommonGround, commonGround } from '#domain/polls/common-ground.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'

export function commonGroundOf(
  { options, exampleVotes, tallies }: Pick<Poll, 'options' | 'exampleVotes'> & { tallies: readonly Tally[] },
  minGroupSize: number,
): CommonGround {
  const votesOf = (affiliation: Affiliation) =>
    options.map(
      (_, optionIndex) =>
        tallies.find((tally) => tally.affiliation === affiliation && tally.optionIndex === optionIndex)
          ?.votes ?? 0,
    )
  const votes = Object.fromEntries(AFFILIATIONS.map((affiliation) => [affiliation, votesOf(affiliation)]))
  return commonGround({ options, votes, sampleVotes: exampleVotes, minGroupSize })
}
