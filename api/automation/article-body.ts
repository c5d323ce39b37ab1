import { Marked } from 'marked'
import { isMarkdown } from '../../domain/automation/generated-post.ts'
import { MAX_CONTENT_LENGTH } from '../../domain/blog/limits.ts'
import { sanitizeBody } from '../blog/sanitize.ts'

const markdown = new Marked({
  walkTokens: (token) => {
    // The title of a post is the only first heading of its page, and bodies know two sizes.
    if (token.type === 'heading') token.depth = Math.min(Math.max(token.depth, 2), 3)
  },
})

/**
 * A model's body as HTML of the allowed set. Smaller models answer in Markdown, whatever they are told: its signs would
 * stand on the page. In: the body as it came. A body too long to be stored is sanitised and not converted.
 */
export function articleBody(content: string): string {
  const convert = content.length <= MAX_CONTENT_LENGTH && isMarkdown(content)
  return sanitizeBody(convert ? markdown.parse(content, { async: false }) : content)
}
