import { useEffect, useState } from 'react'
import { type DayGuess, type DayGuesses, restoreDayGuesses, TODAY_KEY } from '#domain/today/guesses.ts'
import { readItem, removeItems, writeItem } from '#web/lib/browser-storage.ts'

/** Guesses about questions of the day, by day. They are stored only in the browser, and empty until hydration. */
export function useDayGuesses() {
  const [guesses, setGuesses] = useState<DayGuesses>({})
  useEffect(() => {
    const stored = readItem('localStorage', TODAY_KEY)
    // Avoid a second render when there are no stored guesses.
    if (stored !== null) setGuesses(restoreDayGuesses(stored))
  }, [])
  return {
    guesses,
    save(day: string, guess: DayGuess) {
      const next = { ...guesses, [day]: guess }
      setGuesses(next)
      writeItem('localStorage', TODAY_KEY, JSON.stringify(next))
    },
    forget() {
      setGuesses({})
      removeItems((key) => key === TODAY_KEY)
    },
  }
}
