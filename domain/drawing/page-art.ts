import { fnv1a, mulberry32 } from './hash.ts'
import { BLUE, clipPath, clippedBy, OVERLAP, RED, type Side, shape } from './shapes.ts'
import { shareBar } from './share-line.ts'

/** What the hero of a page shows, 640 units wide. `draw` returns the content of an `<svg>`; `id` names its `threads`. */
export type PageArt = { readonly height: number; readonly draw: (id: string) => string }

/** Our mission: a table under a lamp, with a chair on each side. */
export const TABLE_ART: PageArt = {
  height: 366,
  draw: (id) =>
    '<path d="M286 92L354 92L452 214L188 214Z" fill="var(--color-gold)" opacity="0.26"/>' +
    '<path d="M320 0V46" stroke="var(--color-ink)" stroke-width="4"/>' +
    '<path d="M278 94a42 48 0 0 1 84 0Z" fill="var(--color-gold)"/>' +
    shape('M96 366V150a34 34 0 0 1 68 0V238H236a14 14 0 0 1 14 14V276H232V366H214V276H114V366Z', id, RED) +
    shape(
      'M544 366V150a34 34 0 0 0 -68 0V238H404a14 14 0 0 0 -14 14V276H408V366H426V276H526V366Z',
      id,
      BLUE,
    ) +
    '<path d="M308 230H332V352H308ZM256 352H384V366H256Z" fill="var(--color-plum)"/>' +
    shape('M207 208H433a11 11 0 0 1 0 22H207a11 11 0 0 1 0 -22Z', id, OVERLAP) +
    '<path d="M234 184H270V192a16 16 0 0 1 -16 16H250a16 16 0 0 1 -16 -16Z" fill="var(--color-ink)"/>' +
    '<path d="M370 184H406V192a16 16 0 0 1 -16 16H386a16 16 0 0 1 -16 -16Z" fill="var(--color-ink)"/>',
}

const LEFT_BUBBLE = 'M90 320V170A150 150 0 1 1 240 320Z'
const RIGHT_BUBBLE = 'M550 320V170A150 150 0 1 0 400 320Z'

/** Contact: two speech bubbles that overlap. */
export const BUBBLES_ART: PageArt = {
  height: 320,
  draw: (id) =>
    clipPath(`${id}-bubble`, LEFT_BUBBLE) +
    shape(LEFT_BUBBLE, id, RED) +
    shape(RIGHT_BUBBLE, id, BLUE) +
    shape(RIGHT_BUBBLE, id, OVERLAP, clippedBy(`${id}-bubble`)),
}

/** The newsletter: an issue on its way out of the envelope, with a share line and a story. */
export const ENVELOPE_ART: PageArt = {
  height: 380,
  draw: (id) =>
    '<path d="M96 212L320 66L544 212Z" fill="var(--color-plum)"/>' +
    '<path d="M160 14H480V314H160Z" fill="var(--color-raised, var(--color-paper))" stroke="var(--color-ink)" stroke-width="2"/>' +
    '<path d="M192 64H448M192 55V73M320 53V75M448 55V73" stroke="var(--color-line-strong)" stroke-width="2"/>' +
    '<path d="M192 56H397V72H192Z" fill="var(--color-plum)"/>' +
    '<path d="M413 54l9 -10v-14h-18v14Z" fill="var(--color-red)"/>' +
    '<path d="M397 74l9 10v14h-18v-14Z" fill="var(--color-blue)"/>' +
    '<path d="M160 118H480" stroke="var(--color-line)" stroke-width="2"/>' +
    '<path d="M196 136H308V210H196Z" fill="var(--color-cover-straw)"/>' +
    '<circle cx="252" cy="173" r="20" fill="var(--color-gold)"/>' +
    '<path d="M328 146H446M328 164H430M328 182H446M328 200H392" stroke="var(--color-line-strong)" stroke-width="5" stroke-linecap="round"/>' +
    shape('M96 212L320 330L96 376Z', id, RED) +
    shape('M544 212L320 330L544 376Z', id, BLUE) +
    shape('M96 376L296 306Q320 294 344 306L544 376Z', id, OVERLAP) +
    '<circle cx="320" cy="330" r="22" fill="var(--color-gold)"/>',
}

