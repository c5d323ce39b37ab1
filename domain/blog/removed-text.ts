/** Selectors of what the sanitizer leaves out of an article and an editor would miss, by name. */
export const REMOVABLE = {
  picture: 'img',
  link: 'a[href]',
  table: 'table',
  embed: 'iframe, object, embed',
  video: 'video',
  recording: 'audio',
  drawing: 'svg',
  formula: 'math',
  form: 'form',
  script: 'script',
} as const

/** '1 table was removed.', '1 table and 2 pictures were removed.' Null if nothing was. */
export function removedText(items: readonly string[]): string | null {
  if (items.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(items)
  const isOne = items.length === 1 && items[0]?.startsWith('1 ')
  return `${list} ${isOne ? 'was' : 'were'} removed.`
}
