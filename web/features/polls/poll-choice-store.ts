import { useSyncExternalStore } from 'react'
import {
  POLL_GUESSES_KEY,
  POLL_VOTES_KEY,
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

function useChoice(key: string, pollId: string) {
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

/** The choice is null before a guess, and undefined on the server and during hydration. */
export function usePollGuess(pollId: string) {
  return useChoice(POLL_GUESSES_KEY, pollId)
}

/** The option for which this browser voted. The server cannot tell, because it stores no voter. */
export function useOwnVote(pollId: string) {
  return useChoice(POLL_VOTES_KEY, pollId)
}
