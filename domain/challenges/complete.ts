import type { BrowserEvent } from '#domain/events.ts'
import type { ChallengeType } from './types.ts'

/** Which type of challenge an event completes (Spec §4 Challenges; story and share are the Contract's). */
export const CHALLENGE_OF_EVENT: Readonly<Record<BrowserEvent, ChallengeType>> = {
  'quiz-completed': 'quiz',
  'poll-voted': 'poll',
  'newsletter-signup': 'newsletter',
  'story-read': 'story',
  'result-shared': 'share',
}

/**
 * The challenge that an event of a type completes: the first of that type, if it is not already completed
 * (Spec §4 Challenges). In: the challenges in their order, and the ids of the completed ones. Out: undefined
 * when there is none of the type or the first one is done; a second one of the type is never completed by an
 * event.
 */
export function firstUncompleted<Challenge extends { readonly id: string; readonly type: string }>(
  challenges: readonly Challenge[],
  completedIds: Iterable<string>,
  type: ChallengeType,
): Challenge | undefined {
  const first = challenges.find((challenge) => challenge.type === type)
  return first && !new Set(completedIds).has(first.id) ? first : undefined
}
