import { Fragment, createElement as h, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sanitizeHtml from 'sanitize-html'
import { renderAbsolute, sanitizeBody } from '#api/html/sanitize.ts'
import { emailDocument } from '#api/mail/email-layout.ts'
import { plainText } from '#api/mail/plain-text.ts'
import { BODY_RULES } from '#domain/blog/body-rules.ts'
import { provenanceLabel, provenanceOf } from '#domain/blog/provenance.ts'
import { readTimeOfWords } from '#domain/blog/read-time.ts'
import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import { SHARE_TEXT } from '#domain/drawing/share-text.ts'
import { ISSUE_TEXT, readingHeading, whyYouGetThis } from '#domain/newsletter/issue-email-text.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { MORE_ON_FIGURE, sourceLinkText } from '#domain/values/figure.ts'
import { shareOf, sourceLine } from '#domain/values/messages.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { BODY_ATTRIBUTES, DARK_STYLES, LOOKS } from './issue-email-styles.ts'

export const LINKED_POST = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  wordCount: true,
  aiModel: true,
  aiEdited: true,
  reviewedAt: true,
} as const satisfies Prisma.PostSelect

export type LinkedPost = Prisma.PostGetPayload<{ select: typeof LINKED_POST }>

interface IssueBody {
  intro: string
  closing: string
  tryThis: string
  posts: readonly LinkedPost[]
  value: ValueCard | null
  poll: { question: string; url: string } | null
  origin: string
}

export interface IssueParts extends IssueBody {
  slug: string
  subject: string
  preheader: string
  postalAddress: string
}

/** Placeholders of the frozen email for the subscriber's own link and the date of sending. Need no escaping in HTML. */
export const UNSUBSCRIBE_URL = '%UNSUBSCRIBE_URL%'
export const SENT_ON = '%SENT_ON%'

/** One column without tables or images. The only style element is for dark mode. */
export function issueEmail(parts: IssueParts): { html: string; text: string } {
  const { subject, preheader } = parts
  const signature = signatureOf(parts)
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', null, DARK_STYLES),
  )
  const article = h(
    'div',
    { role: 'article', 'aria-label': subject, ...LOOKS.article },
    contentOf(parts, true),
    h('div', LOOKS.footer, signature),
  )
  const main = h('main', LOOKS.main, preheader && h('div', LOOKS.preheader, preheader), article)
  return {
    html: emailDocument(head, h('body', LOOKS.page, main)),
    text: plainText(contentOf(parts, false), signature),
  }
}

/** For feeds: without title, bars and styles. */
export function issueHtml(parts: IssueBody): string {
  return sanitizeBody(renderToStaticMarkup(bodyOf(parts, false)))
}

function contentOf(parts: IssueParts, hasBars: boolean): ReactElement {
  const { subject, slug, origin } = parts
  const onSite = link(`${origin}/newsletter/${slug}`, ISSUE_TEXT.readOnSite)
  return fragment(
    h('p', LOOKS.masthead, link(`${origin}/`, SITE_NAME, 'brand')),
    h('h1', LOOKS.title, subject),
    h('p', LOOKS.date, `${SENT_ON} · `, onSite),
    bodyOf(parts, hasBars),
  )
}

function bodyOf(
  { origin, intro, value, posts, poll, tryThis, closing }: IssueBody,
  hasBars: boolean,
): ReactElement {
  return fragment(
    prose(intro, origin),
    value && valuePart(value, hasBars),
    posts.length > 0 && h('h2', LOOKS.heading, readingHeading(posts.length)),
    ...posts.map((post, index) => postItem(post, origin, index === 0)),
    poll && pollPart(poll),
    tryThis &&
      h(
        'div',
        LOOKS.try,
        h('h2', LOOKS.tryHeading, ISSUE_TEXT.tryThis),
        h('p', LOOKS.tryText, ...withBreaks(tryThis.split(/\r?\n/))),
      ),
    closing && prose(closing, origin, LOOKS.closing),
  )
}

