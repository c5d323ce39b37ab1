import type { PollChoice } from '#domain/polls/poll-choice.ts'
import type { POLL_GUESSES_KEY, POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { useStoredObject } from '#web/lib/use-stored-object.ts'

/**
 * A guess, or the option for which this browser voted (the server stores no voter). The choice is null before it, and
 * undefined on the server and during hydration.
 */
export function useChoice(key: typeof POLL_GUESSES_KEY | typeof POLL_VOTES_KEY, pollId: string) {
  const { stored, save } = useStoredObject<PollChoice>(key)
  return { choice: stored && (stored[pollId] ?? null), save: (choice: PollChoice) => save(pollId, choice) }
}
