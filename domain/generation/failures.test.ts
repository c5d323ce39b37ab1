import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GENERATION_STAGES, generationProgress } from './failures.ts'

test('progress grows with the words and reaches 100% only when the run is done', () => {
  expect(generationProgress('waiting', 0)).toBe(0.02)
  expect(generationProgress('writing', 1500)).toBeCloseTo(0.46)
  expect(generationProgress('done', 3000)).toBe(1)
  expect(
    (['writing', 'checking', 'saving'] as const).map((stage) => generationProgress(stage, 90_000)),
  ).toEqual([0.9, 0.94, 0.97])
  expect(generationProgress('checking', 0)).toBe(0.94)
  expect(generationProgress('saving', 0)).toBe(0.97)
  const unfinished = GENERATION_STAGES.filter((stage) => stage !== 'done')
  fc.assert(
    fc.property(fc.constantFrom(...unfinished), fc.nat(100_000), (stage, words) => {
      const fraction = generationProgress(stage, words)
      expect(fraction).toBeGreaterThan(0)
      expect(fraction).toBeLessThan(1)
    }),
  )
})
