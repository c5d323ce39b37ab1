import { useState } from 'react'
import { GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { type Guesses, meanGuessError, restoreGuesses, scoreGuesses } from '#domain/values/guess.ts'
import { useStoredText } from '#web/lib/use-stored-text.ts'

/** Off until the visitor turns it on, so that everyone sees the numbers. Guesses are stored only in the browser. */
export function useGuesses() {
  const [isGuessing, setGuessing] = useState(false)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const { text, update } = useStoredText(GUESSES_KEY)
  const guesses = restoreGuesses(text ?? null)
  const save = (next: Guesses) => update(() => JSON.stringify(next))
  const scored = scoreGuesses(guesses)
  return {
    isGuessing,
    count: scored.length,
    error: meanGuessError(scored),
    guessOf: (title: string) => guesses[title],
    isHidden: (title: string) => isGuessing && guesses[title] === undefined && !skipped.has(title),
    start: () => {
      save({})
      setSkipped(new Set())
      setGuessing(true)
    },
    stop: () => setGuessing(false),
    guess: (title: string, percentage: number) => save({ ...guesses, [title]: percentage }),
    skip: (title: string) => setSkipped(new Set([...skipped, title])),
  }
}
