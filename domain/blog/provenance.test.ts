import { expect, test } from 'vitest'
import {
  authorNote,
  listProvenance,
  PROVENANCES,
  type Provenance,
  provenanceLabel,
  provenanceOf,
  withProvenance,
} from './provenance.ts'

const someDay = new Date(0)

test.each<[string, Parameters<typeof provenanceOf>[0], Provenance]>([
  ['of a person', { aiModel: null, aiEdited: false, reviewedAt: null }, 'people'],
  ['of a person, even with a review', { aiModel: null, aiEdited: true, reviewedAt: someDay }, 'people'],
  ['of a model', { aiModel: 'a-model', aiEdited: false, reviewedAt: null }, 'model'],
  ['of a model that was edited', { aiModel: 'a-model', aiEdited: true, reviewedAt: null }, 'modelEdited'],
  [
    'of a model that was reviewed',
    { aiModel: 'a-model', aiEdited: false, reviewedAt: someDay },
    'modelReviewed',
  ],
  ['of both', { aiModel: 'a-model', aiEdited: true, reviewedAt: someDay }, 'modelEditedReviewed'],
])('the provenance of a post %s', (_post, post, provenance) => {
  expect(provenanceOf(post)).toBe(provenance)
})

test('every label of a model’s article names the model, and only a review is called one', () => {
  expect(provenanceLabel('people')).toBeNull()
  expect(provenanceLabel('model')).toBe('Written by an AI model, not reviewed by an editor')
  expect(provenanceLabel('modelEdited')).toBe(
    'Drafted with an AI model and edited, not reviewed by an editor',
  )
  expect(provenanceLabel('modelReviewed')).toBe('Written by an AI model, reviewed by an editor')
  expect(provenanceLabel('modelEditedReviewed')).toBe(
    'Drafted with an AI model and edited, reviewed by an editor',
  )
})

test('a summary ends with the label, if there is one', () => {
  expect(withProvenance('Two neighbors.', 'people')).toBe('Two neighbors.')
  expect(withProvenance('Two neighbors.', 'model')).toBe(
    'Two neighbors. (Written by an AI model, not reviewed by an editor.)',
  )
  expect(withProvenance(' ', 'model')).toBe('(Written by an AI model, not reviewed by an editor.)')
})

test('an unreviewed model is not called a contributing author', () => {
  const notes = PROVENANCES.map(authorNote)
  expect(notes.map((note) => note.startsWith('Contributing author'))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})

test('a list has one line only if every article has the same label', () => {
  expect(listProvenance(['model', 'model'])).toMatch(/AI model\. No editor has reviewed them\.$/)
  expect(listProvenance(['modelReviewed', 'modelReviewed'])).toMatch(/reviewed by an editor\.$/)
  for (const list of [
    [],
    ['model'],
    ['model', 'modelReviewed'],
    ['model', 'people'],
    ['people', 'people'],
  ] as const)
    expect(listProvenance(list)).toBeNull()
})
