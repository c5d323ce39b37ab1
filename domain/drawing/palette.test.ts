import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PALETTE, withPalette } from './palette.ts'

test('the palette matches the tokens of the light theme', () => {
  const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
  for (const [name, color] of Object.entries(PALETTE)) {
    const token = new RegExp(
      `--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)(?: / ([\\d.]+))?\\)`,
    ).exec(css)
    const [, lightness, chroma, hue, alpha] = token ?? []
    const [red, green, blue] = toRgb(Number(lightness), Number(chroma), Number(hue))
    const hex = `#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`
    expect(color).toBe(alpha ? `rgba(${red}, ${green}, ${blue}, ${alpha})` : hex)
  }
})

test('CSS variables in a drawing are replaced by colors', () => {
  expect(withPalette('<path fill="var(--color-red)" stroke="var(--mark-ground, var(--color-paper))"/>')).toBe(
    `<path fill="${PALETTE.red}" stroke="${PALETTE.paper}"/>`,
  )
})

/** Conversion from oklab by Björn Ottosson, as in CSS Color 4. */
function toRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const light = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, light)))
  })
}
