/** What the sanitizer leaves out of an article and an editor would miss, as singular and plural. */
const REMOVABLE = {
  img: ['picture', 'pictures'],
  a: ['link', 'links'],
  table: ['table', 'tables'],
  iframe: ['embed', 'embeds'],
  object: ['embed', 'embeds'],
  embed: ['embed', 'embeds'],
  video: ['video', 'videos'],
  audio: ['recording', 'recordings'],
  svg: ['drawing', 'drawings'],
  math: ['formula', 'formulas'],
  form: ['form', 'forms'],
  script: ['script', 'scripts'],
} as const

export type RemovableTag = keyof typeof REMOVABLE
export const REMOVABLE_TAGS = Object.keys(REMOVABLE) as RemovableTag[]

type TagCounts = Readonly<Partial<Record<RemovableTag, number>>>

/** '1 table', '2 pictures': what `after` has less of than `before`. */
export function removedItems(before: TagCounts, after: TagCounts): string[] {
  const totals = new Map<readonly [string, string], number>()
  for (const tag of REMOVABLE_TAGS) {
    const names = [...totals.keys()].find(([one]) => one === REMOVABLE[tag][0]) ?? REMOVABLE[tag]
    totals.set(names, (totals.get(names) ?? 0) + Math.max(0, (before[tag] ?? 0) - (after[tag] ?? 0)))
  }
  return [...totals].flatMap(([[one, many], count]) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [],
  )
}

/** '1 table was removed.', '1 table and 2 pictures were removed.' Null if nothing was. */
export function removedText(items: readonly string[]): string | null {
  if (items.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(items)
  const isOne = items.length === 1 && items[0]?.startsWith('1 ')
  return `${list} ${isOne ? 'was' : 'were'} removed.`
}
