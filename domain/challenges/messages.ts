import type { Toast } from '#domain/toast.ts'
import { LEVELS, type Level, nextLevel } from './levels.ts'

export const CHALLENGE_TEXT = {
  heading: 'Unity Challenges',
  lead: 'Small things you can do. Each one earns points toward your next level.',
  level: 'Your level',
  start: 'Start Challenge',
  completed: 'Completed!',
  seeResult: 'See your result',
  point: 'point',
  points: 'points',
  empty: 'No challenges yet',
  emptyHint: 'New challenges will appear here.',
  progressFailed: 'Your progress didn’t load.',
  retry: 'Retry',
} as const

export const CHALLENGE_ORDER_RULE =
  'The list must contain every challenge exactly once. Reload the page and try again.'
export const CHALLENGE_NOT_FOUND = 'Challenge not found'
export const CHALLENGE_TITLE_TAKEN = 'A challenge with this title already exists'

export const CHALLENGE_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to mark challenge as completed.',
  kind: 'bad',
}

function pointCount(points: number): string {
  return `${points} ${points === 1 ? CHALLENGE_TEXT.point : CHALLENGE_TEXT.points}`
}

export function challengeSuccess(challenge: { readonly title: string; readonly points: number }): Toast {
  return {
    title: 'Challenge Completed!',
    description: `+${pointCount(challenge.points)}: ${challenge.title}`,
    kind: 'gold',
  }
}

export function achievementText(challenge: { readonly title: string; readonly points: number }): string {
  return `${challenge.title}, ${pointCount(challenge.points)}`
}

export function pointsText(earned: number, total: number): string {
  return `${earned} of ${total} points`
}

export function nextLevelText(points: number): string {
  const next = nextLevel(points)
  if (!next) return 'You’ve reached the highest level'
  const left = next.from - points
  return `${left} more ${left === 1 ? CHALLENGE_TEXT.point : CHALLENGE_TEXT.points} to reach ${next.name}`
}

/** 'under 15', '15+'. */
export function levelRangeText(level: Level): string {
  return level.from === 0 ? `under ${LEVELS[1]?.from}` : `${level.from}+`
}
