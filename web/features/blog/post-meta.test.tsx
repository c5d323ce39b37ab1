import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostMeta } from './post-meta.tsx'

test('who copies the line has a space between its parts, and not the year and the minutes in one', () => {
  const { container } = render(
    <PostMeta before="By Ada Jones" publishedAt="2026-11-14T15:00:00Z" readTime={6} />,
  )
  expect(container.textContent).toBe('By Ada Jones Nov 14, 2026 6 min read')
})
