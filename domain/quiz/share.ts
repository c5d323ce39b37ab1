// Spec §9 Quiz, share link; §15 Shared result. shared-messages.ts has the texts, which load later.

/** `pointsOff` is the mean distance of the guesses, and null if they don't lead the result. */
export type SharedResult = { readonly overlapPercentage: number; readonly pointsOff: number | null }

/** `origin` has no trailing slash. */
export function shareLink(origin: string, shared: SharedResult): string {
  return `${origin}/?${sharedQuery(shared)}`
}

export function sharedQuery({ overlapPercentage, pointsOff }: SharedResult): URLSearchParams {
  return new URLSearchParams({
    shared: 'true',
    overlap: String(overlapPercentage),
    ...(pointsOff !== null && { off: String(pointsOff) }),
  })
}

/** Null without an overlap. Anyone can write such a link, so both numbers must be whole numbers from 0 to 100. */
export function sharedResult(query: URLSearchParams): SharedResult | null {
  const overlapPercentage = numberIn(query, 'overlap')
  if (query.get('shared') !== 'true' || overlapPercentage === null) return null
  return { overlapPercentage, pointsOff: numberIn(query, 'off') }
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? ''
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
