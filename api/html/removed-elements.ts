import { Parser } from 'htmlparser2'
import { type RemovableTag, removedItems } from '#domain/blog/removed-text.ts'

/** What an article lost between what was sent and what was stored, such as '1 table'. */
export function removedElements(sent: string, stored: string): string[] {
  return removedItems(countElements(sent), countElements(stored))
}

function countElements(html: string): Partial<Record<RemovableTag, number>> {
  const counts: Record<string, number> = {}
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name !== 'a' || href !== undefined) counts[name] = (counts[name] ?? 0) + 1
    },
  })
  parser.end(html)
  return counts
}
