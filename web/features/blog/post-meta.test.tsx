import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostMeta } from './post-meta.tsx'

test('copied text has spaces between author, date and reading time', () => {
  const { container } = render(
    <PostMeta before="By Ada Jones" publishedAt="2026-11-14T15:00:00Z" readTime={6} />,
  )
  expect(container.textContent).toBe('By Ada Jones Nov 14, 2026 6 min read')
})
