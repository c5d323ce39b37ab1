import { REMOVABLE, removedText } from '#domain/blog/removed-text.ts'
import { counted } from '#domain/whole-number.ts'
import { parseHtml } from './body-html.ts'

/** Says what is in `before` and no longer in `after`, such as “1 table was removed.” Null if nothing is missing. */
export function removedFrom(before: string, after: string): string | null {
  const [sent, kept] = [parseHtml(before), parseHtml(after)]
  const items = Object.entries(REMOVABLE).flatMap(([name, selector]) => {
    const count = sent.querySelectorAll(selector).length - kept.querySelectorAll(selector).length
    return count > 0 ? [counted(count, name)] : []
  })
  return removedText(items)
}
