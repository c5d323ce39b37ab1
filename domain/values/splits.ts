// Every figure in splits.json was read in a published text, so never edit one here. Pages import this module only where
// they show splits.
import type { Figure } from './figure.ts'
import splits from './splits.json' with { type: 'json' }

/**
 * A poll question on which the parties are 40 points or more apart. `statement` is a title, and `near` has quiz options
 * (`value`) and value cards (`slug`) on related subjects.
 */
export interface Split extends Figure {
  readonly slug: string
  readonly statement: string
  readonly sponsor: string | null
  readonly fieldwork: string
  readonly near: { readonly quiz: readonly string[]; readonly values: readonly string[] }
}

export const SPLITS = splits.splits as readonly Split[]
export const MIN_SPLIT_GAP = 40

/** Difference between the parties in points. */
export function splitGap({ republicans, democrats }: Pick<Split, 'republicans' | 'democrats'>): number {
  return Math.abs(republicans - democrats)
}
