import { expect, test } from 'vitest'
import { NO_FILTERS } from './filters.ts'
import { BLOG_TEXT, byline, filteringBy, listHead, readTimeText, shelfText } from './messages.ts'

test('each page of each list has its own title and description', () => {
  expect(listHead(NO_FILTERS, 1)).toEqual({ title: 'Stories of Unity', description: BLOG_TEXT.lead })
  expect(listHead(NO_FILTERS, 2)).toEqual({
    title: 'Page 2 – Stories of Unity',
    description: `Page 2. ${BLOG_TEXT.lead}`,
  })
  expect(listHead({ ...NO_FILTERS, category: 'Civil Discourse' }, 3)).toEqual({
    title: 'Civil Discourse – Page 3 – Stories of Unity',
    description: `Civil Discourse. Page 3. ${BLOG_TEXT.lead}`,
  })
})

test('the shelf has a spine for each article, and an empty one is not described', () => {
  expect(shelfText(6)).toMatch(/^A shelf with 6 book spines, one for each article below/)
  expect(shelfText(1)).toMatch(/^A shelf with 1 book spine, /)
  expect(shelfText(0)).toBeUndefined()
})

test('tags, authors and read times are formatted as text', () => {
  expect(filteringBy(['local', 'how-to'])).toBe('Filtering by: local, how-to')
  expect(byline('Civic Unity Editorial Team')).toBe('By Civic Unity Editorial Team')
  expect(readTimeText(13)).toBe('13 min read')
})
