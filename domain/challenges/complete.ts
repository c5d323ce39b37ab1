import type { BrowserEvent } from '#domain/events.ts'
import type { ChallengeType } from './types.ts'

/** Spec §4 Challenges. Story and share are in the Contract. */
export const CHALLENGE_OF_EVENT: Readonly<Record<BrowserEvent, ChallengeType>> = {
  'quiz-completed': 'quiz',
  'poll-voted': 'poll',
  'newsletter-signup': 'newsletter',
  'story-read': 'story',
  'result-shared': 'share',
}

/**
 * The challenge that an event completes: the first of its type, unless that is already completed (spec §4
 * Challenges). An event never completes a second one of the type.
 */
export function firstUncompleted<Challenge extends { readonly id: string; readonly type: string }>(
  challenges: readonly Challenge[],
  completedIds: Iterable<string>,
  type: ChallengeType,
): Challenge | undefined {
  const first = challenges.find((challenge) => challenge.type === type)
  return first && !new Set(completedIds).has(first.id) ? first : undefined
}
