// `npx node scripts/subset-fonts.ts` reduces the fonts to the characters, weights and optical sizes that pages use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = path.resolve(import.meta.dirname, '../web/fonts')

/** ASCII, punctuation, arrows and ± × ÷, from the first range. The next ones are of fonts for other characters. */
const [range = ''] = /U\+[^;]+/.exec(readFileSync(path.resolve(target, '../styles/fonts.css'), 'utf8')) ?? []
const text = [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
  .flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
  .map((code) => String.fromCodePoint(code))
  .join('')
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
