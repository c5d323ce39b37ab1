import { useSyncExternalStore } from 'react'
import {
  type POLL_GUESSES_KEY,
  type POLL_VOTES_KEY,
  type PollGuess,
  restoreChoice,
  storeChoice,
} from '#domain/polls/poll-guess.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'

/** Only what the browser refuses to store. It lasts as long as the page. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function storedChoices(key: string): string | null {
  return memory.get(key) ?? readItem('localStorage', key)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function saveChoice(key: string, pollId: string, choice: PollGuess): void {
  const text = storeChoice(storedChoices(key), pollId, choice)
  if (!writeItem('localStorage', key, text)) memory.set(key, text)
  for (const listener of listeners) listener()
}

/**
 * A guess, or the option for which this browser voted (the server stores no voter). The choice is null before it, and
 * undefined on the server and during hydration.
 */
export function useChoice(key: typeof POLL_GUESSES_KEY | typeof POLL_VOTES_KEY, pollId: string) {
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => storedChoices(key),
    () => undefined,
  )
  return {
    choice: text === undefined ? undefined : restoreChoice(text, pollId),
    save: (choice: PollGuess) => saveChoice(key, pollId, choice),
  }
}
