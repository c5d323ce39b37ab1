import { useQuery } from '@apollo/client/react'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomePageDocument } from '#web/pages/home.generated.ts'
import { aPost } from '#web/test/posts.ts'
import { renderInSite } from '#web/test/render.tsx'
import { serve } from '#web/test/serve.ts'
import { InsightsSection } from './insights-section.tsx'

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
    expect(within(article).queryByText(/AI model/)).toBeNull()
  }
})

test('each article by a model is labeled', async () => {
  const provenances = ['MODEL', 'MODEL_REVIEWED', 'PEOPLE', 'MODEL_EDITED'] as const
  serve(HomePageDocument, {
    featuredPosts: provenances.map((provenance, index) => aPost(index + 1, { provenance })),
  })
  await renderInSite(<Insights />)
  await screen.findByText('Story 1')
  const labels = screen
    .getAllByRole('article')
    .map((article) => within(article).queryByText(/AI model/)?.textContent)
  expect(labels).toEqual([
    'Written by an AI model, not reviewed by an editor',
    'Written by an AI model, reviewed by an editor',
    undefined,
    'Drafted with an AI model and edited, not reviewed by an editor',
  ])
})

test('articles of the same origin are labeled by one line', async () => {
  serve(HomePageDocument, {
    featuredPosts: [1, 2, 3, 4].map((story) => aPost(story, { provenance: 'MODEL_EDITED' })),
  })
  await renderInSite(<Insights />)
  await screen.findByText('Story 1')
  expect(screen.getAllByText(/AI model/).map(({ textContent }) => textContent)).toEqual([
    'The articles listed here were drafted with an AI model and edited. No editor has reviewed them.',
  ])
})
