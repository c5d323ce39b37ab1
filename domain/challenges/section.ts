import type { Section } from '#domain/layout.ts'
import type { ChallengeType } from './types.ts'

/**
 * The section that Start Challenge scrolls to (Spec §2 Challenges section). A shared result comes from the
 * quiz, so a share challenge starts there.
 */
export const SECTION_OF_CHALLENGE: Readonly<Record<ChallengeType, Section>> = {
  quiz: 'quiz',
  poll: 'polls',
  story: 'stories',
  newsletter: 'newsletter',
  share: 'quiz',
}
