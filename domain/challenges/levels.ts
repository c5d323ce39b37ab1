/** `from` is in points. `overlap` of the badge's rings goes from 0 (touching) to 1 (one disc). */
export type Level = { readonly name: string; readonly from: number; readonly overlap: number }

const FIRST_LEVEL: Level = { name: 'Unity Seeker', from: 0, overlap: 0 }

export const LEVELS: readonly Level[] = [
  FIRST_LEVEL,
  { name: 'Peacekeeper', from: 15, overlap: 0.33 },
  { name: 'Bridge Builder', from: 30, overlap: 0.66 },
  { name: 'Unity Champion', from: 50, overlap: 1 },
]

export function levelFor(points: number): Level {
  return LEVELS.findLast((level) => points >= level.from) ?? FIRST_LEVEL
}

/** Null at the highest level. */
export function nextLevel(points: number): Level | null {
  return LEVELS.find((level) => level.from > points) ?? null
}

/** A whole percentage, at most 100 even with points of withdrawn challenges. 0 if there is nothing to earn. */
export function progressPercent(earned: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((earned * 100) / total)))
}
