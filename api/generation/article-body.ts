import MarkdownIt from 'markdown-it'
import { sanitizeBody } from '#api/blog/sanitize.ts'
import { MAX_CONTENT_LENGTH } from '#domain/blog/limits.ts'
import { isMarkdown } from '#domain/generation/generated-post.ts'

// A parser that no text keeps busy: others take half a minute for marks that are never closed, and the whole site waits.
const markdown = new MarkdownIt({ html: true })
// Which addresses a body may hold, the sanitiser says.
markdown.validateLink = () => true
// In a post a line break is one (Spec §2 Single post); in Markdown it is where a line was full.
markdown.renderer.rules.softbreak = () => ' '

/**
 * A model's body as HTML of the allowed set. Smaller models answer in Markdown, whatever they are told: its signs would
 * stand on the page. In: the body as it came. A body too long to be stored is sanitised and not converted.
 */
export function articleBody(content: string): string {
  const convert = content.length <= MAX_CONTENT_LENGTH && isMarkdown(content)
  return sanitizeBody(convert ? markdown.render(content) : content)
}
