import { TODAY_KEY } from '#domain/session/storage-keys.ts'
import { type DayGuess, restoreDayGuesses } from '#domain/today/guesses.ts'
import { useStoredText } from '#web/lib/use-stored-text.ts'

/** Guesses about questions of the day, by day. They are stored only in the browser, and empty until hydration. */
export function useDayGuesses() {
  const { text, update, forget } = useStoredText(TODAY_KEY)
  return {
    guesses: restoreDayGuesses(text ?? null),
    save: (day: string, guess: DayGuess) =>
      update((stored) => JSON.stringify({ ...restoreDayGuesses(stored), [day]: guess })),
    forget,
  }
}
