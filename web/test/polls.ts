import type { PollView_PollFragment } from '#web/features/polls/poll-view.generated.ts'
import type { PartialResult } from './schema.ts'

type Poll = PartialResult<PollView_PollFragment> & Record<string, unknown>

const OPTIONS = ['Meeting times', 'Agendas', 'A live stream']
const result = (index: number, votes: number, percentage: number) => ({
  option: OPTIONS[index],
  votes,
  percentage,
})
const group = (affiliation: 'CONSERVATIVE' | 'LIBERAL' | 'INDEPENDENT', shares: readonly number[]) => ({
  affiliation,
  total: 100,
  results: shares.map((share, index) => result(index, share, share)),
})
const comparison = (index: number, lowest: number, difference: number) => ({
  option: OPTIONS[index],
  everyone: 40 - index * 10,
  groupAverage: 39 - index * 10,
  lowest,
  lowestGroup: 'CONSERVATIVE' as const,
  difference,
})

/** A closed poll with enough ballots. Its id selects liberals for the guess. */
export const CLOSED_POLL = {
  id: 'poll-1',
  slug: 'local-meetings',
  question: 'What would make local meetings worth attending?',
  options: OPTIONS,
  status: 'CLOSED' as const,
  createdAt: '2026-10-09T12:00:00.000Z',
  closesAt: null,
  closedAt: '2026-11-06T12:00:00.000Z',
  totalVotes: 300,
  exampleVotes: 0,
  minGroupSize: 5,
  outcome: { text: 'We wrote a guide.', at: '2026-11-16T12:00:00.000Z' },
  results: [result(0, 120, 40), result(1, 90, 30), result(2, 90, 30)],
  resultsByAffiliation: [
    group('CONSERVATIVE', [35, 34, 31]),
    group('LIBERAL', [45, 20, 35]),
    group('INDEPENDENT', [40, 36, 24]),
  ],
  commonGround: {
    version: 'cg-2',
    enough: true,
    shortfall: [],
    firstChoice: 0 as number | null,
    tiedGroups: [],
    options: [comparison(0, 35, 10), comparison(1, 20, 14), comparison(2, 24, 4)],
    widest: { option: 'Agendas', difference: 14 },
  },
} satisfies Poll

const notCompared = (option: (typeof CLOSED_POLL.commonGround.options)[number]) => ({
  ...option,
  groupAverage: null,
  lowest: null,
  lowestGroup: null,
  difference: null,
})

const NOT_ENOUGH = {
  ...CLOSED_POLL.commonGround,
  enough: false,
  firstChoice: null,
  options: CLOSED_POLL.commonGround.options.map(notCompared),
  widest: null,
}

/** Liberals are short of ballots, and conservatives are withheld. */
export const SMALL_POLL = {
  ...CLOSED_POLL,
  totalVotes: 46,
  resultsByAffiliation: [
    { ...CLOSED_POLL.resultsByAffiliation[1], total: 12 },
    { ...CLOSED_POLL.resultsByAffiliation[2], total: 31 },
  ],
  commonGround: {
    ...NOT_ENOUGH,
    shortfall: [
      { affiliation: 'CONSERVATIVE' as const, have: null, need: 30 },
      { affiliation: 'LIBERAL' as const, have: 12, need: 30 },
    ],
  },
}

export const SAMPLE_POLL = {
  ...CLOSED_POLL,
  exampleVotes: 300,
  commonGround: {
    ...NOT_ENOUGH,
    shortfall: (['CONSERVATIVE', 'LIBERAL', 'INDEPENDENT'] as const).map((affiliation) => ({
      affiliation,
      have: null,
      need: 30,
    })),
  },
}
