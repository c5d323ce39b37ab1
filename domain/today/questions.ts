// Imports every figure of the site. Browsers don't download it.

import { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import type { Party } from '#domain/drawing/parties.ts'
import { areParents } from '#domain/quiz/parents.ts'
import { SOURCED_QUESTIONS, type SourcedOption } from '#domain/quiz/sources.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import type { Figure } from '#domain/values/figure.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { daysSinceFirst, FIRST_DAY } from './days.ts'

export type FigureKind = 'value' | 'quiz' | 'split'

/** `slug` identifies it within its kind. */
export interface TodayFigure extends Figure {
  readonly kind: FigureKind
  readonly slug: string
  readonly title: string
}

export type TodayQuestion = {
  readonly date: string
  /** The party whose share is guessed. */
  readonly party: Party
  readonly figure: TodayFigure
}

/**
 * The published order (/methodology): the three lists are spread evenly over it, each in its own order. A quiz statement
 * that a card of the gallery also has is left out, and so are polls of parents, because the question names a party only.
 */
export const TODAY_FIGURES: readonly TodayFigure[] = /* @__PURE__ */ figuresInOrder()

function figuresInOrder(): TodayFigure[] {
  // The first options of all questions, then the second ones, so that neighbors have different subjects.
  const options = [0, 1, 2, 3].flatMap((index) =>
    SOURCED_QUESTIONS.flatMap((question) => question.options[index] ?? []),
  )
  const others = options.filter(
    (option) => !areParents(option.population) && !VALUE_CARDS.some((card) => isSameFigure(card, option)),
  )
  return spread<TodayFigure>([
    VALUE_CARDS.map((card) => ({ ...card, kind: 'value' })),
    others.map((option) => ({ ...option, kind: 'quiz', slug: option.value, title: option.text })),
    SPLITS.map((split) => ({ ...split, kind: 'split', title: split.statement })),
  ])
}

/** The same for everyone, on any day. */
export function questionOn(date: string): TodayQuestion {
  const day = daysSinceFirst(date)
  const count = TODAY_FIGURES.length
  const round = Math.floor(day / count)
  const figure = TODAY_FIGURES[day - round * count] as TodayFigure
  // With an even number of figures, each round begins with the other party.
  const turn = count % 2 === 0 ? day + round : day
  return { date, party: turn % 2 === 0 ? 'republicans' : 'democrats', figure }
}

/** Whether visitors may see the question of this day: from the first day to today. `day` may be any text. */
export function hasQuestion(day: string, today: string): boolean {
  return z.iso.date().safeParse(day).success && day >= FIRST_DAY && day <= today
}

/** One round of all figures, rounded up. */
export const MAX_EARLIER = 60

/** The questions of the days before `date`, newest first, back to the first day. */
export function earlierQuestions(date: string, count: number): TodayQuestion[] {
  const days = Math.min(Math.max(count, 1), MAX_EARLIER, Math.max(daysSinceFirst(date), 0))
  return Array.from({ length: days }, (_, index) => questionOn(addDays(date, -1 - index)))
}

function spread<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

function isSameFigure(card: ValueCard, option: SourcedOption): boolean {
  return (['republicans', 'democrats', 'overall', 'year'] as const).every(
    (name) => card[name] === option[name],
  )
}
