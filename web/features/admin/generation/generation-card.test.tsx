import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { authorizations, serveDesk, signedIn, TOKEN } from '#web/test/desk.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { GeneratePostDocument } from './generation-card.generated.ts'

beforeEach(serveDesk)

test('while a post is generated the button says so and is disabled; then status and lists are fresh', async () => {
  const answer = Promise.withResolvers<object>()
  serve(GeneratePostDocument, (_variables, request) => {
    expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
    return answer.promise
  })
  const { user, client } = await signedIn()
  const featured = { query: FeaturedPostsDocument }
  client.writeQuery({ ...featured, data: { featuredPosts: [] } })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled()
  const before = authorizations.filter(Boolean).length
  expect(client.readQuery(featured)).not.toBeNull()
  answer.resolve({})
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  await waitFor(() => expect(authorizations.filter(Boolean).length).toBe(before + 1))
  // The cached posts of the blog are evicted.
  expect(client.readQuery(featured)).toBeNull()
})

test.each([
  ['GenerationUnavailableError', 'Blog generation is not configured: set OPENAI_API_KEY.'],
  ['GenerationFailedError', 'The model declined to write this article'],
  ['ConflictError', 'A blog post is already being generated'],
] as const)('a failure is told with its reason: %s', async (__typename, message) => {
  serve(GeneratePostDocument, { generatePost: { __typename, message } })
  const { user } = await signedIn()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})

test('a server that breaks is a failure without a better reason', async () => {
  serve(GeneratePostDocument, () => failure())
  const { user } = await signedIn()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText('Failed to generate blog post: Failed to generate blog post')).toBeVisible()
})
