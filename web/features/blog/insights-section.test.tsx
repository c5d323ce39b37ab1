import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestClient, renderInSite } from '#web/test/render.tsx'
import { InsightsLead_PostFragmentDoc } from './insights-section.generated.ts'
import { InsightsSection } from './insights-section.tsx'
import { PostCard_PostFragmentDoc } from './post-card.generated.ts'
import { aPost } from './test-posts.ts'

test('a featured post stands first, three more under it, each leading to its article', async () => {
  const client = createTestClient()
  const posts = [1, 2, 3, 4, 5].map((number) => {
    const data = aPost(number) as never
    client.cache.writeFragment({
      fragment: InsightsLead_PostFragmentDoc,
      fragmentName: 'InsightsLead_post',
      data,
    })
    client.cache.writeFragment({ fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post', data })
    return { __typename: 'Post', id: `post-${number}` } as never
  })
  await renderInSite(<InsightsSection posts={posts} />, { client })
  const articles = screen.getAllByRole('article')
  expect(articles.map((article) => within(article).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Story 1',
    'Story 2',
    'Story 3',
    'Story 4',
  ])
  const row = articles[1]?.parentElement
  expect(articles.map((article) => article.parentElement === row)).toEqual([false, true, true, true])
  for (const [index, article] of articles.entries()) {
    for (const text of ['Civil Discourse', `Excerpt ${index + 1}`, 'Nov 14, 2026', '13 min read'])
      expect(within(article).getByText(text)).toBeVisible()
    expect(within(article).getByRole('link', { name: `Story ${index + 1}` })).toHaveAttribute(
      'href',
      `/blog/story-${index + 1}`,
    )
  }
})
