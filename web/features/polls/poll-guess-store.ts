import { useSyncExternalStore } from 'react'
import {
  POLL_GUESSES_KEY,
  type PollGuess,
  restorePollGuess,
  storePollGuess,
} from '#domain/polls/poll-guess.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'

/** Set only if the browser refuses to store guesses, which then last as long as the page. */
let memory: string | null = null
const listeners = new Set<() => void>()

function storedGuesses(): string | null {
  return memory ?? readItem('localStorage', POLL_GUESSES_KEY)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function saveGuess(pollId: string, guess: PollGuess): void {
  const text = storePollGuess(storedGuesses(), pollId, guess)
  memory = writeItem('localStorage', POLL_GUESSES_KEY, text) ? null : text
  for (const listener of listeners) listener()
}

/** `guess` is null before a guess, and undefined on the server and during hydration. */
export function usePollGuess(pollId: string) {
  const text = useSyncExternalStore<string | null | undefined>(subscribe, storedGuesses, () => undefined)
  return {
    guess: text === undefined ? undefined : restorePollGuess(text, pollId),
    save: (guess: PollGuess) => saveGuess(pollId, guess),
  }
}
