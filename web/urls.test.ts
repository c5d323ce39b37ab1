import { describe, expect, it } from 'vitest'
import { urls } from './urls.ts'

describe('urls', () => {
  it('has no query for a blog list without filters', () => {
    expect(urls.blog()).toBe('/blog')
    expect(urls.blog({ search: '', tags: [], page: 1 })).toBe('/blog')
  })

  it('includes every filter of the blog list', () => {
    expect(urls.blog({ search: 'town & hall', category: 'Civil Discourse', tags: ['a', 'b'], page: 3 })).toBe(
      '/blog?q=town+%26+hall&category=Civil+Discourse&tag=a&tag=b&page=3',
    )
  })

  it('encodes special characters in a slug', () => {
    expect(urls.post('a/b?c')).toBe('/blog/a%2Fb%3Fc')
  })
})
