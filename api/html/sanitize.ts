import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { BODY_RULES, isExternalLink } from '#domain/blog/body-rules.ts'
import { parseImagePath, srcSetOf } from '#domain/images/image-path.ts'
import { OTHER_BLOCKS, withLineBreaks } from './html-text.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...BODY_RULES.tags],
  transformTags: { ...BODY_RULES.nearest },
  allowedAttributes: {
    a: [...BODY_RULES.attributes.a],
    p: [...BODY_RULES.attributes.p],
    img: [...BODY_RULES.attributes.img],
  },
  allowedClasses: { p: [...BODY_RULES.classes.p] },
  allowedSchemes: [...BODY_RULES.schemes],
  allowedSchemesAppliedToAttributes: ['href'],
  // URLs such as //host would link to another site.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // An empty link or heading would be a nameless stop for keyboards and screen readers. Its white space stays.
  exclusiveFilter: ({ tag, text, attribs }) => {
    // Pictures of other sites would tell those sites who reads an article.
    if (tag === 'img') return parseImagePath(attribs['src'] ?? '') === null
    return /^(?:a|h[1-6])$/.test(tag) && text.trim() === '' ? 'excludeTag' : false
  },
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
  // No article nests this deeply, so deeper input is an attack on the parser.
  nestingLimit: 20,
}

/** The width of a picture in an article (web/styles/article-body.css). */
const PICTURE_SIZES = '(min-width: 44rem) 40rem, 92vw'

/** Removed blocks become line breaks, so that the words of two paragraphs or cells stay separate. */
const DISCARDED_BLOCKS = new RegExp(`(?:</?(?:${OTHER_BLOCKS.join('|')})\\b[^<>]*>\\s*)+`, 'gi')

/** Reduces a body to the allowed HTML. `renderBody` adds rel to links, and the other sizes to pictures. */
export function sanitizeBody(html: string): string {
  const divided = html.replace(DISCARDED_BLOCKS, (tags) => `\n${tags.match(/<[^<>]*>/g)?.join('')}`)
  return sanitizeHtml(divided, allowed).trim()
}

/** For newsletters and drafts by a model, which have no pictures. */
export function sanitizeText(html: string): string {
  return sanitizeBody(html).replaceAll(PICTURE, '')
}

/** A picture in sanitized HTML. */
export const PICTURE = /<img\b[^>]*>/g

const rendered = new LRUCache<string, string>({ max: 200 })

/** Sanitizes a stored body again, in case it was written to the table directly. Recent results are cached. */
export function renderBody(stored: string, origin: string): string {
  const key = `${origin}\n${stored}`
  const cached = rendered.get(key)
  if (cached !== undefined) return cached
  const html = withLineBreaks(
    // Remove rejected URLs first. Otherwise their links would get a rel.
    sanitizeHtml(sanitizeHtml(stored, allowed), {
      ...allowed,
      allowedAttributes: {
        ...allowed.allowedAttributes,
        a: [...BODY_RULES.attributes.a, 'rel'],
        img: [...BODY_RULES.attributes.img, 'srcset', 'sizes', 'loading', 'decoding'],
      },
      transformTags: {
        img: (tagName, attribs) => ({
          tagName,
          attribs: {
            ...attribs,
            srcset: srcSetOf(attribs['src'] ?? '') ?? '',
            sizes: PICTURE_SIZES,
            loading: 'lazy',
            decoding: 'async',
          },
        }),
        a: (tagName, { href }) => ({
          tagName,
          attribs: {
            ...(href !== undefined && { href }),
            ...(href !== undefined && isExternalLink(href, origin) && { rel: BODY_RULES.externalRel }),
          },
        }),
      },
    }),
  )
  rendered.set(key, html)
  return html
}

/** For emails and feeds, where links to this site and pictures need its origin. */
export function renderAbsolute(stored: string, origin: string): string {
  return renderBody(stored, origin)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, '')
}
