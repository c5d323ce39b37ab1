import { expect, test } from 'vitest'
import { renderInSite } from '#web/test/render.tsx'
import { PostMeta } from './post-meta.tsx'

test('copied text has spaces between author, date and reading time', async () => {
  const { container } = await renderInSite(
    <PostMeta before="By Ada Jones" publishedAt="2026-11-15T01:00:00Z" readTime={6} />,
  )
  expect(container.textContent).toContain('By Ada Jones Nov 14, 2026 6 min read')
})
