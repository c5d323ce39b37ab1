import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serveDesk, signedIn } from '#web/test/desk.tsx'
import { serve } from '#web/test/serve.ts'
import { DeskRunsDocument } from './runs-panel.generated.ts'

beforeEach(serveDesk)

test('each generation tells what became of it, and which checks need a closer look', async () => {
  const succeeded = {
    trigger: 'SCHEDULED',
    status: 'SUCCEEDED',
    category: 'Civil Discourse',
    failureMessage: null,
    startedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: '2026-11-20T12:02:05.000Z',
    checks: [],
    post: null,
  } as const
  serve(DeskRunsDocument, {
    deskSettings: { dailyLimit: 5, generatedPostsWait: true },
    generationRuns: [
      { ...succeeded, status: 'RUNNING', finishedAt: null },
      {
        ...succeeded,
        post: { title: 'A bakery' },
        checks: [
          { name: 'Length', passed: true, text: '2800 words' },
          { name: 'Loaded words', passed: false, text: '2 found' },
        ],
      },
      { ...succeeded, status: 'FAILED', failureMessage: 'The model declined to write this article' },
      succeeded,
    ],
  })
  await signedIn()
  const part = (await screen.findByRole('heading', { name: 'Recent Generations' })).closest('section')
  await within(part as HTMLElement).findByText('A bakery')
  const texts = (selector: string) =>
    [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
  expect(texts('.rows__title')).toEqual([
    'Generating...',
    'A bakery',
    'The model declined to write this article',
    'A post that was deleted later',
  ])
  expect(texts('.checks li')).toEqual(['Length: 2800 words', 'Loaded words (look closely): 2 found'])
  expect(texts('.desk__lead')).toEqual(['At most 5 a day. They wait as drafts for your approval.'])
  expect(texts('.rows__meta')[1]).toContain('by the schedule · Civil Discourse · took 2:05')
})

test('where nothing was generated yet, the desk says so', async () => {
  await signedIn()
  expect(await screen.findByText('No post has been generated yet.')).toBeVisible()
})
