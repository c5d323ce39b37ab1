import type { Unmasked } from '@apollo/client/masking'
import type { Affiliation } from '../../../domain/polls/affiliations.ts'
import { percentages } from '../../../domain/polls/results.ts'
import type { PollCard_PollFragment } from './poll-card.generated.ts'

type Poll = Unmasked<PollCard_PollFragment>
type Results = Poll['results']

/**
 * The poll as it will most likely be once this vote is counted. A vote that replaces an earlier one is
 * counted twice here for a moment: only the server can know, and its answer follows.
 */
export function pollWithVote(poll: Poll, optionIndex: number, affiliation: Affiliation): Poll {
  return {
    ...poll,
    totalVotes: poll.totalVotes + 1,
    results: withVote(poll.results, optionIndex),
    resultsByAffiliation: poll.resultsByAffiliation.map((group) =>
      group.affiliation.toLowerCase() === affiliation
        ? { ...group, total: group.total + 1, results: withVote(group.results, optionIndex) }
        : group,
    ),
  }
}

function withVote(results: Results, optionIndex: number): Results {
  const votes = results.map((result, index) => result.votes + (index === optionIndex ? 1 : 0))
  const shares = percentages(votes)
  return results.map((result, index) => ({
    ...result,
    votes: votes[index] ?? 0,
    percentage: shares[index] ?? 0,
  }))
}
