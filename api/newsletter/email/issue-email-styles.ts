import type { CSSProperties } from 'react'
import { PALETTE } from '#domain/drawing/palette.ts'

const SERIF = { fontFamily: "Georgia,'Times New Roman',serif" }
const SANS = { fontFamily: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" }

/** Light and dark colors. Those that the drawings do not use are from web/styles/tokens.css. */
const TONES = {
  page: { background: [PALETTE.paper, '#0e1423'] },
  ink: { color: [PALETTE.ink, '#f4f0e7'] },
  soft: { color: [PALETTE['ink-soft'], '#d1ccc1'] },
  mute: { color: [PALETTE['ink-mute'], '#aea99d'] },
  plum: { color: [PALETTE.plum, '#daabde'] },
  btn: { background: [PALETTE.plum, '#daabde'], color: ['#fdfaf4', '#211125'] },
  rule: { borderColor: [PALETTE.ink, '#f4f0e7'] },
  line: { borderColor: [PALETTE.line, '#2f3646'] },
  try: { background: [PALETTE['cover-straw'], '#3d3212'] },
  red: { color: ['#a12623', '#fb988d'] },
  blue: { color: ['#17549e', '#89c0f5'] },
  redbar: { background: [PALETTE.red, '#ed695e'] },
  bluebar: { background: [PALETTE.blue, '#549de5'] },
  track: { background: ['#e9e2d8', '#181e2e'] },
} satisfies Record<string, Record<string, readonly [light: string, dark: string]>>

type Tone = keyof typeof TONES

/** Inline styles, because many email apps drop style elements. The classes are for dark mode. */
function look(style: CSSProperties, ...tones: Tone[]) {
  const light = tones.flatMap((tone) => Object.entries(TONES[tone]).map(([name, [color]]) => [name, color]))
  return {
    ...(tones.length > 0 && { className: tones.map((tone) => `e-${tone}`).join(' ') }),
    style: { ...style, ...Object.fromEntries(light) } as CSSProperties,
  }
}

const subheading = { ...SERIF, fontSize: 24, lineHeight: 1.2, fontWeight: 'normal' }
const ruled = { borderTop: '2px solid' }
const lined = { borderTop: '1px solid' }
const bar = { height: 14, fontSize: 0, lineHeight: 0 }
const group = { margin: '0 0 4px', fontSize: 15, fontWeight: 'bold' }
const label = { fontSize: 16, lineHeight: 1.3, fontWeight: 'bold' }

export const LOOKS = {
  page: look({ margin: 0, padding: 0 }, 'page'),
  main: look({ display: 'block', padding: '24px 20px 40px' }, 'page'),
  preheader: look({ display: 'none', maxHeight: 0, overflow: 'hidden' }),
  article: look({ maxWidth: 600, margin: '0 auto', ...SANS, fontSize: 17, lineHeight: 1.55 }, 'soft'),
  masthead: look({ margin: '0 0 28px', padding: '0 0 14px', borderBottom: '2px solid' }, 'rule'),
  brand: look({ ...SERIF, fontSize: 22, fontWeight: 'bold', textDecoration: 'none' }, 'ink'),
  title: look(
    {
      ...SERIF,
      margin: '0 0 12px',
      fontSize: 34,
      lineHeight: 1.12,
      fontWeight: 'normal',
      letterSpacing: -0.5,
    },
    'ink',
  ),
  date: look({ margin: '0 0 24px', fontSize: 15 }, 'mute'),
  link: look({}, 'plum'),
  heading: look({ margin: '36px 0 0', padding: '14px 0 0', ...ruled, ...label }, 'ink', 'rule'),
  figure: look({ ...SERIF, margin: '14px 0 0', fontSize: 60, lineHeight: 1, letterSpacing: -2 }, 'plum'),
  population: look({ margin: '4px 0 14px', fontSize: 14 }, 'mute'),
  subheading: look({ margin: '0 0 8px', ...subheading }, 'ink'),
  beforeBars: look({ margin: '0 0 18px' }),
  red: look(group, 'red'),
  blue: look(group, 'blue'),
  track: look({ height: 14, margin: '0 0 12px' }, 'track'),
  redbar: look(bar, 'redbar'),
  bluebar: look(bar, 'bluebar'),
  source: look({ margin: 0, fontSize: 14, lineHeight: 1.5 }, 'mute'),
  firstPost: look({ margin: '14px 0 6px', ...subheading }),
  post: look({ margin: '20px 0 6px', padding: '20px 0 0', ...lined, ...subheading }, 'line'),
  excerpt: look({ margin: '0 0 4px' }),
  meta: look({ margin: 0, fontSize: 14 }, 'mute'),
  question: look({ margin: '14px 0 8px', ...subheading }, 'ink'),
  beforeButton: look({ margin: '0 0 20px' }),
  button: look(
    {
      display: 'inline-block',
      padding: '13px 26px',
      borderRadius: 999,
      fontWeight: 'bold',
      textDecoration: 'none',
    },
    'btn',
  ),
  try: look({ margin: '40px 0 0', padding: '22px 24px', borderRadius: 3 }, 'try'),
  tryHeading: look({ margin: '0 0 8px', ...label }, 'ink'),
  tryText: look({ ...SERIF, margin: 0, fontSize: 20, lineHeight: 1.45 }, 'ink'),
  closing: look({ margin: '32px 0 0' }),
  footer: look(
    { margin: '40px 0 0', padding: '20px 0 0', ...lined, fontSize: 14, lineHeight: 1.6 },
    'mute',
    'line',
  ),
  small: look({ margin: '0 0 10px' }),
  unsubscribe: look({ display: 'inline-block', padding: '10px 0', fontSize: 16, fontWeight: 'bold' }, 'plum'),
  plain: look({ margin: 0 }),
}

/** Attributes of the elements that editors may use. */
export const BODY_ATTRIBUTES: Readonly<Record<string, { class?: string; style: string }>> = {
  p: { style: 'margin:0 0 16px' },
  h2: { class: 'e-ink', style: `margin:28px 0 8px;font-size:20px;line-height:1.3;color:${PALETTE.ink}` },
  h3: { class: 'e-ink', style: `margin:24px 0 8px;font-size:17px;line-height:1.3;color:${PALETTE.ink}` },
  ul: { style: 'margin:0 0 16px;padding:0 0 0 24px' },
  ol: { style: 'margin:0 0 16px;padding:0 0 0 24px' },
  li: { style: 'margin:0 0 6px' },
  blockquote: {
    class: 'e-line',
    style: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${PALETTE.line}`,
  },
  hr: { class: 'e-line', style: `margin:24px 0;border:0;border-top:1px solid ${PALETTE.line}` },
  a: { class: 'e-plum', style: `color:${PALETTE.plum}` },
}

/** Email apps that ignore the query show the light colors. */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
${Object.entries(TONES)
  .map(([tone, colors]) => `.e-${tone} { ${darkRules(colors)} }`)
  .join('\n')}
}`

function darkRules(colors: Readonly<Record<string, readonly [string, string]>>): string {
  const rules = Object.entries(colors).map(
    ([name, [, dark]]) => `${name === 'borderColor' ? 'border-color' : name}: ${dark} !important`,
  )
  return rules.join('; ')
}
