import { expect, test } from 'vitest'
import { postEditSchema, postInputSchema } from './post-input.ts'

const post = {
  title: 'The town that kept its pool',
  excerpt: '',
  content: '<p>A.</p>',
  category: 'Stories of Unity',
}

test('a post without author, tags and image gets the defaults', () => {
  expect(postInputSchema.parse(post)).toEqual({
    ...post,
    tags: [],
    author: 'Civic Unity Editorial Team',
    featuredImage: null,
  })
})

test('editing a title changes nothing else', () => {
  expect(postEditSchema.parse({ title: ' The pool that stayed ' })).toEqual({ title: 'The pool that stayed' })
  expect(postEditSchema.parse({})).toEqual({})
})

test('tags are converted to lower case and deduplicated', () => {
  expect(postInputSchema.parse({ ...post, tags: ['Local', ' local', 'How-to'] }).tags).toEqual([
    'local',
    'how-to',
  ])
})

test('invalid content, titles, categories, images and tags are rejected', () => {
  for (const change of [
    { content: '  ' },
    { title: 'No' },
    { category: 'Gossip' },
    { featuredImage: 'javascript:alert(1)' },
    { featuredImage: '//evil.example/a.png' },
    { featuredImage: '/\\evil.example/a.png' },
    { featuredImage: 'https://example.org:port/a.png' },
    { tags: [''] },
  ]) {
    expect(postInputSchema.safeParse({ ...post, ...change }).success).toBe(false)
  }
})

test('a missing author and one that is too long have different messages', () => {
  const messageFor = (author: string) =>
    postInputSchema.safeParse({ ...post, author }).error?.issues[0]?.message
  expect(messageFor('a'.repeat(100))).toBeUndefined()
  expect(messageFor('a'.repeat(101))).toBe('Please keep the author’s name under 100 characters')
  expect(messageFor(' ')).toBe('Please enter an author')
})

test('an image URL that is too long is rejected with the maximum length', () => {
  const messageFor = (length: number) =>
    postInputSchema.safeParse({ ...post, featuredImage: `/${'a'.repeat(length - 1)}` }).error?.issues[0]
      ?.message
  expect(messageFor(500)).toBeUndefined()
  expect(messageFor(501)).toBe('Please keep the image URL under 500 characters')
})

test('an image URL is absolute or starts with a slash, and has no spaces', () => {
  const accepts = (featuredImage: string) => postInputSchema.safeParse({ ...post, featuredImage }).success
  for (const address of ['/pictures/town.jpg', 'https://example.org/a.png', 'http://example.org/a.png']) {
    expect(accepts(address)).toBe(true)
  }
  for (const address of ['pictures/town.jpg', 'https://example.org/a b.png', '/']) {
    expect(accepts(address)).toBe(false)
  }
})
