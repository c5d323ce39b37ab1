/** The parties' names as text in the colors of their data. */
export const PARTY_INK = { republicans: 'text-red-ink', democrats: 'text-blue-ink' } as const