/** An editor's HTML with inline styles and absolute URLs. */
function prose(html: string, origin: string, attributes = {}): ReactNode {
  if (html === '') return null
  const __html = sanitizeHtml(renderAbsolute(html, origin), {
    allowedTags: [...BODY_RULES.tags],
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, { class: _note, ...rest }) => ({
        tagName,
        attribs: { ...rest, ...BODY_ATTRIBUTES[tagName] },
      }),
    },
  })
  return h('div', { ...attributes, dangerouslySetInnerHTML: { __html } })
}

function valuePart(value: ValueCard, hasBars: boolean): ReactElement {
  const { overall, population, title, description, note, independents, url, also } = value
  const source = [hasBars && ISSUE_TEXT.bars, sourceLine(value), note].filter(Boolean).join(' ')
  return fragment(
    h('h2', LOOKS.heading, ISSUE_TEXT.value),
    h('p', LOOKS.figure, `${overall}%`),
    h('p', LOOKS.population, shareOf(population)),
    h('h3', LOOKS.subheading, title),
    h('p', LOOKS.beforeBars, description),
    bar(PARTY_LABELS.republicans, value.republicans, hasBars, 'red'),
    bar(PARTY_LABELS.democrats, value.democrats, hasBars, 'blue'),
    independents !== null && h('p', LOOKS.population, `${SHARE_TEXT.independents} ${independents}%`),
    h('p', LOOKS.source, `${source} `, link(url, sourceLinkText(value))),
    also.length > 0 && h('p', LOOKS.source, `${MORE_ON_FIGURE}:`),
    ...also.map((more) => h('p', LOOKS.source, link(more.url, more.text))),
  )
}

function bar(group: string, percent: number, isDrawn: boolean, color: 'red' | 'blue'): ReactElement {
  const { className, style } = LOOKS[`${color}bar`]
  const fill = h('div', { className, style: { ...style, width: `${percent}%` } }, '\u00a0')
  return fragment(h('p', LOOKS[color], `${group} ${percent}%`), isDrawn && h('div', LOOKS.track, fill))
}

function postItem(post: LinkedPost, origin: string, isFirst: boolean): ReactElement {
  return fragment(
    h('h3', isFirst ? LOOKS.firstPost : LOOKS.post, link(`${origin}/blog/${post.slug}`, post.title)),
    post.excerpt && h('p', LOOKS.excerpt, post.excerpt),
    h('p', LOOKS.meta, ...withBreaks(postMeta(post))),
  )
}

/** Category and reading time, and the AI label if it has one. */
function postMeta(post: LinkedPost): string[] {
  const label = provenanceLabel(provenanceOf(post))
  const line = `${post.category}, ${readTimeOfWords(post.wordCount)} min read`
  return label ? [line, label] : [line]
}

function pollPart({ question, url }: NonNullable<IssueParts['poll']>): ReactElement {
  return fragment(
    h('h2', LOOKS.heading, ISSUE_TEXT.poll),
    h('h3', LOOKS.question, question),
    h('p', LOOKS.beforeButton, ISSUE_TEXT.pollLead),
    h('p', LOOKS.plain, link(url, ISSUE_TEXT.vote, 'button')),
  )
}

function signatureOf({ origin, postalAddress }: IssueParts): ReactElement {
  return fragment(
    h('p', LOOKS.small, whyYouGetThis(new URL(origin).host)),
    h('p', LOOKS.small, link(UNSUBSCRIBE_URL, ISSUE_TEXT.unsubscribe, 'unsubscribe')),
    h('p', LOOKS.plain, `${SITE_NAME}, ${postalAddress}`),
  )
}

function link(href: string, label: string, look: keyof typeof LOOKS = 'link'): ReactElement {
  return h('a', { href, ...LOOKS[look] }, label)
}

function fragment(...children: ReactNode[]): ReactElement {
  return h(Fragment, null, ...children)
}

function withBreaks(lines: readonly string[]): ReactNode[] {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: line }), line]))
}
