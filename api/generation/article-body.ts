import MarkdownIt from 'markdown-it'
import { sanitizeText } from '#api/html/sanitize.ts'
import { MAX_CONTENT_LENGTH } from '#domain/blog/limits.ts'
import { isMarkdown } from '#domain/generation/generated-post.ts'

// This parser takes linear time. Others block the event loop for half a minute on unclosed marks.
const markdown = new MarkdownIt({ html: true })
// The sanitizer checks URLs.
markdown.validateLink = () => true
// Posts show line breaks (spec §2), but in Markdown a single one only wraps the source.
markdown.renderer.rules.softbreak = () => ' '

/** Smaller models write Markdown despite the prompt. A body that is too long to store is not converted. */
export function articleBody(content: string): string {
  const convert = content.length <= MAX_CONTENT_LENGTH && isMarkdown(content)
  return sanitizeText(convert ? markdown.render(content) : content)
}
