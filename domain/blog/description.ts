import { textOfHtml } from '../html.ts'

/**
 * The description in a post's metadata: its excerpt, or the first 160 characters of the content's text when
 * it has none (Spec §2 Single post). Characters are whole ones: an emoji is never cut in half.
 */
export function metaDescription(post: { readonly excerpt: string; readonly content: string }): string {
  const excerpt = post.excerpt.trim()
  return excerpt || [...textOfHtml(post.content)].slice(0, 160).join('').trim()
}
