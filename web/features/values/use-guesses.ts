import { useState } from 'react'
import { GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { meanGuessError, scoreGuesses } from '#domain/values/guess.ts'
import { useStoredObject } from '#web/lib/use-stored-object.ts'

/** Off until the visitor turns it on, so that everyone sees the numbers. Guesses are stored only in the browser. */
export function useGuesses() {
  const [isGuessing, setGuessing] = useState(false)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const { stored: guesses = {}, save, forget } = useStoredObject<number>(GUESSES_KEY)
  const scored = scoreGuesses(guesses)
  return {
    isGuessing,
    count: scored.length,
    error: meanGuessError(scored),
    guessOf: (title: string) => guesses[title],
    isHidden: (title: string) => isGuessing && guesses[title] === undefined && !skipped.has(title),
    start: () => {
      forget()
      setSkipped(new Set())
      setGuessing(true)
    },
    stop: () => setGuessing(false),
    guess: save,
    skip: (title: string) => setSkipped(new Set([...skipped, title])),
  }
}
