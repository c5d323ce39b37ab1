// How a poll behind an answer is cited. Separate from messages.ts, which the home page downloads.

import type { QuizSource } from './sources.ts'

export const PARTIES = { republicans: 'Republicans', democrats: 'Democrats' } as const

export const ABOUT_POLL = 'About this poll'

export const SOURCE_LINK: Record<QuizSource['link'], string> = {
  report: 'Read the report',
  coverage: 'Where we read it',
}

/** "78% of Republicans and 71% of Democrats supported banning …" */
export function sharesText({ republicans, democrats, asked }: QuizSource): string {
  return `${republicans}% of Republicans and ${democrats}% of Democrats ${asked}.`
}

/** "Pew Research Center, 2025. 5,023 U.S. adults." */
export function pollText({ pollster, year, population }: QuizSource): string {
  return `${pollster}, ${year}. ${population}.`
}

/** "What was asked: Support or oppose …. Fieldwork: June 9–15, 2025." */
export function fieldworkText({ question, fieldwork }: QuizSource): string {
  const sentence = /[.?]$/.test(question) ? question : `${question}.`
  return `What was asked: ${sentence} Fieldwork: ${fieldwork}.`
}
