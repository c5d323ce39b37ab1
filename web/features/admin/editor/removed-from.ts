import { REMOVABLE_TAGS, removedItems, removedText } from '#domain/blog/removed-text.ts'
import { parseHtml } from './body-html.ts'

/** Says what is in `before` and no longer in `after`, such as “1 table was removed.” Null if nothing is missing. */
export function removedFrom(before: string, after: string): string | null {
  return removedText(removedItems(countTags(before), countTags(after)))
}

function countTags(html: string) {
  const body = parseHtml(html)
  const count = (tag: string) => body.querySelectorAll(tag === 'a' ? 'a[href]' : tag).length
  return Object.fromEntries(REMOVABLE_TAGS.map((tag) => [tag, count(tag)]))
}
