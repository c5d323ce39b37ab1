import type { Spread } from '#prisma/factories.ts'

export interface SeedPoll {
  question: string
  options: readonly string[]
  status: 'open' | 'closed'
  createdAt?: Date
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
    'Teaching civics in schools',
    'Something else',
    'Nothing, because we’re already close',
  ],
  status: 'open',
  spread: {
    conservative: [124, 108, 78, 50, 22, 20],
    liberal: [124, 116, 84, 52, 24, 18],
    independent: [114, 94, 77, 50, 20, 16],
    other: [19, 27, 18, 15, 8, 6],
  },
}

export const closedPoll: SeedPoll = {
  question: 'Where do you most often talk with someone who votes differently from you?',
  options: [
    'At home or with family',
    'At work or school',
    'In my neighborhood',
    'At a place of worship',
    'At a club or on a team',
    'Online',
    'Somewhere else',
    'I don’t, or I don’t know how they vote',
  ],
  status: 'closed',
  createdAt: new Date('2026-10-12T15:00:00Z'),
  closedAt: new Date('2026-11-02T15:00:00Z'),
  spread: {
    conservative: [64, 72, 41, 40, 28, 25, 17, 22],
    liberal: [63, 75, 39, 38, 29, 30, 15, 23],
    independent: [52, 63, 37, 32, 26, 24, 13, 18],
    other: [9, 11, 7, 6, 6, 5, 5, 5],
  },
}
