export const CHALLENGE_TYPES = ['quiz', 'poll', 'story', 'newsletter', 'share'] as const

export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

export const BADGE_COLORS = ['blue', 'green', 'purple', 'orange', 'gold'] as const

export type BadgeColor = (typeof BADGE_COLORS)[number]

/** Lucide names. The first one replaces unknown names. */
export const BADGE_ICONS = ['award', 'blend', 'vote', 'book-open', 'mail', 'share-2'] as const

export const BADGE_ICON_NAMES = `Name of a Lucide icon: ${BADGE_ICONS.join(', ')}. Any other name shows the ${BADGE_ICONS[0]} icon.`

export type BadgeIcon = (typeof BADGE_ICONS)[number]

export function badgeIcon(name: string): BadgeIcon {
  return BADGE_ICONS.find((icon) => icon === name) ?? BADGE_ICONS[0]
}
