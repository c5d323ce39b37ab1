import { expect, test } from 'vitest'
import { generatedPostSchema, hasRightLength, isMarkdown } from './generated-post.ts'

const post = {
  title: 'What a shared garden teaches',
  excerpt: 'Two neighbors and forty tomato plants.',
  category: 'Stories of Unity',
  content: '<p>Forty tomato plants.</p>',
  tags: ['Local'],
}

test('an article has 2,500 to 3,500 words', () => {
  expect([2499, 2500, 3500, 3501].map(hasRightLength)).toEqual([false, true, true, false])
})

test('a tag that the model repeats is stored once', () => {
  expect(generatedPostSchema.parse({ ...post, tags: ['Local', 'local', 'Food'] }).tags).toEqual([
    'local',
    'food',
  ])
})

test('a reply without a title, with an unknown category or without tags is rejected', () => {
  for (const change of [{ title: undefined }, { category: 'Gossip' }, { tags: [] }]) {
    expect(generatedPostSchema.safeParse({ ...post, ...change }).success).toBe(false)
  }
})

test.each([
  '## A garden',
  'One.<br><br>### Two',
  'One.\n\n## Two\n\nThree.',
  '<p>One.</p>\n# Two\n<p>Three.</p>',
  '<p>**Listen first**: then talk.</p>',
  'See [the report](https://example.org/a).',
])('a body in Markdown is recognized: %s', (content) => {
  expect(isMarkdown(content)).toBe(true)
})

test.each([
  '<p>We are #1, and # 2 is near.</p>',
  'Plain text.<br><br>With a second paragraph, #listening.',
  '<p>2 ** 3 is 8, and 3 ** 2 is 9; h**l and d**n are no way to talk.</p>',
  '<p>He said [sic] (twice) and <code># not a heading</code>.</p>',
])('a body with similar characters is not taken for Markdown: %s', (content) => {
  expect(isMarkdown(content)).toBe(false)
})

test('a body of 400,000 line breaks is checked quickly', () => {
  expect(isMarkdown('\n'.repeat(400_000))).toBe(false)
})
