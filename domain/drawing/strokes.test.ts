import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessLayers, STROKES, type StrokeLayer, strokeLayers, WEAVE, weaveLayers } from './strokes.ts'

const percentage = fc.integer({ min: 0, max: 100 })
const strokesIn = (layers: readonly StrokeLayer[]) =>
  layers.reduce((count, { d }) => count + (d.match(/M/g)?.length ?? 0), 0)
const isPale = ({ opacity }: StrokeLayer) => opacity !== undefined
const isHeavy = ({ width, isDotted }: StrokeLayer) => width > 2 && !isDotted

test('there are always a hundred strokes, and the weights count the people', () => {
  const party = fc.constantFrom('republicans' as const, 'democrats' as const, 'both' as const)
  fc.assert(
    fc.property(party, percentage, percentage, fc.boolean(), (party, expected, actual, isUpward) => {
      const layers = strokeLayers({ party, expected, actual, isUpward })
      expect(strokesIn(layers)).toBe(100)
      expect(strokesIn(layers.filter(isPale))).toBe(100 - Math.max(expected, actual))
      expect(strokesIn(layers.filter(isHeavy))).toBe(Math.max(0, actual - expected))
      expect(strokesIn(layers.filter(({ isDotted }) => isDotted))).toBe(Math.max(0, expected - actual))
      const colors = new Set(layers.map(({ color }) => color))
      if (party !== 'both') expect(colors).not.toContain(party === 'democrats' ? 'red' : 'blue')
      expect(colors.has('plum')).toBe(party === 'both' && actual > expected)
    }),
  )
})

test('every stroke lies in its field, and no two are the same', () => {
  for (const [layers, { width, height }] of [
    [strokeLayers({ party: 'both', expected: 30, actual: 60 }), STROKES],
    [strokeLayers({ party: 'republicans', expected: 0, actual: 100, isUpward: true }), STROKES],
    [strokeLayers({ party: 'democrats', expected: 50, actual: 20 }), STROKES],
    [weaveLayers(31), WEAVE],
  ] as const) {
    const strokes = layers.flatMap(({ d }) => [...d.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)])
    expect(strokes).toHaveLength(100)
    expect(new Set(strokes.map(([whole]) => whole)).size).toBe(100)
    for (const [, x, y, direction, length] of strokes) {
      expect(Number(x) + (direction === 'h' ? Number(length) : 0)).toBeLessThanOrEqual(width)
      expect(Number(y) + (direction === 'v' ? Number(length) : 0)).toBeLessThanOrEqual(height)
    }
  }
})

test('a guess and a weave count to their number', () => {
  fc.assert(
    fc.property(percentage, (count) => {
      expect(strokesIn(guessLayers('democrats', count).filter(isHeavy))).toBe(count)
      expect(strokesIn(weaveLayers(count))).toBe(100)
      expect(strokesIn(weaveLayers(count).filter(({ color }) => color === 'plum'))).toBe(count)
    }),
  )
})
