import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openAdminSignedIn, serveAdmin } from '#web/test/admin.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { StartGenerationDocument } from './generation-card.generated.ts'

beforeEach(serveAdmin)

test.each([
  ['GenerationUnavailableError', 'Blog generation is not configured: set OPENAI_API_KEY.'],
  ['ConflictError', 'A blog post is already being generated'],
] as const)('a failed generation shows its reason: %s', async (__typename, message) => {
  serve(StartGenerationDocument, { startGeneration: { __typename, message } })
  const { user } = await openAdminSignedIn()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})

test('a server error shows the general failure message', async () => {
  serve(StartGenerationDocument, () => failure())
  const { user } = await openAdminSignedIn()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText('Failed to generate blog post: Failed to generate blog post')).toBeVisible()
})
