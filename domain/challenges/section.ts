import type { Section } from '#domain/layout.ts'
import type { ChallengeType } from './types.ts'

/** The section that Start Challenge scrolls to. Results are shared in the quiz section. */
export const SECTION_OF_CHALLENGE: Readonly<Record<ChallengeType, Section>> = {
  quiz: 'quiz',
  poll: 'polls',
  story: 'stories',
  newsletter: 'newsletter',
  share: 'quiz',
}
