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

test('a cover is an uploaded picture, so no page loads one from another site', () => {
  const accepts = (featuredImage: string | null) =>
    postInputSchema.safeParse({ ...post, featuredImage }).success
  const id = '0193a1b2-0000-7000-8000-000000000001'
  for (const path of [`/images/${id}-1600.webp`, `/images/${id}-37.webp`, null])
    expect(accepts(path)).toBe(true)
  const rejected = [
    '/pictures/town.jpg',
    `https://example.org/images/${id}-480.webp`,
    `//example.org/images/${id}-480.webp`,
    `/images/${id}-0.webp`,
    `/images/${id}-480.webp?x=1`,
    `/images/${id}-480.svg`,
    '',
  ]
  for (const path of rejected) expect([path, accepts(path)]).toEqual([path, false])
})
