import { PARTY_LABELS, type ShareLabels } from '#domain/drawing/parties.ts'
import type { ShareLineOptions, Shares } from './share-line.ts'

export const SHARE_TEXT = {
  everyone: 'Everyone',
  independents: 'Independents',
  notPrinted: 'not found',
  noGuess: 'No guess yet',
  hidden: 'The answer is hidden until you guess.',
  axisStart: '0',
  axisMiddle: '50%',
  axisEnd: '100%',
} as const

/** From this difference (percentage points) a sentence gives both shares instead of “at least”. */
const SPLIT_FROM = 40

export type ShareDescription = Omit<ShareLineOptions, 'size'> & {
  readonly title: string
  /** Completes “87% of Republicans …”. */
  readonly asked?: string | undefined
  readonly labels?: ShareLabels | undefined
}

/** Everything the figure shows, for screen readers. */
export function shareDescription({
  title,
  asked,
  labels = PARTY_LABELS,
  guess,
  ...shares
}: ShareDescription): string {
  const printed = sharesOf(shares, labels)
  const guessed = sharesOf(guess ?? {}, labels)
  const facts = printed.length === 0 ? SHARE_TEXT.hidden : `${joined(printed)}${asked ? ` ${asked}` : ''}.`
  return [`${title}:`, facts, ...(guessed.length > 0 ? [`Your guess: ${joined(guessed)}.`] : [])].join(' ')
}

function sharesOf(shares: Shares, labels: ShareLabels): string[] {
  const named = [
    [shares.republicans, labels.republicans],
    [shares.democrats, labels.democrats],
    [shares.independents, (labels.independents ?? SHARE_TEXT.independents).toLowerCase()],
    [shares.everyone, 'everyone'],
  ] as const
  return named.flatMap(([share, name]) =>
    share === null || share === undefined ? [] : [`${share}% of ${name}`],
  )
}

function joined(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

/**
 * The sentence above a figure. It speaks of each party, because the number covers both. `lead` is to be emphasized, and `rest`
 * follows without a space in between.
 */
export function shareSentence(
  { republicans, democrats }: { readonly republicans: number; readonly democrats: number },
  asked: string,
) {
  const [low, high] = [Math.min(republicans, democrats), Math.max(republicans, democrats)]
  if (high - low >= SPLIT_FROM) {
    const [first, second] =
      republicans > democrats ? ['Republicans', 'Democrats'] : ['Democrats', 'Republicans']
    return {
      lead: `${high - low} points apart`,
      rest: `: ${high}% of ${first} and ${low}% of ${second} ${asked}.`,
    }
  }
  return { lead: `${high === low ? '' : 'At least '}${low}% of each party`, rest: ` ${asked}.` }
}

/** “8 points too low”. */
export function missText(guess: number, actual: number): string {
  const off = guess - actual
  if (off === 0) return 'exactly right'
  return `${Math.abs(off)} ${Math.abs(off) === 1 ? 'point' : 'points'} too ${off < 0 ? 'low' : 'high'}`
}

export function guessedText(guess: number): string {
  return `you guessed ${guess}%`
}
