import { expect, test } from 'vitest'
import { affiliationSchema } from './affiliation-schema.ts'
import { AFFILIATION_LABEL, AFFILIATIONS } from './affiliations.ts'

test('a missing affiliation counts as independent', () => {
  expect(affiliationSchema.parse(undefined)).toBe('independent')
})

test('an affiliation is accepted in any letter case', () => {
  for (const affiliation of AFFILIATIONS) {
    expect(affiliationSchema.parse(affiliation.toUpperCase())).toBe(affiliation)
    expect(affiliationSchema.parse(AFFILIATION_LABEL[affiliation])).toBe(affiliation)
  }
})

test('an unknown affiliation is rejected with a message', () => {
  const message = 'Political affiliation must be conservative, liberal, independent or other'
  for (const wrong of ['martian', '', 3, null]) {
    expect(affiliationSchema.safeParse(wrong).error?.issues[0]?.message).toBe(message)
  }
})
