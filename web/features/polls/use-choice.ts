import { type PollChoice, restoreChoice, storeChoice } from '#domain/polls/poll-choice.ts'
import type { POLL_GUESSES_KEY, POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { useStoredText } from '#web/lib/use-stored-text.ts'

/**
 * A guess, or the option for which this browser voted (the server stores no voter). The choice is null before it, and
 * undefined on the server and during hydration.
 */
export function useChoice(key: typeof POLL_GUESSES_KEY | typeof POLL_VOTES_KEY, pollId: string) {
  const { text, update } = useStoredText(key)
  return {
    choice: text === undefined ? undefined : restoreChoice(text, pollId),
    save: (choice: PollChoice) => update((stored) => storeChoice(stored, pollId, choice)),
  }
}
