// How a poll behind an answer is cited. Separate from messages.ts, which the home page downloads.

import { PARENT_LABELS, PARTY_LABELS, type ShareLabels } from '#domain/drawing/parties.ts'
import { SHARE_TEXT } from '#domain/drawing/share-text.ts'
import type { Figure } from '#domain/values/figure.ts'
import { areParents } from './parents.ts'
import type { SourcedOption } from './sources.ts'

type Asked = Pick<SourcedOption, 'population'>

/** Names of the groups, which are parents if only they were asked. */
export function labelsOf({ population }: Asked): ShareLabels {
  return areParents(population) ? PARENT_LABELS : PARTY_LABELS
}

/** "74% of Republicans and 71% of Democrats favored adding …; 57% of independents did." */
export function sharesText(figure: Figure): string {
  const { republicans, democrats, independents, asked } = figure
  const labels = labelsOf(figure)
  const others = (labels.independents ?? SHARE_TEXT.independents).toLowerCase()
  const end = independents === null ? '' : `; ${independents}% of ${others} did`
  return `${republicans}% of ${labels.republicans} and ${democrats}% of ${labels.democrats} ${asked}${end}.`
}

/** "Pew Research Center, 2025. 5,023 U.S. adults." */
export function pollText({
  pollster,
  year,
  population,
}: Pick<SourcedOption, 'pollster' | 'year'> & Asked): string {
  return `${pollster}, ${year}. ${population}.`
}

/** "What was asked: Support or oppose …. Fieldwork: June 9–15, 2025." */
export function fieldworkText({ question, fieldwork }: SourcedOption): string {
  const sentence = /[.?]$/.test(question) ? question : `${question}.`
  return `What was asked: ${sentence} Fieldwork: ${fieldwork}.`
}
