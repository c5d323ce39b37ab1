import { useMutation } from '@apollo/client/react'
import { enumName } from '#domain/enum-names.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'
import { VOTE_FAILURE, VOTE_SUCCESS } from '#domain/polls/messages.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { ActivePollDocument, VotePollDocument } from './vote.generated.ts'

/** Returns whether the vote was counted. The response updates the poll in the cache. */
export function useVote(pollId: string) {
  const [votePoll, { loading, client }] = useMutation(VotePollDocument)

  async function vote(optionIndex: number, affiliation: Affiliation): Promise<boolean> {
    const outcome = await votePoll({
      variables: {
        pollId,
        optionIndex,
        politicalAffiliation: enumName(affiliation),
      },
    }).then(
      ({ data }) => data?.votePoll,
      () => undefined,
    )
    const isCounted = outcome?.__typename === 'Poll'
    showToast(isCounted ? VOTE_SUCCESS : VOTE_FAILURE)
    if (isCounted) window.dispatchEvent(new Event(BROWSER_EVENTS.pollVoted))
    // Usually the poll was closed meanwhile, so show the one that is open now.
    else if (outcome)
      await client.query({ query: ActivePollDocument, fetchPolicy: 'network-only' }).catch(() => {})
    return isCounted
  }

  return { vote, isVoting: loading }
}
