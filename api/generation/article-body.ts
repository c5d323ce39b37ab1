import MarkdownIt from 'markdown-it'
import { sanitizeBody } from '#api/blog/sanitize.ts'
import { MAX_CONTENT_LENGTH } from '#domain/blog/limits.ts'
import { isMarkdown } from '#domain/generation/generated-post.ts'

// This parser has linear time. Others take half a minute for marks that are never closed, which blocks the event loop.
const markdown = new MarkdownIt({ html: true })
// The sanitizer decides which URLs a body may contain.
markdown.validateLink = () => true
// Posts show line breaks (Spec §2 Single post), but in Markdown a single one only wraps the source.
markdown.renderer.rules.softbreak = () => ' '

/**
 * A model's body as HTML of the allowed set. Smaller models write Markdown whatever the prompt says, and its marks would
 * show on the page. A body that is too long to be stored is sanitized but not converted.
 */
export function articleBody(content: string): string {
  const convert = content.length <= MAX_CONTENT_LENGTH && isMarkdown(content)
  return sanitizeBody(convert ? markdown.render(content) : content)
}
