import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Comparable, closestPost, isDuplicate, isSimilar } from './near-duplicate.ts'

function findNearDuplicate(post: Comparable, posts: readonly Comparable[]) {
  const closest = closestPost(post, posts)
  return closest && isDuplicate(closest) ? closest.post : undefined
}

const recent = [
  {
    title: 'The Town That Kept Its Pool',
    content: 'A budget hole, a split council, and a long summer.',
  },
  {
    title: 'Reading a poll in two minutes',
    content: 'Who was asked, when, in what words, and who paid.',
  },
]

test('a title that differs only slightly is a duplicate', () => {
  for (const title of [
    'THE TOWN THAT KEPT ITS POOL!',
    'The town that kept its pools',
    'The Town Which Kept Its Pool',
  ]) {
    expect(findNearDuplicate({ title, content: 'All new.' }, recent)).toBe(recent[0])
  }
})

test('a copied body under a new title is a duplicate', () => {
  const content = 'First. Who was asked, when, in what words and who paid for it.'
  expect(findNearDuplicate({ title: 'Four lines to look for', content }, recent)).toBe(recent[1])
})

test('a different story on a related topic is not a duplicate', () => {
  const post = {
    title: 'How a town library found its readers',
    content: 'Shelves, volunteers and a new roof.',
  }
  expect(findNearDuplicate(post, recent)).toBeUndefined()
  expect(findNearDuplicate(post, [])).toBeUndefined()
})

test('empty bodies are not duplicates of each other', () => {
  const post = { title: 'An entirely different matter', content: '' }
  expect(findNearDuplicate(post, [{ title: 'Bread, butter, soup', content: '' }])).toBeUndefined()
})

test('every post is a duplicate of itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,20}$/), fc.lorem(), (title, body) => {
      const post = { title, content: body }
      expect(findNearDuplicate(post, [post])).toBe(post)
    }),
  )
})

test('the closest earlier post is named, even if it is not a duplicate', () => {
  const closest = closestPost({ title: 'The town that sold its library', content: 'All new.' }, recent)
  expect(closest?.post).toBe(recent[0])
  expect(closest && [isSimilar(closest), isDuplicate(closest)]).toEqual([true, false])
  const different = closestPost({ title: 'Bread and butter', content: 'All new.' }, recent)
  expect(different && isSimilar(different)).toBe(false)
  expect(closestPost({ title: 'Bread and butter', content: 'All new.' }, [])).toBeUndefined()
})
