import { Fragment, createElement as h } from 'react'
import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import {
  barHeight,
  labelGap,
  markSpace,
  type Side,
  shareGlyph,
  shareLine,
} from '#domain/drawing/share-line.ts'
import { SHARE_TEXT, shareDescription } from '#domain/drawing/share-text.ts'
import { EMBED_PAGES, EMBED_TEXT } from '#domain/embed/embed-code.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { embedPage, raw, type Theme } from './embed-page.ts'

/** The figure of a value card, with the first sentence of its note. Everything else that qualifies it is one click away. */
export function valueEmbed(card: ValueCard, siteUrl: string, theme: Theme): string {
  const [note = ''] = (card.note ?? '').split(/(?<=\.) /)
  const qualified = /briefing/.test(note) ? ', after a briefing.' : `. ${note}`
  return embedPage({
    title: shareDescription({ ...card, everyone: card.overall }),
    page: `${siteUrl}${EMBED_PAGES.value}/${card.slug}`,
    link: EMBED_TEXT.frame,
    theme,
    heading: card.title,
    lead: `Share who ${card.asked}`,
    figure: figure(card),
    source: `${card.pollster}, ${card.year}. ${card.population.split(', ')[0]}${qualified}`,
  })
}

function figure(card: ValueCard) {
  const { republicans, democrats, independents, overall } = card
  return h(
    'figure',
    null,
    h(
      'div',
      { role: 'img', 'aria-label': shareDescription({ ...card, everyone: overall }) },
      labelRow('above', PARTY_LABELS.republicans, republicans),
      h('svg', {
        width: '100%',
        height: barHeight('m'),
        ...raw(shareLine({ ...card, everyone: overall, size: 'm' })),
      }),
      labelRow('below', PARTY_LABELS.democrats, democrats),
      h(
        'p',
        { className: 'axis' },
        ...[SHARE_TEXT.axisStart, SHARE_TEXT.axisMiddle, SHARE_TEXT.axisEnd].map((tick) =>
          h('span', { key: tick }, tick),
        ),
      ),
    ),
    h(
      'p',
      { className: 'more' },
      share('everyone', overall),
      independents === null ? null : share('independents', independents),
    ),
  )
}

/** Space for the marks, with the label next to its own. */
function labelRow(side: Side, name: string, percentage: number) {
  const gap = labelGap('m', percentage)
  const isLeft = percentage >= 50
  return h(
    'p',
    {
      className: `row ${side}${isLeft ? ' left' : ''}`,
      style: {
        minHeight: markSpace('m', false),
        ...(isLeft
          ? { width: `calc(${percentage}% - ${gap}px)` }
          : { paddingLeft: `calc(${percentage}% + ${gap}px)` }),
      },
    },
    `${name} ${percentage}%`,
  )
}

function share(name: 'everyone' | 'independents', percentage: number) {
  const { width, content } = shareGlyph(name)
  return h(
    'span',
    null,
    h('svg', { width, height: 20, 'aria-hidden': true, ...raw(content) }),
    h(Fragment, null, `${SHARE_TEXT[name]} `, h('b', null, `${percentage}%`)),
  )
}
