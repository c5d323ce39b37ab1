// Every figure in splits.json was read in a published text, so never edit one here. Pages import this module only where
// they show splits.
import type { FigureLink, SourcePage } from '#domain/figure-link.ts'
import splits from './splits.json' with { type: 'json' }

/**
 * A poll question on which the parties are 40 points or more apart. `statement` is a title, `asked` completes "88% of
 * Republicans and 27% of Democrats …", and `question` describes what was asked, not always verbatim. `overall` and
 * `independents` are null where no text gives them. `near` has quiz options (`value`) and value cards (`slug`) on related
 * subjects.
 */
export type Split = Readonly<Omit<(typeof splits.splits)[number], 'link' | 'also' | 'near'>> & {
  readonly link: SourcePage['link']
  readonly also: readonly FigureLink[]
  readonly near: { readonly quiz: readonly string[]; readonly values: readonly string[] }
}

export const SPLITS = splits.splits as readonly Split[]
export const MIN_SPLIT_GAP = 40

/** Difference between the parties in points. */
export function splitGap({ republicans, democrats }: Pick<Split, 'republicans' | 'democrats'>): number {
  return Math.abs(republicans - democrats)
}
