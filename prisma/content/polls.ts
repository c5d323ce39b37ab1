import type { Spread } from '#prisma/factories.ts'

export interface SeedPoll {
  question: string
  options: readonly string[]
  status: 'open' | 'closed'
  closedAt?: Date
  /** Demo ballots: how many of each affiliation chose each option. */
  spread: Spread
}

export const openPoll: SeedPoll = {
  question: 'What would do the most to bring your community together?',
  options: [
    'Working side by side on local projects',
    'More honest conversation between neighbors',
    'Leaders who set a better tone',
    'Teaching civics in every school',
  ],
  status: 'open',
  spread: {
    conservative: [165, 97, 72, 68],
    liberal: [150, 138, 88, 42],
    independent: [138, 110, 79, 44],
    other: [35, 27, 18, 13],
  },
}

export const closedPoll: SeedPoll = {
  question: 'Where do you most often talk with someone who votes differently from you?',
  options: ['At home or with family', 'At work or school', 'In my neighborhood', 'Online', 'Almost never'],
  status: 'closed',
  closedAt: new Date('2026-11-02T15:00:00Z'),
  spread: {
    conservative: [88, 96, 54, 31, 40],
    liberal: [92, 84, 47, 38, 51],
    independent: [71, 80, 52, 29, 33],
    other: [14, 12, 9, 11, 8],
  },
}
