import { counted } from '#domain/whole-number.ts'

/** What the sanitizer leaves out of an article and an editor would miss. */
const REMOVABLE = {
  img: 'picture',
  a: 'link',
  table: 'table',
  iframe: 'embed',
  object: 'embed',
  embed: 'embed',
  video: 'video',
  audio: 'recording',
  svg: 'drawing',
  math: 'formula',
  form: 'form',
  script: 'script',
} as const

export type RemovableTag = keyof typeof REMOVABLE
export const REMOVABLE_TAGS = Object.keys(REMOVABLE) as RemovableTag[]

type TagCounts = Readonly<Partial<Record<RemovableTag, number>>>

/** '1 table', '2 pictures': what `after` has less of than `before`. */
export function removedItems(before: TagCounts, after: TagCounts): string[] {
  const totals = new Map<string, number>()
  for (const tag of REMOVABLE_TAGS) {
    const missing = Math.max(0, (before[tag] ?? 0) - (after[tag] ?? 0))
    totals.set(REMOVABLE[tag], (totals.get(REMOVABLE[tag]) ?? 0) + missing)
  }
  return [...totals].flatMap(([name, count]) => (count > 0 ? [counted(count, name)] : []))
}

/** '1 table was removed.', '1 table and 2 pictures were removed.' Null if nothing was. */
export function removedText(items: readonly string[]): string | null {
  if (items.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(items)
  const isOne = items.length === 1 && items[0]?.startsWith('1 ')
  return `${list} ${isOne ? 'was' : 'were'} removed.`
}
