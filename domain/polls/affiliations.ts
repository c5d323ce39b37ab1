/**
 * How visitors may describe themselves, in the order of the selector and of every chart (Spec §2 Community
 * poll).
 */
export const AFFILIATIONS = ['conservative', 'liberal', 'independent', 'other'] as const

/** One of the four ways visitors may describe themselves. */
export type Affiliation = (typeof AFFILIATIONS)[number]

/** What a ballot counts as when nothing was chosen (Spec §5). */
export const DEFAULT_AFFILIATION: Affiliation = 'independent'

/** The words visitors read (Spec §2 Community poll section). */
export const AFFILIATION_LABEL: Readonly<Record<Affiliation, string>> = {
  conservative: 'Conservative',
  liberal: 'Liberal',
  independent: 'Independent',
  other: 'Other',
}
