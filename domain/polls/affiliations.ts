/** In the order of the selector and of every chart (spec §2). */
export const AFFILIATIONS = ['conservative', 'liberal', 'independent', 'other'] as const

export type Affiliation = (typeof AFFILIATIONS)[number]

export const DEFAULT_AFFILIATION: Affiliation = 'independent'

export const AFFILIATION_LABEL: Readonly<Record<Affiliation, string>> = {
  conservative: 'Conservative',
  liberal: 'Liberal',
  independent: 'Independent',
  other: 'Other',
}

/** For results. The form starts at Independent, so some of that group chose nothing. */
export const GROUP_LABEL: Readonly<Record<Affiliation, string>> = {
  ...AFFILIATION_LABEL,
  independent: 'Independent, or not given',
}
