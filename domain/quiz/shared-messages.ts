// Texts of shared links and their landing (spec §15 Shared result). Separate from share.ts, which every home page downloads.
import { counted } from '#domain/whole-number.ts'
import type { SharedResult } from './share.ts'

export const SHARED_TEXT = {
  label: 'A shared result',
  kicker: 'Someone shared a result with you',
  start: 'Take the quiz',
  effort: 'Ten questions, about three minutes, no account',
} as const

export function sharedTitle({ overlapPercentage, pointsOff }: SharedResult): string {
  if (pointsOff === null) return `Their overlap is ${overlapPercentage}%. What’s yours?`
  return `They were ${counted(pointsOff, 'point')} off. How close can you get?`
}

export function sharedLead({ overlapPercentage, pointsOff }: SharedResult): string {
  if (pointsOff === null)
    return (
      `They picked ten things they’d put first. When pollsters asked, about ${overlapPercentage}% of Republicans and ` +
      'of Democrats, or more, agreed with them, on average.'
    )
  return (
    'They guessed how many of 100 Republicans or Democrats agreed with an idea. On average, each guess missed what ' +
    `the polls found by ${counted(pointsOff, 'point')}.`
  )
}

/** Below the weave. */
export function sharedWeaveText(pointsOff: number): string {
  return (
    `${pointsOff} of the 100 strokes ${pointsOff === 1 ? 'is' : 'are'} heavy, one for each point. Upright strokes are Republicans, level strokes are ` +
    'Democrats.'
  )
}

export function sharedOverlapText(overlapPercentage: number): string {
  return (
    `Their overlap is ${overlapPercentage}%: when pollsters asked, about ${overlapPercentage}% of Republicans and of ` +
    'Democrats, or more, agreed with their ten picks, on average.'
  )
}

export function shareText({ overlapPercentage, pointsOff }: SharedResult): string {
  if (pointsOff === null) return `My overlap is ${overlapPercentage}%. What’s yours?`
  return `I was ${counted(pointsOff, 'point')} off about what Republicans and Democrats agree on. You?`
}

/** The description of a shared result for search engines and chat apps. */
export function sharedWelcome(shared: SharedResult): string {
  return `${shareText(shared)} Answer ten questions and see what share of each party agreed with your picks.`
}
