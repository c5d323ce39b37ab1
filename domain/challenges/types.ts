/** What a challenge asks for (Spec §3 Challenge). */
export const CHALLENGE_TYPES = ['quiz', 'poll', 'story', 'newsletter', 'share'] as const

/** A kind of challenge. */
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

/** The colours a badge may wear (Spec §3 Challenge). */
export const BADGE_COLORS = ['blue', 'green', 'purple', 'orange', 'gold'] as const

/** The colour of a badge. */
export type BadgeColor = (typeof BADGE_COLORS)[number]

/** The badge icons that can be drawn, by their lucide names; the first stands in for any other name. */
export const BADGE_ICONS = ['award', 'blend', 'vote', 'book-open', 'mail', 'share-2'] as const

/** Which names there are, for whoever creates challenges over the API. */
export const BADGE_ICON_NAMES = `A lucide icon’s name: ${BADGE_ICONS.join(', ')}. Any other is drawn as an ${BADGE_ICONS[0]}.`

/** The name of a badge icon that can be drawn. */
export type BadgeIcon = (typeof BADGE_ICONS)[number]

/** What an administrator sends to create a challenge (Spec §3 Challenge create payload). */
export type NewChallenge = {
  readonly title: string
  readonly description: string
  readonly type: ChallengeType
  readonly badgeIcon: string
  readonly badgeColor: BadgeColor
  readonly points: number
  readonly isActive: boolean
}

/** The icon to draw for a stored name, which may be any text (Spec §3 Challenge, badgeIcon). */
export function badgeIcon(name: string): BadgeIcon {
  return BADGE_ICONS.find((icon) => icon === name) ?? BADGE_ICONS[0]
}
