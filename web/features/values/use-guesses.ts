import { useEffect, useState } from 'react'
import {
  GUESSES_KEY,
  type Guesses,
  judgeGuesses,
  meanGuessError,
  restoreGuesses,
} from '#domain/values/guess.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'

/** Off until the visitor turns it on, so that everyone sees the numbers. Guesses are stored only in the browser. */
export function useGuesses() {
  const [guessing, setGuessing] = useState(false)
  const [guesses, setGuesses] = useState<Guesses>({})
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const kept = readItem('localStorage', GUESSES_KEY)
    // Avoid a second render when there are no stored guesses.
    if (kept !== null) setGuesses(restoreGuesses(kept))
  }, [])

  function keep(next: Guesses) {
    setGuesses(next)
    writeItem('localStorage', GUESSES_KEY, JSON.stringify(next))
  }

  const judged = judgeGuesses(guesses)
  return {
    guessing,
    count: judged.length,
    error: meanGuessError(judged),
    guessOf: (title: string) => guesses[title],
    isHidden: (title: string) => guessing && guesses[title] === undefined && !skipped.has(title),
    start: () => {
      keep({})
      setSkipped(new Set())
      setGuessing(true)
    },
    stop: () => setGuessing(false),
    guess: (title: string, percentage: number) => keep({ ...guesses, [title]: percentage }),
    skip: (title: string) => setSkipped(new Set([...skipped, title])),
  }
}
