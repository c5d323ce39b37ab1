/**
 * A level: its name, the points it starts at, and the overlap its badge draws, from 0 (the rings touch) to 1
 * (they are one disc).
 */
export type Level = { readonly name: string; readonly from: number; readonly overlap: number }

const FIRST_LEVEL: Level = { name: 'Unity Seeker', from: 0, overlap: 0 }

/** The four levels by total points (Spec §9 Challenges, levels). */
export const LEVELS: readonly Level[] = [
  FIRST_LEVEL,
  { name: 'Peacekeeper', from: 15, overlap: 0.33 },
  { name: 'Bridge Builder', from: 30, overlap: 0.66 },
  { name: 'Unity Champion', from: 50, overlap: 1 },
]

/** The level that a number of points has reached (Spec §9 Challenges, levels). In: a number of 0 or more. */
export function levelFor(points: number): Level {
  return LEVELS.findLast((level) => points >= level.from) ?? FIRST_LEVEL
}

/**
 * The level after the one reached, or null at the top (Spec §9 Challenges, levels). In: a number of 0 or
 * more.
 */
export function nextLevel(points: number): Level | null {
  return LEVELS.find((level) => level.from > points) ?? null
}

/**
 * Progress as a whole percentage, 0–100 (Spec §9 Challenges: earned points / total points). With no points to
 * earn it is 0; points of challenges that were since withdrawn cannot lift it over 100.
 */
export function progressPercent(earned: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((earned * 100) / total)))
}
