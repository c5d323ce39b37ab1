import { z } from 'zod'
import { textSchema } from '#domain/text-schema.ts'
import { BADGE_COLORS, CHALLENGE_TYPES } from './types.ts'

const POINTS = 'Points must be a whole number from 1 to 100'

/** Spec §3. Unknown icon names are stored and drawn as an award. */
export const challengeInputSchema = z.object({
  title: textSchema('Please enter a title')
    .min(3, 'Please enter a title of at least 3 characters')
    .max(80, 'Please keep the title under 80 characters'),
  description: textSchema('Please enter a description')
    .min(1, 'Please enter a description')
    .max(300, 'Please keep the description under 300 characters'),
  type: z.enum(CHALLENGE_TYPES, `The type must be one of ${CHALLENGE_TYPES.join(', ')}`),
  badgeIcon: textSchema('Please enter a badge icon')
    .min(1, 'Please enter a badge icon')
    .max(40, 'Please keep the badge icon under 40 characters'),
  badgeColor: z.enum(BADGE_COLORS, `The badge color must be one of ${BADGE_COLORS.join(', ')}`),
  points: z.int(POINTS).min(1, POINTS).max(100, POINTS),
  isActive: z.boolean('isActive must be true or false'),
})

export type NewChallenge = Readonly<z.output<typeof challengeInputSchema>>
