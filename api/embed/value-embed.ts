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
import { escapeHtml } from '#domain/html.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { embedPage, type Theme } from './embed-page.ts'

/** The figure of a value card with its note, without which it should not be printed. */
export function valueEmbed(card: ValueCard, siteUrl: string, theme: Theme): string {
  return embedPage({
    title: shareDescription({ ...card, everyone: card.overall }),
    page: `${siteUrl}${EMBED_PAGES.value}/${card.slug}`,
    link: EMBED_TEXT.frame,
    theme,
    heading: card.title,
    lead: `Share who ${card.asked}`,
    figure: figure(card),
    source: escapeHtml(
      [`${card.pollster}, ${card.year}. ${card.population.split(', ')[0]}.`, card.note]
        .filter(Boolean)
        .join(' '),
    ),
  })
}

function figure(card: ValueCard): string {
  const shares = { ...card, everyone: card.overall }
  const { axisStart, axisMiddle, axisEnd } = SHARE_TEXT
  return `<figure><div role="img" aria-label="${escapeHtml(shareDescription(shares))}">
${labelRow('above', PARTY_LABELS.republicans, card.republicans)}
<svg width="100%" height="${barHeight('m')}">${shareLine({ ...shares, size: 'm' })}</svg>
${labelRow('below', PARTY_LABELS.democrats, card.democrats)}
<p class="axis"><span>${axisStart}</span><span>${axisMiddle}</span><span>${axisEnd}</span></p></div>
<p class="more">${share('everyone', card.overall)}${share('independents', card.independents)}</p></figure>`
}

/** Space for the marks, with the label next to its own. */
function labelRow(side: Side, name: string, percentage: number): string {
  const gap = labelGap('m', percentage)
  const [left, place] =
    percentage >= 50
      ? [' left', `width:calc(${percentage}% - ${gap}px)`]
      : ['', `padding-left:calc(${percentage}% + ${gap}px)`]
  const style = `min-height:${markSpace('m', false)}px;${place}`
  return `<p class="row ${side}${left}" style="${style}">${name} ${percentage}%</p>`
}

function share(name: 'everyone' | 'independents', percentage: number | null): string {
  if (percentage === null) return ''
  const { width, content } = shareGlyph(name)
  const glyph = `<svg width="${width}" height="20" aria-hidden="true">${content}</svg>`
  return `<span>${glyph}${SHARE_TEXT[name]} <b>${percentage}%</b></span>`
}
