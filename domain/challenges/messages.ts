import type { Toast } from '#domain/toast.ts'
import { LEVELS, type Level, nextLevel } from './levels.ts'

/** The words of the Unity Challenges section (Spec §2 Challenges section). */
export const CHALLENGE_TEXT = {
  heading: 'Unity Challenges',
  lead: 'Small things to do. Each one earns points toward your next level.',
  level: 'Your level',
  start: 'Start Challenge',
  completed: 'Completed!',
  points: 'points',
  empty: 'No challenges yet',
  emptyHint: 'The first ones open soon.',
  progressFailed: 'Your progress didn’t load.',
  retry: 'Retry',
} as const

/** Said of an id that no challenge has. */
export const CHALLENGE_NOT_FOUND = 'Challenge not found'
/** Said when a challenge of the same title is there already. */
export const CHALLENGE_TITLE_TAKEN = 'A challenge with this title already exists'

/** A challenge could not be marked (Spec §8 Challenge completion failure). */
export const CHALLENGE_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to mark challenge as completed.',
  kind: 'bad',
}

/** A challenge was completed: says its points and title (Spec §8 Challenge success). */
export function challengeSuccess(challenge: { readonly title: string; readonly points: number }): Toast {
  return {
    title: 'Challenge Completed!',
    description: `+${challenge.points} points: ${challenge.title}`,
    kind: 'gold',
  }
}

/** The achievement chip of a completed challenge (Spec §2 Challenges section). */
export function achievementText(challenge: { readonly title: string; readonly points: number }): string {
  return `${challenge.title}, ${challenge.points} points`
}

/** '15 of 60 points' (Spec §2 Challenges section, progress). */
export function pointsText(earned: number, total: number): string {
  return `${earned} of ${total} points`
}

/**
 * What is missing to the next level, or that none is left (Spec §9 Challenges, levels). In: the earned
 * points.
 */
export function nextLevelText(points: number): string {
  const next = nextLevel(points)
  return next ? `${next.from - points} more points to reach ${next.name}` : 'You’ve reached the highest level'
}

/** The points of a level as the ladder prints them: 'under 15', '15+' (Spec §9 Challenges, levels). */
export function levelRangeText(level: Level): string {
  return level.from === 0 ? `under ${LEVELS[1]?.from}` : `${level.from}+`
}
