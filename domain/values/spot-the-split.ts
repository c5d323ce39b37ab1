import { fnv1a, mulberry32 } from '#domain/drawing/hash.ts'
import { areParents } from '#domain/quiz/parents.ts'
import { SOURCED_QUESTIONS, type SourcedOption } from '#domain/quiz/sources.ts'
import type { Figure } from './figure.ts'
import { SPLITS, type Split } from './splits.ts'

/** One of five statements. The words are those of the quiz and of the list of splits. */
export type Statement = Figure & { readonly text: string }

export type SplitRound = ReturnType<typeof roundOf>

const SHARED_PER_ROUND = 4
/** Polls of parents are left out, because a statement names a party only. */
const OPTIONS = SOURCED_QUESTIONS.flatMap(({ options }) => options).filter(
  ({ population }) => !areParents(population),
)

/** One round for each split that has a quiz statement on a related subject, the same for everyone. */
export const SPLIT_ROUNDS: readonly SplitRound[] = SPLITS.filter(({ near }) => near.quiz.length > 0).map(
  roundOf,
)

/**
 * One of the four shared statements is about the split's subject. The slug seeds the others, and the order in which they are
 * shown. `answer` is the index of the split.
 */
function roundOf(split: Split) {
  const random = mulberry32(fnv1a(split.slug))
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const isNear = ({ value }: SourcedOption) => split.near.quiz.includes(value)
  const [near] = shuffled(OPTIONS.filter(isNear))
  const others = shuffled(OPTIONS.filter((option) => !isNear(option)))
  const shared = [...(near ? [near] : []), ...others].slice(0, SHARED_PER_ROUND)
  const statements = shuffled<Statement>([{ ...split, text: split.statement }, ...shared])
  return {
    slug: split.slug,
    statements,
    answer: statements.findIndex(({ text }) => text === split.statement),
  }
}

/** Whether the split was found, by its slug. Rounds that were not played are missing. */
export type PlayedRounds = Readonly<Record<string, boolean>>

/** The first round that was not played, or the first one again after all of them. */
export function nextRound(played: PlayedRounds): number {
  return Math.max(
    0,
    SPLIT_ROUNDS.findIndex(({ slug }) => !(slug in played)),
  )
}

export const SPOT_TEXT = {
  heading: 'Spot the split',
  lead:
    'Four of these had a majority of Republicans and a majority of Democrats. One is a split of 40 points or more. ' +
    'Which one?',
  check: 'Check',
  skip: 'Skip to the answer',
  next: 'Next five',
  yourPick: 'Your pick',
  skipped: 'The split is this one.',
  found: 'You found it.',
  list: 'The five statements, the widest gap first',
} as const

/** Undefined is a skipped round. */
export function spotResultText(round: SplitRound, picked: number | undefined): string {
  if (picked === undefined) return SPOT_TEXT.skipped
  const statement = round.statements[picked]
  if (picked === round.answer || !statement) return SPOT_TEXT.found
  const low = Math.min(statement.republicans, statement.democrats)
  return `The split is another one. On yours, most of each party agreed: at least ${low}%.`
}

export function spotScoreText(played: PlayedRounds): string {
  const rounds = Object.values(played)
  if (rounds.length === 0) return 'No rounds played yet'
  return `${rounds.filter(Boolean).length} of ${rounds.length} found, on this device`
}

export function gapText(gap: number): string {
  return `${gap} ${gap === 1 ? 'point' : 'points'} apart`
}
