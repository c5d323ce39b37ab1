import { BODY_RULES } from './body-rules.ts'

const LINK = /(<a\s[^<>]*?\bhref\s*=\s*["']?\s*)([^\s"'<>]+)/gi

/** Editors type www.example.org, which browsers would read as a page of this site. */
export function withSchemes(html: string): string {
  return html.replace(LINK, (all, before: string, href: string) =>
    /^www\./i.test(href) ? `${before}https://${href}` : all,
  )
}

/** Links such as example.org/x, which would lead to /blog/example.org/x. */
export function relativeLinks(html: string): string[] {
  const links = [...html.matchAll(LINK)].map(([, , href = '']) => href)
  return links.filter((href) => /^[\w-]+[./][^:]*$/.test(href))
}

export function relativeLinksText(links: readonly string[]): string {
  return `Please start these links with https:// or /: ${links.join(', ')}`
}

const OPTIONAL_END: readonly string[] = ['p', 'li', 'hr', 'br', 'img']
const PAIRED = [...BODY_RULES.tags, ...Object.keys(BODY_RULES.nearest)].filter(
  (tag) => !OPTIONAL_END.includes(tag),
)

/** Tags that the rest of the article falls into because they are never closed. */
export function unclosedTags(html: string): string[] {
  const count = (pattern: string) => html.match(new RegExp(pattern, 'gi'))?.length ?? 0
  return PAIRED.filter((tag) => count(`<${tag}(?=[\\s>])`) > count(`</${tag}\\s*>`))
}

export function unclosedTagsText(tags: readonly string[]): string {
  return `Not closed: ${tags.map((tag) => `<${tag}>`).join(', ')}. The text that follows becomes part of it.`
}
