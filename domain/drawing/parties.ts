export type Party = 'republicans' | 'democrats'

/** Names of the groups of a share line. `independents` only if they are a part of independents. */
export type ShareLabels = Readonly<Record<Party, string>> & { readonly independents?: string }

export const PARTY_LABELS: Readonly<Record<Party, string>> = {
  republicans: 'Republicans',
  democrats: 'Democrats',
}
/** Of polls that only asked parents. */
export const PARENT_LABELS: ShareLabels = {
  republicans: 'Republican parents',
  democrats: 'Democratic parents',
  independents: 'Independent parents',
}
