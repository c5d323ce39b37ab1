import sanitizeHtml from 'sanitize-html'
import { renderBody } from '#api/blog/sanitize.ts'
import { BODY_RULES } from '#domain/blog/body-rules.ts'
import { provenanceLabel, provenanceOf } from '#domain/blog/provenance.ts'
import { readTimeOfWords } from '#domain/blog/read-time.ts'
import { formatLongDate } from '#domain/dates.ts'
import { escapeHtml } from '#domain/html.ts'
import { ISSUE_TEXT, readingHeading, whyYouGetThis } from '#domain/newsletter/issue-email-text.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { shareOf, sourceLine, sourceLinkText, VALUES_TEXT } from '#domain/values/messages.ts'
import { type IssueParts, type LinkedPost, UNSUBSCRIBE_URL } from './issue-email.ts'
import { BODY_STYLES, CLASSES, DARK_STYLES, STYLES } from './issue-email-styles.ts'

type StyleName = keyof typeof STYLES

/** One column without tables or images. The only style element is for dark mode. */
export function issueHtml(parts: IssueParts): string {
  const { subject, preheader } = parts
  const title = escapeHtml(subject)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${DARK_STYLES}</style></head>
<body class="e-page" style="${STYLES.page}">
<main class="e-page" style="${STYLES.main}">
${preheader ? `<div style="${STYLES.preheader}">${escapeHtml(preheader)}</div>\n` : ''}<div role="article" aria-label="${title}" class="e-soft" style="${STYLES.article}">
${[masthead(parts), prose(parts.intro, parts), valuePart(parts), readingPart(parts), pollPart(parts), tryPart(parts), closingPart(parts), footer(parts)].filter(Boolean).join('\n\n')}
</div></main></body></html>`
}

function masthead({ subject, date, zone, origin, slug }: IssueParts): string {
  const day = formatLongDate(date, zone)
  const onSite = link(`${origin}/newsletter/${slug}`, ISSUE_TEXT.readOnSite)
  return [
    element('p', 'masthead', link(`${origin}/`, SITE_NAME, 'brand')),
    element('h1', 'title', escapeHtml(subject)),
    element('p', 'date', `${day} &middot; ${onSite}`),
  ].join('\n')
}

/** An editor's HTML with inline styles and absolute URLs. */
function prose(html: string, { origin }: IssueParts): string {
  if (html === '') return ''
  const absolute = renderBody(html, origin).replaceAll(/ href="\/(?!\/)/g, ` href="${origin}/`)
  return sanitizeHtml(absolute, {
    allowedTags: [...BODY_RULES.tags],
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const style = BODY_STYLES[tagName]
        const className = CLASSES[tagName]
        const { class: _note, ...rest } = attribs
        return {
          tagName,
          attribs: { ...rest, ...(className && { class: className }), ...(style && { style }) },
        }
      },
    },
  })
}

function valuePart({ value }: IssueParts): string {
  if (!value) return ''
  const { percentage, population, title, description, groups, conservative, liberal, independents, url } =
    value
  return [
    heading(ISSUE_TEXT.value),
    element('p', 'figure', `${percentage}%`),
    element('p', 'population', escapeHtml(shareOf(population))),
    element('h3', 'subheading', escapeHtml(title)),
    element('p', 'beforeBars', escapeHtml(description)),
    bar(groups.conservative, conservative, 'red'),
    bar(groups.liberal, liberal, 'blue'),
    ...(independents === null
      ? []
      : [element('p', 'population', `${VALUES_TEXT.independents} ${independents}%`)]),
    element('p', 'source', `${ISSUE_TEXT.bars} ${sourceOf(value)} ${link(url, sourceLinkText(value.link))}`),
  ].join('\n')
}

function sourceOf(value: ValueCard): string {
  return escapeHtml([sourceLine(value), value.note].filter(Boolean).join(' '))
}

function bar(group: string, percent: number, color: 'red' | 'blue'): string {
  const label = element('p', color, `${escapeHtml(group)} ${percent}%`)
  const fill = `<div class="e-${color}bar" style="${STYLES[`${color}bar`]};width:${percent}%">&nbsp;</div>`
  return `${label}\n${element('div', 'track', fill)}`
}

function readingPart({ posts, origin }: IssueParts): string {
  if (posts.length === 0) return ''
  const items = posts.map((post, index) => postItem(post, origin, index === 0))
  return [heading(readingHeading(posts.length)), ...items].join('\n')
}

function postItem(post: LinkedPost, origin: string, isFirst: boolean): string {
  return [
    element('h3', isFirst ? 'firstPost' : 'post', link(`${origin}/blog/${post.slug}`, post.title)),
    ...(post.excerpt ? [element('p', 'excerpt', escapeHtml(post.excerpt))] : []),
    element('p', 'meta', postMeta(post).map(escapeHtml).join('<br>')),
  ].join('\n')
}

/** Category and reading time, and the AI label if it has one. */
export function postMeta(post: LinkedPost): string[] {
  const label = provenanceLabel(provenanceOf(post))
  const line = `${post.category}, ${readTimeOfWords(post.wordCount)} min read`
  return label ? [line, label] : [line]
}

function pollPart({ poll }: IssueParts): string {
  if (!poll) return ''
  return [
    heading(ISSUE_TEXT.poll),
    element('h3', 'question', escapeHtml(poll.question)),
    element('p', 'beforeButton', ISSUE_TEXT.pollLead),
    element('p', 'plain', link(poll.url, ISSUE_TEXT.vote, 'button')),
  ].join('\n')
}

function tryPart({ tryThis }: IssueParts): string {
  if (tryThis === '') return ''
  const text = escapeHtml(tryThis).replace(/\r?\n/g, '<br>')
  return element(
    'div',
    'try',
    `\n${element('h2', 'tryHeading', ISSUE_TEXT.tryThis)}\n${element('p', 'tryText', text)}\n`,
  )
}

function closingPart(parts: IssueParts): string {
  return parts.closing && element('div', 'closing', `\n${prose(parts.closing, parts)}\n`)
}

function footer({ origin, postalAddress }: IssueParts): string {
  const lines = [
    element('p', 'small', escapeHtml(whyYouGetThis(new URL(origin).host))),
    element('p', 'small', link(UNSUBSCRIBE_URL, ISSUE_TEXT.unsubscribe, 'unsubscribe')),
    element('p', 'plain', escapeHtml(`${SITE_NAME}, ${postalAddress}`)),
  ]
  return element('div', 'footer', `\n${lines.join('\n')}\n`)
}

function heading(text: string): string {
  return element('h2', 'heading', text)
}

function link(url: string, label: string, style: StyleName = 'link'): string {
  return `<a class="${CLASSES[style] ?? 'e-plum'}" href="${escapeHtml(url)}" style="${STYLES[style]}">${escapeHtml(label)}</a>`
}

function element(tag: string, style: StyleName, content: string): string {
  const className = CLASSES[style]
  return `<${tag}${className ? ` class="${className}"` : ''} style="${STYLES[style]}">${content}</${tag}>`
}
