// Spec §9 Quiz, share link; §15. messages.ts has the texts that load later.

export const SHARED_WITH = 'A shared result'

/** `origin` has no trailing slash. */
export function shareLink(origin: string, overlapPercentage: number): string {
  return `${origin}/?shared=true&overlap=${overlapPercentage}`
}

/** A whole number from 0 to 100, or null (spec §9 Quiz, share link). Anyone can write such a link. */
export function sharedOverlap(query: URLSearchParams): number | null {
  const overlap = query.get('overlap') ?? ''
  if (query.get('shared') !== 'true' || !/^\d{1,3}$/.test(overlap)) return null
  return Number(overlap) <= 100 ? Number(overlap) : null
}

export function shareText(overlapPercentage: number): string {
  return `My overlap is ${overlapPercentage}%. What’s yours?`
}

export function sharedCardAlt(overlapPercentage: number): string {
  return `${shareText(overlapPercentage)} Two overlapping circles, their overlap drawn to scale.`
}

export function sharedWelcome(overlapPercentage: number): string {
  return (
    `Someone shared their result with you: ${overlapPercentage}%. Answer ten questions and see what share of ` +
    'each party agreed with your picks.'
  )
}
