import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'

/** Number of voters per option, in option order. */
export type Spread = Partial<Record<Affiliation, readonly number[]>>

/** Demo ballots. Every group has the same split, so that the groups suggest nothing. */
const sameSplit = (split: readonly number[], times: Record<Affiliation, number>): Spread =>
  Object.fromEntries(
    AFFILIATIONS.map((affiliation) => [affiliation, split.map((votes) => votes * times[affiliation])]),
  )

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
    'Jobs and homes people can afford',
    'Strong families and congregations',
    'Streets where people feel safe',
    'Something else',
    'Nothing, because we’re already close',
  ],
  status: 'open',
  spread: sameSplit([21, 17, 14, 11, 12, 12, 9, 6, 5], {
    conservative: 4,
    liberal: 4,
    independent: 3,
    other: 1,
  }),
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
  spread: sameSplit([19, 22, 13, 12, 9, 8, 5, 6], { conservative: 3, liberal: 3, independent: 3, other: 1 }),
}
