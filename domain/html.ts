const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text made safe to stand between tags and inside quoted attributes of HTML, XML and SVG. Out: the same text
 * with & < > " ' as entities. (No rule of the specification; used wherever markup is written by hand.)
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/**
 * A tag, or anything that could be taken for one. Excluding `<` inside keeps the search linear in the text.
 */
export const TAG = /<[^<>]*>/g

/** The blocks of HTML that no article of the site is made of, for a pattern: lines end at them, though they are taken out. */
export const OTHER_BLOCKS =
  'address|article|aside|caption|center|dd|div|dl|dt|figcaption|figure|footer|header|main|nav|pre|section|table|td|th|tr'

/** Elements around which words end. Inline elements, as in w<em>o</em>rd, do not divide a word. */
const DIVIDING_TAG = new RegExp(`</?(?:p|h[1-6]|ul|ol|li|blockquote|br|hr|${OTHER_BLOCKS})\\b[^<>]*>`, 'gi')

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
}

/**
 * What a reader sees of an HTML body, as plain text: tags taken out, entities read, white space collapsed and
 * cut off at both ends (Spec §9 Blog, word count; Spec §2 Single post, description). Rough on purpose: the
 * result is counted, compared or escaped again, never used as markup.
 */
export function textOfHtml(html: string): string {
  const bare = html.replace(DIVIDING_TAG, ' ').replace(TAG, '')
  return bare
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim()
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
