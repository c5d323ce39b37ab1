import { expect, test } from 'vitest'
import { postListSchema } from './list-input.ts'

test('a list that says nothing is the first page of everything', () => {
  expect(postListSchema.parse({})).toEqual({
    search: '',
    category: null,
    tags: [],
    page: 1,
    pageSize: 6,
    order: 'bestMatch',
  })
  expect(postListSchema.parse({ search: null, category: '  ', tags: [' ', ''] })).toMatchObject({
    search: '',
    category: null,
    tags: [],
  })
})

test('each tag counts once', () => {
  expect(postListSchema.parse({ tags: ['local', ' local '] }).tags).toEqual(['local'])
})
