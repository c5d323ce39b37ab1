export type Comparable = { readonly title: string; readonly content: string }

/** 0–1. Titles share stock phrases, but bodies hardly share any trigrams. */
const SAME_TITLE = 0.5
const SAME_BODY = 0.2

/** The first recent post that a new one repeats (spec §9). */
export function findNearDuplicate<Recent extends Comparable>(
  post: Comparable,
  recent: readonly Recent[],
): Recent | undefined {
  return recent.find(
    (other) =>
      similarity(lettersOf(post.title), lettersOf(other.title), '') >= SAME_TITLE ||
      similarity(wordsOf(post.content), wordsOf(other.content), ' ') >= SAME_BODY,
  )
}

/** Jaccard similarity of trigrams, 0–1. Shorter lists are one trigram. */
function similarity(a: readonly string[], b: readonly string[], glue: string): number {
  const [first, second] = [trigrams(a, glue), trigrams(b, glue)]
  const shared = [...first].filter((trigram) => second.has(trigram)).length
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}

function trigrams(items: readonly string[], glue: string): Set<string> {
  if (items.length < 3) return new Set(items.length === 0 ? [] : [items.join(glue)])
  return new Set(items.slice(2).map((_, index) => items.slice(index, index + 3).join(glue)))
}

function lettersOf(title: string): string[] {
  return [...normalized(title)]
}

function wordsOf(text: string): string[] {
  return normalized(text).split(' ').filter(Boolean)
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
