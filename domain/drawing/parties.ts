export type Party = 'republicans' | 'democrats'

/** Names of the groups above and below a share line. */
export type ShareLabels = Readonly<Record<Party, string>>

export const PARTY_LABELS: ShareLabels = { republicans: 'Republicans', democrats: 'Democrats' }
/** Of polls that only asked parents. */
export const PARENT_LABELS: ShareLabels = {
  republicans: 'Republican parents',
  democrats: 'Democratic parents',
}
