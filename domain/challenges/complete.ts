import type { BrowserEvent } from '#domain/events.ts'
import type { ChallengeType } from './types.ts'

export const CHALLENGE_OF_EVENT: Readonly<Record<BrowserEvent, ChallengeType>> = {
  'quiz-completed': 'quiz',
  'poll-voted': 'poll',
  'newsletter-signup': 'newsletter',
  'story-read': 'story',
  'result-shared': 'share',
}

/** The first challenge of the event's type, unless it is already completed (spec §4 Challenges). */
export function firstUnlessCompleted<Challenge extends { readonly id: string; readonly type: string }>(
  challenges: readonly Challenge[],
  completedIds: Iterable<string>,
  type: ChallengeType,
): Challenge | undefined {
  const first = challenges.find((challenge) => challenge.type === type)
  return first && !new Set(completedIds).has(first.id) ? first : undefined
}
