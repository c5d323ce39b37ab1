/** What is compared of a post: its title, and its body as plain text. */
export type Comparable = { readonly title: string; readonly content: string }

/**
 * From which similarity on two posts count as the same, 0–1. Titles are short and share stock words, so they
 * must share half; two bodies written apart share hardly any three words in a row, so 0.2 is already a copy.
 */
const SAME_TITLE = 0.5
const SAME_BODY = 0.2

/**
 * The first of the recent posts that a new one repeats, or undefined (Spec §9 Admin and automation; the
 * Contract: recent titles are never repeated). In: the recent posts, as many as the caller wants to compare
 * with.
 */
export function nearDuplicate<Recent extends Comparable>(
  post: Comparable,
  recent: readonly Recent[],
): Recent | undefined {
  return recent.find(
    (other) =>
      similarity(lettersOf(post.title), lettersOf(other.title), '') >= SAME_TITLE ||
      similarity(wordsOf(post.content), wordsOf(other.content), ' ') >= SAME_BODY,
  )
}

/**
 * Jaccard: how many of the trigrams of either list both share, 0 (none) to 1 (all). Lists under three items
 * are one.
 */
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
