import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ShareLineOptions, shareLine } from './share-line.ts'
import { missText, shareDescription, shareSentence } from './share-text.ts'

const percentage = fc.integer({ min: 0, max: 100 })
const parties = fc.record({ republicans: percentage, democrats: percentage })
const draw = (options: Partial<ShareLineOptions>) => shareLine({ size: 'm', ...options })
/** Where the marks are, in percent. */
const marksOf = (svg: string) => [...svg.matchAll(/<svg x="(\d+)%"/g)].map(([, at]) => Number(at))
const rect = (svg: string, fill: string) => {
  const [, x, width] = new RegExp(`<rect (?:x="(\\d+)%" )?width="(\\d+)%"[^>]*${fill}`).exec(svg) ?? []
  return { from: Number(x ?? 0), to: Number(x ?? 0) + Number(width ?? 0) }
}

test('plum ends at the lower party’s share, and the stripes of the other party end at the higher one', () => {
  fc.assert(
    fc.property(parties, (shares) => {
      const svg = draw(shares)
      const { republicans, democrats } = shares
      const [low, high] = [Math.min(republicans, democrats), Math.max(republicans, democrats)]
      expect(rect(svg, 'plum')).toEqual({ from: 0, to: low })
      const wash = republicans > democrats ? 'red-wash' : 'blue-wash'
      if (low === high) expect(svg).not.toContain('-wash')
      else expect(rect(svg, wash)).toEqual({ from: low, to: high })
      expect(marksOf(svg)).toEqual([republicans, democrats])
    }),
  )
})

test('shares that no poll printed are not drawn, and zero is', () => {
  expect(draw({ republicans: 60, democrats: 65, independents: null, everyone: null })).not.toMatch(
    /slate|--color-ink\)/,
  )
  expect(marksOf(draw({ republicans: 60, democrats: 65, independents: 0 }))).toEqual([0, 60, 65])
  expect(draw({ everyone: 85 })).not.toMatch(/plum|<svg/)
  expect(draw({ everyone: 85 })).toContain('x1="85%"')
  expect(draw({})).not.toMatch(/plum|<svg|ink\)/)
})

test('a guess is a hollow mark behind its share, joined to it by dots from seven points', () => {
  const far = draw({ republicans: 87, democrats: 88, guess: { republicans: 60 } })
  expect(marksOf(far)).toEqual([60, 87, 88])
  expect(far).toMatch(/x1="60%"[^>]*x2="87%"[^>]*stroke-dasharray="0.1 5"/)
  const near = draw({ republicans: 87, democrats: 88, guess: { democrats: 82 } })
  expect(marksOf(near)).toEqual([82, 87, 88])
  expect(near).not.toContain('stroke-dasharray="0.1 5"')
  const pending = draw({ guess: { republicans: 40 } })
  expect(marksOf(pending)).toEqual([40])
  expect(pending).not.toContain('stroke-dasharray="0.1 5"')
})

test('marks stay inside the line at its ends, with their tips on the share', () => {
  for (const [republicans, side] of [
    [0, 1],
    [50, 0],
    [100, -1],
  ] as const) {
    const [, left, right] = /M0 0L(-?[\d.]+) [^Z]*H(-?[\d.]+)/.exec(draw({ republicans })) ?? []
    expect(Math.sign(Math.round(Number(left) + Number(right)))).toBe(side)
  }
})

test('the description has every share, what was asked and the guess', () => {
  const title = 'Hire judges'
  const shares = { republicans: 60, democrats: 65 }
  expect(
    shareDescription({
      title,
      ...shares,
      independents: 36,
      everyone: 55,
      asked: 'agreed',
      guess: { republicans: 80 },
    }),
  ).toBe(
    'Hire judges: 60% of Republicans, 65% of Democrats, 36% of independents, and 55% of everyone agreed. Your guess: 80% of Republicans.',
  )
  expect(shareDescription({ title, ...shares, independents: null })).toBe(
    'Hire judges: 60% of Republicans and 65% of Democrats.',
  )
  expect(shareDescription({ title, guess: { democrats: 20 } })).toBe(
    'Hire judges: The answer is hidden until you guess. Your guess: 20% of Democrats.',
  )
})

test('the sentence never claims more than the lower share, and gives both from 40 points', () => {
  const text = (republicans: number, democrats: number) => {
    const { lead, rest } = shareSentence({ republicans, democrats }, 'favored it')
    return `${lead}|${rest}`
  }
  expect(text(86, 80)).toBe('At least 80% of each party| favored it.')
  expect(text(72, 72)).toBe('72% of each party| favored it.')
  expect(text(31, 80)).toBe('49 points apart|: 80% of Democrats and 31% of Republicans favored it.')
  fc.assert(
    fc.property(parties, ({ republicans, democrats }) => {
      const { lead, rest } = shareSentence({ republicans, democrats }, 'agreed')
      const isSplit = Math.abs(republicans - democrats) >= 40
      expect(`${lead}${rest}`).toContain(`${Math.min(republicans, democrats)}% of `)
      expect(`${lead}${rest}`.includes(`${Math.max(republicans, democrats)}%`)).toBe(
        isSplit || republicans === democrats,
      )
    }),
  )
})

test('a miss has a direction', () => {
  expect([missText(60, 87), missText(88, 87), missText(87, 87)]).toEqual([
    '27 points too low',
    '1 point too high',
    'exactly right',
  ])
})
