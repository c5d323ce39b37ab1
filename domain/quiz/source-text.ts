// How a poll behind an answer is cited. Separate from messages.ts, which the home page downloads.

import { areParents } from './parents.ts'
import type { SourcedOption } from './sources.ts'

export const PARTIES = {
  republicans: 'Republicans',
  democrats: 'Democrats',
  independents: 'Independents',
} as const

export const SOURCE_LINK: Record<SourcedOption['link'], string> = {
  report: 'Read the report',
  coverage: 'Where we read it',
}

/** "74% of Republicans and 71% of Democrats favored adding …; 57% of independents did." Names parents if only they were asked. */
export function sharesText({
  republicans,
  democrats,
  independents,
  asked,
  population,
}: Omit<SourcedOption, 'text'>): string {
  const people = areParents(population)
    ? (['Republican parents', 'Democratic parents', 'independent parents'] as const)
    : (['Republicans', 'Democrats', 'independents'] as const)
  const others = independents === null ? '' : `; ${independents}% of ${people[2]} did`
  return `${republicans}% of ${people[0]} and ${democrats}% of ${people[1]} ${asked}${others}.`
}

/** "Pew Research Center, 2025. 5,023 U.S. adults." */
export function pollText({ pollster, year, population }: SourcedOption): string {
  return `${pollster}, ${year}. ${population}.`
}

/** "What was asked: Support or oppose …. Fieldwork: June 9–15, 2025." */
export function fieldworkText({ question, fieldwork }: SourcedOption): string {
  const sentence = /[.?]$/.test(question) ? question : `${question}.`
  return `What was asked: ${sentence} Fieldwork: ${fieldwork}.`
}
