import { PALETTE } from '#domain/drawing/palette.ts'

const SERIF = "font-family:Georgia,'Times New Roman',serif"
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Colors for text and tracks that the drawings do not use (web/styles/tokens.css). */
const TEXT_RED = '#a12623'
const TEXT_BLUE = '#17549e'
const TRACK = '#e9e2d8'
const ON_PLUM = '#fdfaf4'

const ink = `color:${PALETTE.ink}`
const mute = `color:${PALETTE['ink-mute']}`
const plum = `color:${PALETTE.plum}`
const subheading = `${SERIF};font-size:24px;line-height:1.2;font-weight:normal`

/** Inline styles, because many email apps drop style elements. */
export const STYLES = {
  page: `margin:0;padding:0;background:${PALETTE.paper}`,
  main: `display:block;background:${PALETTE.paper};padding:24px 20px 40px`,
  preheader: 'display:none;max-height:0;overflow:hidden',
  article: `max-width:600px;margin:0 auto;${SANS};font-size:17px;line-height:1.55;color:${PALETTE['ink-soft']}`,
  masthead: `margin:0 0 28px;padding:0 0 14px;border-bottom:2px solid ${PALETTE.ink}`,
  brand: `${SERIF};font-size:22px;font-weight:bold;${ink};text-decoration:none`,
  title: `margin:0 0 12px;${SERIF};font-size:34px;line-height:1.12;font-weight:normal;letter-spacing:-0.5px;${ink}`,
  date: `margin:0 0 24px;font-size:15px;${mute}`,
  link: plum,
  heading: `margin:36px 0 0;padding:14px 0 0;border-top:2px solid ${PALETTE.ink};font-size:16px;line-height:1.3;font-weight:bold;${ink}`,
  figure: `margin:14px 0 0;${SERIF};font-size:60px;line-height:1;letter-spacing:-2px;${plum}`,
  population: `margin:4px 0 14px;font-size:14px;${mute}`,
  subheading: `margin:0 0 8px;${subheading};${ink}`,
  beforeBars: 'margin:0 0 18px',
  red: `margin:0 0 4px;font-size:15px;font-weight:bold;color:${TEXT_RED}`,
  blue: `margin:0 0 4px;font-size:15px;font-weight:bold;color:${TEXT_BLUE}`,
  track: `background:${TRACK};height:14px;margin:0 0 12px`,
  redbar: `background:${PALETTE.red};height:14px;font-size:0;line-height:0`,
  bluebar: `background:${PALETTE.blue};height:14px;font-size:0;line-height:0`,
  source: `margin:0;font-size:14px;line-height:1.5;${mute}`,
  firstPost: `margin:14px 0 6px;${subheading}`,
  post: `margin:20px 0 6px;padding:20px 0 0;border-top:1px solid ${PALETTE.line};${subheading}`,
  excerpt: 'margin:0 0 4px',
  meta: `margin:0;font-size:14px;${mute}`,
  question: `margin:14px 0 8px;${subheading};${ink}`,
  beforeButton: 'margin:0 0 20px',
  button: `display:inline-block;background:${PALETTE.plum};color:${ON_PLUM};padding:13px 26px;border-radius:999px;font-weight:bold;text-decoration:none`,
  try: `margin:40px 0 0;padding:22px 24px;background:${PALETTE['cover-straw']};border-radius:3px`,
  tryHeading: `margin:0 0 8px;font-size:16px;line-height:1.3;font-weight:bold;${ink}`,
  tryText: `margin:0;${SERIF};font-size:20px;line-height:1.45;${ink}`,
  closing: 'margin:32px 0 0',
  footer: `margin:40px 0 0;padding:20px 0 0;border-top:1px solid ${PALETTE.line};font-size:14px;line-height:1.6;${mute}`,
  small: 'margin:0 0 10px',
  unsubscribe: `display:inline-block;padding:10px 0;font-size:16px;font-weight:bold;${plum}`,
  plain: 'margin:0',
} as const

/** Styles of the elements that editors may use. */
export const BODY_STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h2: `margin:28px 0 8px;font-size:20px;line-height:1.3;${ink}`,
  h3: `margin:24px 0 8px;font-size:17px;line-height:1.3;${ink}`,
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 6px',
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${PALETTE.line}`,
  hr: `margin:24px 0;border:0;border-top:1px solid ${PALETTE.line}`,
  a: plum,
}

/** What changes color in dark mode, by style or element. */
export const CLASSES: Readonly<Record<string, string>> = {
  brand: 'e-ink',
  title: 'e-ink',
  masthead: 'e-rule',
  date: 'e-mute',
  heading: 'e-ink e-rule',
  figure: 'e-plum',
  population: 'e-mute',
  subheading: 'e-ink',
  red: 'e-red',
  blue: 'e-blue',
  track: 'e-track',
  source: 'e-mute',
  post: 'e-line',
  meta: 'e-mute',
  question: 'e-ink',
  button: 'e-btn',
  try: 'e-try',
  tryHeading: 'e-ink',
  tryText: 'e-ink',
  footer: 'e-mute e-line',
  a: 'e-plum',
  h2: 'e-ink',
  h3: 'e-ink',
  blockquote: 'e-line',
  hr: 'e-line',
}

/** The dark tokens. Email apps that ignore the query show the light colors. */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.e-page { background: #0e1423 !important } .e-ink { color: #f4f0e7 !important } .e-soft { color: #d1ccc1 !important } .e-mute { color: #aea99d !important }
.e-plum { color: #daabde !important } .e-btn { background: #daabde !important; color: #211125 !important } .e-rule { border-color: #f4f0e7 !important } .e-line { border-color: #2f3646 !important }
.e-try { background: #3d3212 !important } .e-red { color: #fb988d !important } .e-blue { color: #89c0f5 !important } .e-redbar { background: #ed695e !important } .e-bluebar { background: #549de5 !important } .e-track { background: #181e2e !important }
}`
