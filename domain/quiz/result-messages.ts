// Spec §2 Quiz section, results view. Separate from messages.ts, which the home page downloads at once.

import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import { missText } from '#domain/drawing/share-text.ts'
import { counted, numberWord } from '#domain/whole-number.ts'
import type { Expectation, GuessSummary } from './guesses.ts'
import type { QuizTotal } from './score.ts'
import type { SharedResult } from './share.ts'

export const RESULT_TEXT = {
  moreNumbers: 'More numbers',
  categoriesNote: {
    before: 'These aren’t measured separately. All three are the score behind your overlap, rescaled as our ',
    link: 'methodology page',
    after: ' explains.',
  },
  youExpected: 'you expected',
  itWas: 'it was',
  strokes: 'Each stroke is one of 100 people.',
  heavyStrokes: 'The heavy ones agreed, though you didn’t expect it.',
  dottedStrokes: 'You expected the dotted ones to agree, but they didn’t.',
  sharesGuesses: 'The share link and the picture show averages, never a pick or a single guess.',
  sharesOverlap: 'The share link and the picture show your overlap, never your picks.',
  compareShows: 'A comparison link shows your ten picks to anyone who has it.',
  savePicture: 'Save as picture',
  pictureFailed: 'Your browser couldn’t draw the picture.',
  pictureInvitation: 'Ten questions, three minutes',
  wide: 'Wide, 1200 × 630',
  tall: 'Tall, 1080 × 1350',
  kept: 'Kept on this device.',
  forget: 'Forget it',
  forgotten: 'Forgotten. It’s gone when you leave this page.',
  seeIt: 'See it',
  picks: 'Your ten picks, highest figure first',
  picksBySurprise: 'Your ten picks, biggest surprise first',
  picksLead:
    'The figure on the left is the lower of the two parties’ shares. Your overlap is the average of these ten figures.',
  guessesAndOverlap:
    'Each guess was about one party. The overlap counts, for each pick, the lower of the two parties’ shares.',
  noGuess: 'no guess',
  yourGuess: 'Your guess',
  orMore: 'or more in each party',
  limitsTitle: 'What this can’t tell you.',
  limits:
    'The polls come from different years and pollsters and asked different groups: adults, voters, in two cases parents. ' +
    'None of them asked people to choose one of four. We picked these statements because both parties agreed. The parties disagree on much that isn’t here.',
  splits: 'Where we split',
  howChosen: 'How we chose them',
} as const

export function guessesKicker({ count }: GuessSummary): string {
  return `Your ${numberWord(count)} guesses about ${PARTY_LABELS.republicans} and ${PARTY_LABELS.democrats}`
}

export function expectationSentence({ expected, actual }: GuessSummary): string {
  if (expected === actual)
    return `You expected ${expected} of 100 to agree with your picks, and it was ${actual}.`
  return `You expected ${expected} of 100 to agree with your picks. It was ${actual}.`
}

/** Also states the mean distance where it isn't the difference of the two averages: highs and lows cancel, or rounding. */
export function partiesSentence({ parties, difference, pointsOff, isMixed }: GuessSummary): string {
  const { republicans, democrats } = parties
  const isSameSide = republicans.difference * democrats.difference > 0
  const second = isSameSide ? Math.abs(democrats.difference) : missOf(democrats)
  const about = `${missOf(republicans)} about ${PARTY_LABELS.republicans} and ${second} about ${PARTY_LABELS.democrats}`
  const average = `On average, you were ${about}.`
  if (pointsOff === Math.abs(difference)) return average
  const mixed = isMixed ? ' Some were too high and some too low.' : ''
  return `${average}${mixed} One by one, your guesses were ${counted(pointsOff, 'point')} off, on average.`
}

/** "Republicans: you expected 47 of 100, it was 81, 34 points too low." */
export function expectationFigureText({ parties }: GuessSummary): string {
  return (['republicans', 'democrats'] as const)
    .map((party) => {
      const { expected, actual } = parties[party]
      return `${PARTY_LABELS[party]}: you expected ${expected} of 100, it was ${actual}, ${missOf(parties[party])}.`
    })
    .join(' ')
}

export function missOf({ expected, actual }: Expectation): string {
  return missText(expected, actual)
}

/** Averages only, so the picture never shows a pick or a single guess. */
export function pictureCaption({ overlapPercentage }: SharedResult, summary: GuessSummary | null): string {
  if (!summary)
    return `When pollsters asked, about ${overlapPercentage}% of each party or more agreed with my ten picks, on average.`
  const { expected, actual } = summary
  return `Of 100 Republicans or Democrats, I expected ${expected} to agree. In published polls it was ${actual}.`
}

export function keptText(date: string, isOutdated: boolean): string {
  return `Your result from ${date}${isOutdated ? ', with earlier questions' : ''}`
}

/** "31 points off, overlap 75%" */
export function keptNumbers(overlapPercentage: number, pointsOff: number | null): string {
  const overlap = `overlap ${overlapPercentage}%`
  return pointsOff === null ? `Your ${overlap}` : `${counted(pointsOff, 'point')} off, ${overlap}`
}

/** "At least" is true, because the mean of the lower shares is at most either party's mean and is rounded down. */
export function resultSentence({ hundredths, answers }: QuizTotal): string {
  const percent = Math.floor(hundredths / answers)
  return (
    `When pollsters asked, at least ${percent}% of Republicans and ${percent}% of Democrats, on average, agreed ` +
    'with what you picked.'
  )
}

export function rangeText({ lowest, highest }: { lowest: number; highest: number }): string {
  return (
    `Any ten picks score between ${lowest} and ${highest}, because most Republicans and most Democrats ` +
    'agreed with each of these statements when pollsters asked. It isn’t a test, and there’s no high score to chase.'
  )
}

/** With one decimal, which is exact for ten answers: "77.6%". */
export function exactMeanText({ hundredths, answers }: QuizTotal): string {
  return `${(hundredths / answers).toFixed(1)}%`
}

export function exactMeanSentence(total: QuizTotal): string {
  return `The exact average is ${exactMeanText(total)}.`
}

/** Why the circle and the “at least” of `resultSentence` differ. Null if they don't. */
export function roundingSentence({ hundredths, answers }: QuizTotal): string | null {
  const rounded = Math.round(hundredths / answers)
  if (rounded === Math.floor(hundredths / answers)) return null
  return `The circle rounds it to ${rounded}, and “at least” rounds it down.`
}
