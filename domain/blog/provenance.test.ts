import { expect, test } from 'vitest'
import { provenanceOf } from './provenance.ts'

test('only a model’s post with a review date counts as reviewed', () => {
  const someDay = new Date(0)
  expect(provenanceOf({ aiModel: null, reviewedAt: null })).toBe('people')
  expect(provenanceOf({ aiModel: null, reviewedAt: someDay })).toBe('people')
  expect(provenanceOf({ aiModel: 'a-model', reviewedAt: null })).toBe('model')
  expect(provenanceOf({ aiModel: 'a-model', reviewedAt: someDay })).toBe('modelReviewed')
})
