import type { BadgeColor, BadgeIcon, ChallengeType } from './types.ts'

export const CHALLENGE_ADMIN_TEXT = {
  heading: 'Challenges',
  add: 'Add a Challenge',
  created: 'Challenge added',
  saved: 'Challenge saved',
  reordered: 'Challenges reordered',
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
  turnedOn: 'Challenge turned on',
  turnedOff: 'Challenge turned off',
  on: 'On',
  off: 'Off, visitors don’t see it',
  title: 'Title',
  description: 'Description',
  type: 'Completed by',
  points: 'Points',
  icon: 'Icon',
  color: 'Color',
} as const

/** What completes a challenge. */
export const TYPE_LABEL: Readonly<Record<ChallengeType, string>> = {
  quiz: 'Finishing the quiz',
  poll: 'Voting in a poll',
  story: 'Reading an article to the end',
  newsletter: 'Joining the newsletter',
  share: 'Sharing a result',
}

export const ICON_LABEL: Readonly<Record<BadgeIcon, string>> = {
  award: 'Award',
  blend: 'Two circles',
  vote: 'Ballot box',
  'book-open': 'Book',
  mail: 'Envelope',
  'share-2': 'Share',
}

export const COLOR_LABEL: Readonly<Record<BadgeColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  purple: 'Purple',
  orange: 'Orange',
  gold: 'Gold',
}
