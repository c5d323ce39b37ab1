import { weeklyActivity } from '#api/activity/daily-count.service.ts'
import { POLL_ORDER, PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { DAILY_COUNT_KINDS, MAX_WEEKS } from '#domain/activity/daily-counts.ts'
import type { Row, Table, TableName } from '#domain/data/tables.ts'
import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { type OptionResult, optionResults, resultsByAffiliation, sumVotes } from '#domain/polls/results.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import type { Figure } from '#domain/values/figure.ts'
import { SPLITS } from '#domain/values/splits.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'

/** With the columns whose names differ from those of the figure. */
const figureSource = (figure: Figure) => ({
  ...figure,
  everyone: figure.overall,
  also: figure.also.map(({ url }) => url).join(' ') || null,
})

/** What the rows are made of (`rowsOf`), with the columns of domain/data/tables.ts among other properties. */
export const SOURCES: Readonly<
  Record<TableName, readonly object[] | ((deps: Pick<Deps, 'db' | 'env' | 'now'>) => Promise<object[]>)>
> = {
  'shared-values': VALUE_CARDS.map(figureSource),

  'quiz-answers': SOURCED_QUESTIONS.flatMap(({ text, options }, index) =>
    options.map((option) => ({
      ...figureSource(option),
      question_number: index + 1,
      quiz_question: text,
      answer: option.text,
    })),
  ),

  splits: SPLITS.map(figureSource),

  polls: async (deps) =>
    (await publicPolls(deps)).map((poll) => ({
      ...poll,
      opened: dayOf(poll.createdAt),
      closed: poll.closedAt && dayOf(poll.closedAt),
      ballots: sumVotes(poll.tallies),
      sample_ballots: poll.exampleVotes,
      page: `${deps.env.PUBLIC_URL}/polls/${poll.slug}`,
    })),

  activity: async (deps) =>
    (await weeklyActivity(deps, MAX_WEEKS)).flatMap(({ week, counts }) =>
      DAILY_COUNT_KINDS.map((kind) => ({ week, kind, count: counts.get(kind) ?? 0 })),
    ),

  'poll-results': async (deps) =>
    (await publicPolls(deps)).flatMap((poll) => resultRows(poll, deps.env.MIN_GROUP_SIZE)),
}

/**
 * Open polls have no groups, because two versions of the file would tell how those who voted in between did. The API shows
 * the current ones only (docs/security.md, Not guaranteed).
 */
function resultRows(poll: Poll & { tallies: Tally[] }, minGroupSize: number): object[] {
  const { slug, options, tallies, status, exampleVotes } = poll
  /** Without results, the group is withheld. */
  const rowsOfGroup = (group: string, results?: readonly OptionResult[]) =>
    options.map((answer, index) => ({
      poll: slug,
      group,
      option: index + 1,
      answer,
      votes: results?.[index]?.votes,
      percentage: results?.[index]?.percentage,
      withheld: results === undefined,
      sample: exampleVotes > 0,
    }))
  const all = rowsOfGroup('all', optionResults(options, tallies))
  if (status === 'open') return all
  const shown = resultsByAffiliation(poll, minGroupSize)
  const resultsOf = (group: Affiliation) => shown.find(({ affiliation }) => affiliation === group)?.results
  return [...all, ...AFFILIATIONS.flatMap((group) => rowsOfGroup(group, resultsOf(group)))]
}

/** Only the columns, in their order. A cell without a value is null. */
export function rowsOf({ columns }: Table, sources: readonly object[]): Row[] {
  return sources.map((source) =>
    Object.fromEntries(columns.map(({ name }) => [name, (source as Row)[name] ?? null])),
  )
}

/** The newest first. */
function publicPolls({ db }: Pick<Deps, 'db'>) {
  return db.prisma.poll.findMany({
    where: PUBLIC_POLL,
    orderBy: [...POLL_ORDER],
    include: { tallies: true },
  })
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
