/**
 * The link that carries a result: the site origin with shared=true and the overlap (Spec §9 Quiz, share
 * link). In: an origin without a trailing slash, and a whole percentage.
 */
export function shareLink(origin: string, overlapPercentage: number): string {
  return `${origin}/?shared=true&overlap=${overlapPercentage}`
}

/**
 * Reads the overlap from the query of a shared link (Spec §9 Quiz, share link). Out: a whole number from 0 to
 * 100, or null when the query is not that of a shared link. Anyone can write such a link, so nothing else
 * passes.
 */
export function sharedOverlap(query: URLSearchParams): number | null {
  const overlap = query.get('overlap') ?? ''
  if (query.get('shared') !== 'true' || !/^\d{1,3}$/.test(overlap)) return null
  return Number(overlap) <= 100 ? Number(overlap) : null
}
