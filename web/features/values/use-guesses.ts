import { useEffect, useState } from 'react'
import {
  GUESSES_KEY,
  type Guesses,
  meanGuessError,
  restoreGuesses,
  scoreGuesses,
} from '#domain/values/guess.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'

/** Off until the visitor turns it on, so that everyone sees the numbers. Guesses are stored only in the browser. */
export function useGuesses() {
  const [isGuessing, setGuessing] = useState(false)
  const [guesses, setGuesses] = useState<Guesses>({})
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const stored = readItem('localStorage', GUESSES_KEY)
    // Avoid a second render when there are no stored guesses.
    if (stored !== null) setGuesses(restoreGuesses(stored))
  }, [])

  function save(next: Guesses) {
    setGuesses(next)
    writeItem('localStorage', GUESSES_KEY, JSON.stringify(next))
  }

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
