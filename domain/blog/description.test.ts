import { expect, test } from 'vitest'
import { metaDescription } from './description.ts'

test('a post is described by its excerpt', () => {
  expect(metaDescription({ excerpt: ' Two neighbors. ', content: '<p>Long.</p>' })).toBe('Two neighbors.')
})

test('without an excerpt the first 160 characters of the text describe it', () => {
  const content = `<h2>One</h2><p>${'é🤝'.repeat(100)}</p>`
  const description = metaDescription({ excerpt: ' ', content })
  expect([...description].length).toBe(160)
  expect(description.startsWith('One é🤝')).toBe(true)
  expect(metaDescription({ excerpt: '', content: `<p>${'a'.repeat(159)} b</p>` })).toBe('a'.repeat(159))
})