/** The not-found page: two circles that don’t touch, and the overlap that isn’t there. */
export const APART_ART: PageArt = {
  height: 327,
  draw: (id) =>
    `<g transform="scale(1.168) translate(-6 0)">${shape('M6 140a112 112 0 1 1 224 0a112 112 0 1 1 -224 0Z', id, RED)}` +
    shape('M330 140a112 112 0 1 1 224 0a112 112 0 1 1 -224 0Z', id, BLUE) +
    '<path d="M280 60A112 112 0 0 1 280 220A112 112 0 0 1 280 60Z" fill="none" stroke="var(--color-line-strong)" ' +
    'stroke-width="3" stroke-linecap="round" stroke-dasharray="1 9"/></g>',
}

const SHELF = 306
const GROUNDS = ['cream', 'mist', 'blush', 'straw'] as const

type Read = { readonly slug: string; readonly readTime: number }

/** The blog: a spine for each article, as tall as its reading time in minutes. */
export function shelfArt(posts: readonly Read[]): PageArt {
  const pitch = Math.min(58, 616 / posts.length)
  const left = (640 - posts.length * pitch) / 2
  return {
    height: 320,
    draw: (id) =>
      posts.map((post, index) => spine(post, left + index * pitch, pitch, id)).join('') +
      `<rect x="12" y="${SHELF}" width="616" height="12" fill="var(--color-plum)"/>`,
  }
}

function spine({ slug, readTime }: Read, left: number, pitch: number, id: string): string {
  const random = mulberry32(fnv1a(slug))
  const height = Math.round(Math.min(290, 20 + readTime * 36 + random() * 9))
  const width = Math.round(pitch - 4 - random() * 6)
  const [top, x] = [SHELF - height, Math.round(left + pitch - width)]
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)]
  const box = `x="${x}" y="${top}" width="${width}" height="${height}"`
  const [upper, lower] = random() < 0.5 ? [RED, BLUE] : [BLUE, RED]
  const band = (side: Side, from: number, to: number) =>
    shape(
      `M${x} ${Math.round(top + height * from)}h${width}V${Math.round(top + height * to)}h${-width}Z`,
      id,
      side,
    )
  const [first, second] = [0.1 + random() * 0.1, 0.34 + random() * 0.12]
  return (
    `<rect ${box} fill="var(--color-cover-${ground})"/>` +
    band(upper, first, second) +
    band(OVERLAP, second, second + 0.16) +
    band(lower, second + 0.16, second + 0.16 + (second - first) * 0.8) +
    `<rect ${box} fill="none" stroke="var(--color-ink)" stroke-width="1.5"/>`
  )
}

type Pair = { readonly republicans: number; readonly democrats: number }

/** Shared values: what both parties share of each figure, without titles, because the figures are to be guessed. */
export function barsArt(figures: readonly Pair[]): PageArt {
  const pitch = 22
  return {
    height: figures.length * pitch,
    draw: () => figures.map((figure, row) => bar(figure, 0, row * pitch + 4, 640)).join(''),
  }
}

/** Open data: a table with a column of shares. */
export function sheetArt(figures: readonly Pair[]): PageArt {
  const pitch = 40
  const bottom = (figures.length + 1) * pitch
  const rules = figures.map((_, row) => `M0 ${(row + 2) * pitch}H640`).join('')
  const cells = figures.map((_, row) => `M18 ${(row + 1.5) * pitch}h${120 + ((row * 53) % 70)}`).join('')
  return {
    height: bottom + 2,
    draw: () =>
      `<path d="M0 0H640V${bottom}H0Z" fill="var(--color-raised)"/><path d="M0 0H640V${pitch}H0Z" fill="var(--color-ink)"/>` +
      `<path d="M18 20H90M248 20H340M546 20H600" stroke="var(--color-paper)" stroke-width="6"/>` +
      `<path d="${rules}M228 0V${bottom}M528 0V${bottom}" stroke="var(--color-line)" stroke-width="2"/>` +
      `<path d="${cells}" stroke="var(--color-line-strong)" stroke-width="6"/>` +
      figures.map((figure, row) => bar(figure, 248, (row + 1) * pitch + 13, 260)).join('') +
      figures
        .map(
          (_, row) =>
            `<path d="M546 ${(row + 1.5) * pitch}h40" stroke="var(--color-line-strong)" stroke-width="6"/>`,
        )
        .join('') +
      `<path d="M1 1H639V${bottom}H1Z" fill="none" stroke="var(--color-ink)" stroke-width="2"/>`,
  }
}

function bar({ republicans, democrats }: Pair, x: number, y: number, width: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="14">${shareBar(republicans, democrats, 14)}</svg>`
}
