/** Allowed HTML of a post body (spec §2 Single post), when it is stored and when it is rendered. */
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
    'img',
  ],
  /** So that the text of two headings does not run together. */
  nearest: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em' },
  attributes: { a: ['href'], p: ['class'], img: ['src', 'alt', 'width', 'height'] },
  classes: { p: ['note'] },
  schemes: ['http', 'https', 'mailto'],
  externalRel: 'noopener noreferrer nofollow',
} as const

/** Whether a link leads to another host. Paths, anchors and mail addresses do not; an invalid URL does. */
export function isExternalLink(href: string, origin: string): boolean {
  if (!URL.canParse(href, origin)) return true
  const url = new URL(href, origin)
  return url.protocol !== 'mailto:' && url.origin !== new URL(origin).origin
}
