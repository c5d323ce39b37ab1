import { expect, test } from 'vitest'
import { generatedPostSchema, isMarkdown } from './generated-post.ts'

const post = (words: number) => ({
  title: 'What a shared garden teaches',
  excerpt: 'Two neighbors and forty tomato plants.',
  category: 'Stories of Unity',
  content: `<p>${new Array(words).fill('word').join(' ')}</p>`,
  tags: ['Local'],
})

test('an article of 2,500 to 3,500 words passes, a shorter or longer one does not', () => {
  const passes = [2499, 2500, 3500, 3501].map((words) => generatedPostSchema.safeParse(post(words)).success)
  expect(passes).toEqual([false, true, true, false])
})

test('an article of the wrong length says how long it is', () => {
  const issue = generatedPostSchema.safeParse(post(120)).error?.issues[0]
  expect(issue?.message).toBe('The article has 120 words, not 2500 to 3500')
})

test('tags cannot pad an article: only words that are read count', () => {
  const padded = { ...post(0), content: '<p>a</p>'.repeat(2499) }
  expect(generatedPostSchema.safeParse(padded).success).toBe(false)
})

test('an answer without a title, with a category of its own, or without tags is refused', () => {
  for (const change of [{ title: undefined }, { category: 'Gossip' }, { tags: [] }]) {
    expect(generatedPostSchema.safeParse({ ...post(2500), ...change }).success).toBe(false)
  }
})

test.each([
  '## A garden',
  'One.<br><br>### Two',
  'One.\n\n## Two\n\nThree.',
  '<p>One.</p>\n# Two\n<p>Three.</p>',
  '<p>**Listen first**: then talk.</p>',
  'See [the report](https://example.org/a).',
])('a body that is written in Markdown is known: %s', (content) => {
  expect(isMarkdown(content)).toBe(true)
})

test.each([
  '<p>We are #1, and # 2 is near.</p>',
  'Plain text.<br><br>With a second paragraph, #listening.',
  '<p>2 ** 3 is 8, and 3 ** 2 is 9; h**l and d**n are no way to talk.</p>',
  '<p>He said [sic] (twice) and <code># not a heading</code>.</p>',
])('a body with signs of its own is no Markdown: %s', (content) => {
  expect(isMarkdown(content)).toBe(false)
})

test('a body of nothing but line breaks keeps nobody waiting', () => {
  expect(isMarkdown('\n'.repeat(400_000))).toBe(false)
})
