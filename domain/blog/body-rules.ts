/**
 * What a post body may hold, as data; the sanitiser in api carries it out when a body is stored and again
 * when it is rendered (Spec §2 Single post, the body is rendered as HTML; the set is the Contract's "small
 * allowed set").
 */
export const BODY_RULES = {
  tags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'strong',
    'em',
    'cite',
    'code',
    'hr',
    'br',
    'sup',
    'sub',
  ],
  /** Stored as their nearest of the set: without it the words of two headings would run together. */
  nearest: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em' },
  attributes: { a: ['href'], p: ['class'] },
  /** The only class: a note on how the article came about. */
  classes: { p: ['note'] },
  schemes: ['http', 'https', 'mailto'],
  /** Set on every link that leads to another host. */
  foreignRel: 'noopener noreferrer nofollow',
} as const

/**
 * Whether a link leads to another host (Spec §2 Single post). In: the href of a link, and the site's own
 * origin. Paths, anchors and mail addresses do not; an address that cannot be read counts as foreign, to be
 * on the safe side.
 */
export function isForeignLink(href: string, origin: string): boolean {
  if (!URL.canParse(href, origin)) return true
  const url = new URL(href, origin)
  return url.protocol !== 'mailto:' && url.origin !== new URL(origin).origin
}
