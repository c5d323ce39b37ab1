import type { BrowserEvent } from '#domain/events.ts'
import type { Section } from '#domain/layout.ts'
import type { ChallengeType } from './types.ts'

/** The event that completes a challenge, and the section that Start Challenge scrolls to (spec §16 Browser events). */
export const CHALLENGE_KINDS: Readonly<Record<ChallengeType, { event: BrowserEvent; section: Section }>> = {
  quiz: { event: 'quiz-completed', section: 'quiz' },
  poll: { event: 'poll-voted', section: 'polls' },
  story: { event: 'story-read', section: 'stories' },
  newsletter: { event: 'newsletter-signup', section: 'newsletter' },
  share: { event: 'result-shared', section: 'quiz' },
}

/** The first challenge that the event completes, unless it is already completed (spec §4 Challenges). */
export function firstUnlessCompleted<Challenge extends { readonly id: string; readonly type: ChallengeType }>(
  challenges: readonly Challenge[],
  completedIds: Iterable<string>,
  event: string,
): Challenge | undefined {
  const first = challenges.find(({ type }) => CHALLENGE_KINDS[type].event === event)
  return first && !new Set(completedIds).has(first.id) ? first : undefined
}
