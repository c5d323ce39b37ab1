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
} satisfies Poll

/** Liberals are short of ballots, and conservatives are withheld. */
export const SMALL_POLL = {
  ...CLOSED_POLL,
  totalVotes: 46,
  resultsByAffiliation: [
    { ...CLOSED_POLL.resultsByAffiliation[1], total: 12 },
    { ...CLOSED_POLL.resultsByAffiliation[2], total: 31 },
  ],
}

export const SAMPLE_POLL = { ...CLOSED_POLL, exampleVotes: 300 }
