import { describe, expect, it } from 'vitest'
import { urls } from './urls.ts'

describe('urls', () => {
  it('leaves the blog list bare when nothing narrows it', () => {
    expect(urls.blog()).toBe('/blog')
    expect(urls.blog({ search: '', tags: [], page: 1 })).toBe('/blog')
  })

  it('carries every filter of the blog list', () => {
    expect(urls.blog({ search: 'town & hall', category: 'Civil Discourse', tags: ['a', 'b'], page: 3 })).toBe(
      '/blog?q=town+%26+hall&category=Civil+Discourse&tag=a&tag=b&page=3',
    )
  })

  it('keeps a strange slug inside its place in the path', () => {
    expect(urls.post('a/b?c')).toBe('/blog/a%2Fb%3Fc')
  })
})
