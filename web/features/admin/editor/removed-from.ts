import { REMOVABLE_TAGS, removedItems, removedText } from '#domain/blog/removed-text.ts'
import { parseHtml } from './body-html.ts'

/** Says what is in `before` and no longer in `after`, such as “1 table was removed.” Null if nothing is missing. */
export function removedFrom(before: string, after: string): string | null {
  const [sent, left] = [before, after].map(parseHtml)
  const count = (body: HTMLElement | undefined, tag: string) =>
    body?.querySelectorAll(tag === 'a' ? 'a[href]' : tag).length ?? 0
  return removedText(
    removedItems(Object.fromEntries(REMOVABLE_TAGS.map((tag) => [tag, count(sent, tag) - count(left, tag)]))),
  )
}
