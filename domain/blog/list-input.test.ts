import { expect, test } from 'vitest'
import { postListSchema } from './list-input.ts'

test('an empty input means the first page of all posts', () => {
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

test('duplicate tags are removed', () => {
  expect(postListSchema.parse({ tags: ['local', ' local '] }).tags).toEqual(['local'])
})
