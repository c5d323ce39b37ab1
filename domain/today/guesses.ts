import { addDays } from '#domain/dates.ts'

/** `guess` in whole percent, and `off` in points: the guess minus the share when it was made. */
export type DayGuess = { readonly guess: number; readonly off: number }

/** By day. */
export type DayGuesses = Readonly<Record<string, DayGuess>>

export type Average = NonNullable<ReturnType<typeof averageOf>>

/**
 * Over all guessed days, or null without guesses. Days without a guess don't count. In whole points, `off` is the mean
 * distance and `lean` the mean of guess minus share: negative is too low.
 */
export function averageOf(guesses: DayGuesses) {
  const offs = Object.values(guesses).map(({ off }) => off)
  if (offs.length === 0) return null
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return { count: offs.length, off: mean(offs.map(Math.abs)), lean: mean(offs) }
}

/** The seven days that end with `today`. `off` is null for a day without a guess. */
export function lastSevenDays(guesses: DayGuesses, today: string): { day: string; off: number | null }[] {
  return [-6, -5, -4, -3, -2, -1, 0].map((ago) => {
    const at = addDays(today, ago)
    return { day: at, off: guesses[at]?.off ?? null }
  })
}

/** Within 5 points five full dots, within 10 four, within 20 three, within 30 two, else one. */
export function dotsOf(off: number): string {
  const distance = Math.abs(off)
  const full = distance <= 5 ? 5 : distance <= 10 ? 4 : distance <= 20 ? 3 : distance <= 30 ? 2 : 1
  return '●'.repeat(full) + '○'.repeat(5 - full)
}
