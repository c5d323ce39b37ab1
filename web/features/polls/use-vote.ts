import { useMutation } from '@apollo/client/react'
import { enumName } from '#domain/enum-names.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import type { Affiliation } from '#domain/polls/affiliations.ts'
import { VOTE_FAILURE, VOTE_SUCCESS } from '#domain/polls/messages.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { VotePollDocument } from './vote.generated.ts'

/**
 * `vote` returns whether the vote was counted. The response updates the poll in the cache. `onRejected` is called if the
 * server rejects the vote with a failure of the schema, usually because the poll was closed meanwhile.
 */
export function useVote(pollId: string, onRejected: () => Promise<unknown>) {
  const [votePoll, { loading }] = useMutation(VotePollDocument)

  async function vote(optionIndex: number, affiliation: Affiliation): Promise<boolean> {
    const result = await votePoll({
      variables: {
        pollId,
        optionIndex,
        politicalAffiliation: enumName(affiliation),
      },
    }).then(
      ({ data }) => data?.votePoll,
      () => undefined,
    )
    const isCounted = result?.__typename === 'Poll'
    showToast(isCounted ? VOTE_SUCCESS : VOTE_FAILURE)
    if (isCounted) window.dispatchEvent(new Event(BROWSER_EVENTS.pollVoted))
    else if (result) await onRejected().catch(() => {})
    return isCounted
  }

  return { vote, isVoting: loading }
}
