import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminRunsDocument } from './runs-panel.generated.ts'

beforeEach(serveAdmin)

test('each generation shows its outcome and marks failed checks', async () => {
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
  serve(AdminRunsDocument, {
    generationRuns: [
      { ...succeeded, status: 'RUNNING', finishedAt: null },
      {
        ...succeeded,
        post: { title: 'A bakery' },
        checks: [
          { name: 'Length', passed: true, text: '2,800 words' },
          { name: 'Sources', passed: null, text: 'no figures' },
          { name: 'Loaded words', passed: false, text: '2 found' },
        ],
      },
      { ...succeeded, status: 'FAILED', failureMessage: 'The AI model declined to write this article' },
      succeeded,
    ],
  })
  await openRoom('automation')
  const part = (await screen.findByRole('heading', { name: 'Recent AI articles' })).closest('section')
  await within(part as HTMLElement).findByText('A bakery')
  const rows = [...(part?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [])]
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Generating...',
    'A bakery',
    'The AI model declined to write this article',
    'Deleted post',
  ])
  const succeededRow = within(rows[1] as HTMLElement)
  expect(succeededRow.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Failed: Loaded words 2 found',
    'Nothing to compare: Sources no figures',
    'Passed: Length 2,800 words',
  ])
  // Only a check that compared something gets a green tick.
  expect(rows[1]?.querySelectorAll('.text-green')).toHaveLength(1)
  expect(succeededRow.getByText(/scheduled · Civil Discourse · took 2 minutes/)).toBeVisible()
})

test('the panel says if nothing has been generated yet', async () => {
  await openRoom('automation')
  expect(await screen.findByText('No AI articles yet.')).toBeVisible()
})
