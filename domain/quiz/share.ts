// Specification §9 Quiz, share link. `origin` has no trailing slash.

export function shareLink(origin: string, overlapPercentage: number): string {
  return `${origin}/?shared=true&overlap=${overlapPercentage}`
}

/** A whole number from 0 to 100, or null (spec §9 Quiz, share link). Anyone can write such a link. */
export function sharedOverlap(query: URLSearchParams): number | null {
  const overlap = query.get('overlap') ?? ''
  if (query.get('shared') !== 'true' || !/^\d{1,3}$/.test(overlap)) return null
  return Number(overlap) <= 100 ? Number(overlap) : null
}
