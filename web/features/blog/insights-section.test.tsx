import { useQuery } from '@apollo/client/react'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomePageDocument } from '#web/pages/home.generated.ts'
import { renderInSite } from '#web/test/render.tsx'
import { serve } from '#web/test/serve.ts'
import { InsightsSection } from './insights-section.tsx'
import { aPost } from './test-posts.ts'

function Insights() {
  const { data } = useQuery(HomePageDocument)
  return <InsightsSection posts={data?.featuredPosts} />
}

test('the section shows one post above three others, each linked to its article', async () => {
  serve(HomePageDocument, { featuredPosts: [1, 2, 3, 4, 5].map((number) => aPost(number)) })
  await renderInSite(<Insights />)
  await screen.findByText('Story 1')
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
