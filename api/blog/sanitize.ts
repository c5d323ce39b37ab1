import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { BODY_RULES, isForeignLink } from '#domain/blog/body-rules.ts'
import { OTHER_BLOCKS, withLineBreaks } from './html-text.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...BODY_RULES.tags],
  transformTags: { ...BODY_RULES.nearest },
  allowedAttributes: { a: [...BODY_RULES.attributes.a], p: [...BODY_RULES.attributes.p] },
  allowedClasses: { p: [...BODY_RULES.classes.p] },
  allowedSchemes: [...BODY_RULES.schemes],
  allowedSchemesAppliedToAttributes: ['href'],
  // What is written as //host leads away without saying by which scheme.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What held only a picture would be a nameless stop for the keyboard or a screen reader. White space stays.
  exclusiveFilter: ({ tag, text }) =>
    /^(?:a|h[1-6])$/.test(tag) && text.trim() === '' ? 'excludeTag' : false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'noembed',
    'noframes',
    'xmp',
    'plaintext',
    'template',
    'svg',
    'math',
    'select',
    'object',
    'head',
  ],
  enforceHtmlBoundary: false,
  // Deeper nesting than any article needs is somebody's attempt to make a parser work.
  nestingLimit: 20,
}

/** Tags of blocks that are removed. Without a line break in their place, the words of two paragraphs or cells would run together. */
const DIVIDING = new RegExp(`(?:</?(?:${OTHER_BLOCKS.join('|')})\\b[^<>]*>\\s*)+`, 'gi')

/**
 * A body as it is stored: HTML of the allowed set and nothing else (Contract, post bodies). It knows nothing of
 * the site's address; links get their rel when they are rendered.
 */
export function sanitizeBody(html: string): string {
  const divided = html.replace(DIVIDING, (tags) => `\n${tags.match(/<[^<>]*>/g)?.join('')}`)
  return sanitizeHtml(divided, allowed).trim()
}

const rendered = new LRUCache<string, string>({ max: 200 })

/**
 * A stored body as it is shown: sanitised again, whoever wrote it into the table, with `rel` on links to other
 * hosts and line breaks as `<br>` (Spec §2 Single post). The newest renderings are kept, so a list of bodies
 * costs parsing only once.
 */
export function renderBody(stored: string, origin: string): string {
  const key = `${origin}\n${stored}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = withLineBreaks(
    // First without the addresses that are refused: what is left of them would be marked as links away.
    sanitizeHtml(sanitizeHtml(stored, allowed), {
      ...allowed,
      allowedAttributes: { ...allowed.allowedAttributes, a: [...BODY_RULES.attributes.a, 'rel'] },
      transformTags: {
        a: (tagName, { href }) => ({
          tagName,
          attribs: {
            ...(href !== undefined && { href }),
            ...(href !== undefined && isForeignLink(href, origin) && { rel: BODY_RULES.foreignRel }),
          },
        }),
      },
    }),
  )
  rendered.set(key, html)
  return html
}
