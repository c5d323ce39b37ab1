import { missText } from '#domain/drawing/share-text.ts'
import type { Affiliation } from './affiliations.ts'
import { GROUP_NOUN } from './common-ground-text.ts'
import { quoted, quotedOrCounted } from './quoted.ts'
import { firstChoices, type OptionResult } from './results.ts'

/** The index of an option, or 'skipped'. */
export type PollChoice = number | 'skipped'

export type GuessedGroup = Extract<Affiliation, 'conservative' | 'liberal'>

/** Depends on the poll's id, so that visitors do not always guess about the same group. */
export function guessedGroup(pollId: string): GuessedGroup {
  const sum = [...pollId].reduce((total, character) => total + character.charCodeAt(0), 0)
  return sum % 2 === 0 ? 'conservative' : 'liberal'
}

export const POLL_GUESS_TEXT = {
  hint: 'Take a guess before you see the results. Your guess stays in this browser, and we never count it.',
  skip: 'Skip to the results',
  reveal: 'See the answer',
} as const

/** Asks what they chose “most often,” because “most liberals” would mean more than half. */
export function pollGuessQuestion(group: GuessedGroup): string {
  return `Which answer did ${GROUP_NOUN[group]} choose most often?`
}

/** About the option that the visitor voted for. Everyone, if the group is withheld. */
export function shareQuestion(group: GuessedGroup | null, option: string): string {
  return `Of 100 ${group ? GROUP_NOUN[group] : 'people'} who voted here, how many chose ${quoted(option)}?`
}

export function shareResult(group: GuessedGroup | null, guess: number, share: number): string {
  const who = group ? GROUP_NOUN[group] : 'voters'
  return `You guessed that ${guess}% of ${who} chose it too. It was ${share}%: ${missText(guess, share)}.`
}

/** `results` are those of the guessed group. Null if the poll has no such option. */
export function pollGuessResult(
  group: GuessedGroup,
  results: readonly OptionResult[],
  guess: number,
): string | null {
  const guessed = results[guess]
  if (!guessed) return null
  const first = firstChoices(results)
  const [only] = first
  if (first.length > 1) {
    const names = quotedOrCounted(first.map(({ option }) => option))
    return `You guessed ${quoted(guessed.option, '.')} Among ${GROUP_NOUN[group]}, ${names} tied for first place.`
  }
  if (only === guessed)
    return `You guessed ${quoted(guessed.option, ',')} and you’re right: ${guessed.percentage}% of ${GROUP_NOUN[group]} chose it, more than any other answer.`
  return `You guessed ${quoted(guessed.option, '.')} More ${GROUP_NOUN[group]}, ${only?.percentage}%, chose ${quoted(only?.option ?? '')} than any other answer.`
}
