// `npx node scripts/subset-fonts.ts` reduces the fonts to the characters, weights and optical sizes that pages use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = path.resolve(import.meta.dirname, '../web/fonts')

/** ASCII, punctuation, arrows and ± × ÷. fonts.css has the same ranges, and fonts for other characters. */
const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb1, 0xb1],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
const text = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('')

const newsreader = { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 72 } }
const publicSans = { wght: { min: 400, max: 700 } }

const FONTS: [from: string, to: string, axes: Record<string, { min: number; max: number }>][] = [
  ['newsreader/files/newsreader-latin-opsz-normal.woff2', 'newsreader.woff2', newsreader],
  ['newsreader/files/newsreader-latin-opsz-italic.woff2', 'newsreader-italic.woff2', newsreader],
  ['public-sans/files/public-sans-latin-wght-normal.woff2', 'public-sans.woff2', publicSans],
  ['public-sans/files/public-sans-latin-wght-italic.woff2', 'public-sans-italic.woff2', publicSans],
]

mkdirSync(target, { recursive: true })
for (const [from, to, variationAxes] of FONTS) {
  const complete = readFileSync(require.resolve(`@fontsource-variable/${from}`))
  const subset = await subsetFont(complete, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(path.join(target, to), subset)
  console.log(`${to}: ${complete.length} → ${subset.length} bytes`)
}
