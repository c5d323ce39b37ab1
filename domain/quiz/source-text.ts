// How a poll behind an answer is cited. Separate from messages.ts, which the home page downloads.

import { PARENT_LABELS, PARTY_LABELS } from '#domain/drawing/share-text.ts'
import type { Figure } from '#domain/values/figure.ts'
import { areParents } from './parents.ts'
import type { SourcedOption } from './sources.ts'

export const PARTIES = {
  republicans: 'Republicans',
  democrats: 'Democrats',
  independents: 'Independents',
} as const

/** "74% of Republicans and 71% of Democrats favored adding …; 57% of independents did." Names parents if only they were asked. */
export function sharesText({
  republicans,
  democrats,
  independents,
  asked,
  population,
}: Pick<Figure, 'republicans' | 'democrats' | 'independents' | 'asked' | 'population'>): string {
  const ofParents = areParents(population)
  const labels = ofParents ? PARENT_LABELS : PARTY_LABELS
  const others =
    independents === null
      ? ''
      : `; ${independents}% of ${ofParents ? 'independent parents' : 'independents'} did`
  return `${republicans}% of ${labels.republicans} and ${democrats}% of ${labels.democrats} ${asked}${others}.`
}

/** "Pew Research Center, 2025. 5,023 U.S. adults." */
export function pollText({
  pollster,
  year,
  population,
}: Pick<SourcedOption, 'pollster' | 'year' | 'population'>): string {
  return `${pollster}, ${year}. ${population}.`
}

/** "What was asked: Support or oppose …. Fieldwork: June 9–15, 2025." */
export function fieldworkText({ question, fieldwork }: SourcedOption): string {
  const sentence = /[.?]$/.test(question) ? question : `${question}.`
  return `What was asked: ${sentence} Fieldwork: ${fieldwork}.`
}
