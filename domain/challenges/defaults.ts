import type { NewChallenge } from './challenge-input.ts'

export const DEFAULT_CHALLENGES: readonly NewChallenge[] = [
  {
    type: 'quiz',
    title: 'Find Your Overlap',
    description:
      'Pick what you’d put first in ten questions, and see what share of Republicans and of Democrats agreed when ' +
      'pollsters asked.',
    points: 15,
    badgeIcon: 'blend',
    badgeColor: 'purple',
    isActive: true,
  },
  {
    type: 'poll',
    title: 'Add Your Voice',
    description: 'Vote in the Community Pulse and see how other groups answered the same question.',
    points: 10,
    badgeIcon: 'vote',
    badgeColor: 'blue',
    isActive: true,
  },
  {
    type: 'story',
    title: 'Read a Story of Unity',
    description:
      'Read any article to the end, such as one about people who disagreed and found a way to work together.',
    points: 10,
    badgeIcon: 'book-open',
    badgeColor: 'green',
    isActive: true,
  },
  {
    type: 'newsletter',
    title: 'Join the Newsletter',
    description:
      'One short email every other week with what both parties told pollsters, a story and something to try.',
    points: 5,
    badgeIcon: 'mail',
    badgeColor: 'orange',
    isActive: true,
  },
  {
    type: 'share',
    title: 'Pass It On',
    description: 'Share your overlap, or compare picks, with someone who votes differently.',
    points: 20,
    badgeIcon: 'share-2',
    badgeColor: 'gold',
    isActive: true,
  },
]
