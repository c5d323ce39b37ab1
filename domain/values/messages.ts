import type { ValueCard } from './cards.ts'

export const VALUES_TEXT = {
  heading: 'Shared Values',
  lead:
    'What pollsters found when they asked both parties the same question. The closer the answers, the ' +
    'more the circles overlap.',
  key: 'What the charts show',
  everyone: 'Everyone',
  axis: 'Each line runs from 0 to 100%',
  more: 'Explore More Data',
  less: 'Show Less Data',
  question: 'What was asked',
  report: 'Read the report',
  overlap: 'Where they overlap',
  invitation: 'How well do the two parties know each other? Guess before you look.',
  guess: 'Guess first',
  guessAgain: 'Guess again',
  plain: 'Show the numbers',
  reveal: 'See the answer',
  skip: 'Skip',
} as const

export function keyText(groupName: string, side: 'conservative' | 'liberal'): string {
  return `${groupName} (${side === 'conservative' ? 'vertical' : 'horizontal'} stripes)`
}

/** Omits the fieldwork if only its year is known. */
export function sourceLine(card: Pick<ValueCard, 'source' | 'year' | 'fieldwork' | 'population'>): string {
  const fieldwork = card.fieldwork === String(card.year) ? [] : [`Fieldwork: ${card.fieldwork}`]
  return `${[`${card.source}, ${card.year}`, ...fieldwork, card.population].join('. ')}.`
}

/** 'of U.S. adults'. */
export function shareOf(population: string): string {
  if (/registered voters/i.test(population)) return 'of registered voters'
  if (/voters/i.test(population)) return 'of voters'
  return /adults/i.test(population) ? 'of U.S. adults' : 'of Americans'
}

export function guessQuestion(groupName: string): string {
  return `What share of ${groupName} do you think agree?`
}

export function guessErrorText(error: number, guesses: number): string {
  const points = error === 1 ? 'point' : 'points'
  const subject = guesses === 1 ? 'guess was' : `${guesses} guesses were, on average,`
  return `Your ${subject} ${error} ${points} off.`
}

export function guessResultText(groupName: string, actual: number, guessed: number): string {
  const off = Math.abs(actual - guessed)
  const distance = off === 0 ? 'exactly right' : `${off} ${off === 1 ? 'point' : 'points'} off`
  return `${actual}% of ${groupName} agreed. You guessed ${guessed}%, ${distance}.`
}
