export type Comparable = { readonly title: string; readonly content: string }

/** 0–1. Titles share stock phrases, but bodies hardly share any trigrams. */
const SAME_TITLE = 0.5
const SAME_BODY = 0.2
const SIMILAR_TITLE = 0.3
const SIMILAR_BODY = 0.05

/** An earlier post and what a new one shares with its title and body, 0–1. */
export type Resemblance = {
  readonly post: Comparable
  readonly title: number
  readonly body: number
}

/** The recent post that a new one resembles most, each measure relative to its limit. */
export function closestPost(post: Comparable, recent: readonly Comparable[]): Resemblance | undefined {
  const [title, body] = [titleTrigrams(post), bodyTrigrams(post)]
  return recent
    .map((other) => ({
      post: other,
      title: similarity(title, titleTrigrams(other)),
      body: similarity(body, bodyTrigrams(other)),
    }))
    .sort((one, other) => closeness(other) - closeness(one))[0]
}

export function isDuplicate(resemblance: Resemblance): boolean {
  return closeness(resemblance) >= 1
}

export function isSimilar({ title, body }: Resemblance): boolean {
  return title >= SIMILAR_TITLE || body >= SIMILAR_BODY
}

function closeness({ title, body }: Resemblance): number {
  return Math.max(title / SAME_TITLE, body / SAME_BODY)
}

function titleTrigrams({ title }: Comparable): Set<string> {
  return trigrams([...normalized(title)], '')
}

function bodyTrigrams({ content }: Comparable): Set<string> {
  return trigrams(normalized(content).split(' ').filter(Boolean), ' ')
}

/** Jaccard similarity, 0–1. */
function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((trigram) => second.has(trigram)).length
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}

function trigrams(items: readonly string[], separator: string): Set<string> {
  if (items.length < 3) return new Set(items.length === 0 ? [] : [items.join(separator)])
  return new Set(items.slice(2).map((_, index) => items.slice(index, index + 3).join(separator)))
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
