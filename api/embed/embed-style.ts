/** The colors of web/styles/tokens.css that a frame uses, in both themes. A test compares the two. */
export const EMBED_COLORS = {
  paper: ['0.978 0.01 85', '0.195 0.03 266'],
  raised: ['0.996 0.004 85', '0.238 0.032 266'],
  sunk: ['0.948 0.014 82', '0.163 0.028 266'],
  ink: ['0.235 0.04 265', '0.955 0.012 85'],
  'ink-soft': ['0.385 0.03 265', '0.845 0.015 85'],
  'ink-mute': ['0.47 0.025 265', '0.735 0.018 85'],
  line: ['0.872 0.014 82', '0.335 0.03 266'],
  'line-strong': ['0.57 0.02 265', '0.6 0.025 266'],
  plum: ['0.405 0.135 330', '0.8 0.088 324'],
  red: ['0.58 0.18 27', '0.68 0.165 27'],
  'red-ink': ['0.47 0.16 27', '0.78 0.12 27'],
  'red-wash': ['0.93 0.032 27', '0.31 0.06 27'],
  blue: ['0.58 0.145 252', '0.68 0.13 250'],
  'blue-ink': ['0.45 0.135 256', '0.79 0.095 248'],
  'blue-wash': ['0.93 0.03 250', '0.31 0.055 256'],
  slate: ['0.54 0.04 265', '0.69 0.035 265'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

const colors = (theme: 0 | 1) =>
  Object.entries(EMBED_COLORS)
    .map(([name, shades]) => `--color-${name}:oklch(${shades[theme]})`)
    .join(';')

// The heading's font is the system's serif, because a font would be another request.
export const STYLE = `:root{color-scheme:light dark;--ground:var(--color-raised);--mark-ground:var(--color-raised);${colors(0)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${colors(1)}}}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark;${colors(1)}}
@media (forced-colors:active){svg,i{forced-color-adjust:none}:root{--color-red:CanvasText;--color-blue:CanvasText;--color-slate:CanvasText;--color-red-wash:Canvas;--color-blue-wash:Canvas}}
*{box-sizing:border-box;margin:0}
body{background:var(--color-raised);color:var(--color-ink-soft);font:13px/1.3 "Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
main{padding:5px 13px 0;border:1px solid var(--color-line);border-top:2px solid var(--color-ink)}
h1{overflow-wrap:anywhere;font:500 20px/1.1 Georgia,serif;letter-spacing:-.01em;color:var(--color-ink);text-wrap:balance}
svg{display:block;overflow:visible}
figure{margin:5px 0 2px}
.row{display:flex;font-weight:700;line-height:1}
.above{align-items:flex-start;color:var(--color-red-ink)}.below{align-items:flex-end;color:var(--color-blue-ink)}
.left{justify-content:flex-end;text-align:right}
.axis{display:flex;justify-content:space-between;margin-top:3px;color:var(--color-ink-mute);line-height:1}
.more{display:flex;flex-wrap:wrap;gap:2px 14px;margin-top:4px}
.more span{display:inline-flex;align-items:center;gap:5px}
.more b,ol b{color:var(--color-ink)}
ol{list-style:none;padding:0;margin:5px 0 0}
li{display:grid;grid-template-columns:1fr auto;column-gap:8px;line-height:16px;padding-bottom:3px}
li span{color:var(--color-ink);overflow-wrap:anywhere}
i{grid-column:1/-1;height:4px;background:linear-gradient(var(--color-ink-mute),var(--color-ink-mute)) 0/calc(var(--n)*1%) 100% no-repeat,var(--color-sunk)}
footer{display:flow-root;padding-top:3px;color:var(--color-ink-mute);font-size:12px;line-height:1.15}
footer b{display:block;color:var(--color-ink)}
footer a{float:right;display:flex;align-items:center;gap:6px;min-height:44px;margin-left:10px;color:var(--color-plum);font-weight:700;text-decoration:none}
footer a:hover{text-decoration:underline}footer svg{width:30px;height:20px}
:focus-visible{outline:3px solid var(--color-ink);outline-offset:-3px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:339px){main{padding:7px 10px 2px}h1{font-size:17px}}
@media (min-width:520px){main{padding:14px 20px 4px}footer{font-size:13px}body{font-size:14px}h1{font-size:25px}figure{margin-top:14px}li{grid-template-columns:minmax(0,18rem) 1fr 3rem;align-items:center;line-height:19px}li b{order:2;text-align:right}i{grid-column:auto;height:12px}}`
