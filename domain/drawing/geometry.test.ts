import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centerDistance, lensFraction, venn } from './geometry.ts'

const fraction = fc.double({ min: 0, max: 1, noNaN: true })

/** The lens as a share of the circle's area, summed over thin strips, independent of the formula under test. */
function measuredFraction(distance: number): number {
  const strips = 40_000
  const width = (1 - distance / 2) / strips
  let area = 0
  for (let strip = 0; strip < strips; strip += 1) {
    const x = distance / 2 + (strip + 0.5) * width
    area += 4 * Math.sqrt(Math.max(0, 1 - x * x)) * width
  }
  return area / Math.PI
}

test('the lens of the drawn circles has exactly the requested area', () => {
  fc.assert(
    fc.property(fraction, (wanted) => {
      expect(Math.abs(lensFraction(centerDistance(wanted)) - wanted)).toBeLessThan(1e-6)
    }),
  )
})

test('an independent measurement finds the same area', () => {
  for (const wanted of [0.05, 0.34, 0.5, 0.78, 0.95]) {
    expect(Math.abs(measuredFraction(centerDistance(wanted)) - wanted)).toBeLessThan(1e-6)
  }
})

test('a larger overlap always brings the circles closer', () => {
  fc.assert(
    fc.property(fraction, fraction, (a, b) => {
      if (a < b) expect(centerDistance(a)).toBeGreaterThanOrEqual(centerDistance(b))
    }),
  )
  expect([centerDistance(-1), centerDistance(0), centerDistance(1), centerDistance(2)]).toEqual([2, 2, 0, 0])
})

test('the circles are symmetric around the middle', () => {
  fc.assert(
    fc.property(fraction, (wanted) => {
      const layout = venn(wanted, 100, 300, 100)
      expect(layout.x1 + layout.x2).toBeCloseTo(600, 1)
      expect(layout.x2 - layout.x1).toBeLessThanOrEqual(200)
    }),
  )
})

test('touching circles have no lens, and identical circles are all lens', () => {
  expect(venn(0, 100, 100, 100).lens).toBe('')
  expect(venn(1, 100, 100, 100)).toMatchObject({
    x1: 100,
    x2: 100,
    lens: expect.stringMatching(/^M0 100a/),
  })
})
