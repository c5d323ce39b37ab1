import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { ConfirmSubscriptionDocument, UnsubscribeDocument } from './change-subscription.generated.ts'

export type LinkKind = 'confirm' | 'unsubscribe'
export type LinkState = 'asking' | 'done' | 'already' | 'expired' | 'unknown' | 'failed'

/** Opening the page changes nothing, because mail scanners open every link. Only the button does. */
export function useSubscriptionLink(kind: LinkKind, token: string | null, wasDone: boolean) {
  const [confirm, confirming] = useMutation(ConfirmSubscriptionDocument)
  const [unsubscribe, unsubscribing] = useMutation(UnsubscribeDocument)
  const [state, setState] = useState<LinkState>(wasDone ? 'done' : token ? 'asking' : 'unknown')

  async function change(): Promise<LinkState> {
    const variables = { token: token ?? '' }
    const result =
      kind === 'confirm'
        ? (await confirm({ variables })).data?.confirmSubscription
        : (await unsubscribe({ variables })).data?.unsubscribe
    if (!result) return 'failed'
    if (result.__typename === 'SubscriptionChange') return result.already ? 'already' : 'done'
    return result.code === 'CONFLICT' ? 'expired' : 'unknown'
  }

  return {
    state,
    pending: confirming.loading || unsubscribing.loading,
    act: () => change().then(setState, () => setState('failed')),
  }
}
