import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { sessionId } from '#web/session.ts'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { DeleteMyDataDocument, ExportMyDataDocument } from './my-data.generated.ts'
import { MyData } from './my-data.tsx'

const ballot = { question: 'Shall we?', option: 'Yes', affiliation: 'OTHER', day: '2026-11-20' } as const

test('all data of this browser can be downloaded as a file', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const sent = serve(ExportMyDataDocument, (variables) => ({
    myData: { ...variables, completions: [], quizSubmissions: [], ballots: [ballot] },
  }))
  const { user } = await renderInSite(<MyData />)
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(names).toEqual(['civic-unity-my-data.json']))
  // Not every browser announces a download to screen readers.
  expect(await screen.findByText('Download ready')).toBeVisible()
  // Stays on the page after the toast.
  expect(screen.getByText(/^Download ready\. The file is called/)).toBeVisible()
  expect(screen.getByText('The file is called civic-unity-my-data.json.')).toBeVisible()
  // Every download has the current data.
  const button = screen.getByRole('button', { name: 'Download my data' })
  expect(button).not.toHaveAttribute('aria-busy')
  await user.click(button)
  await waitFor(() => expect(names).toHaveLength(2))
  expect(sent).toHaveLength(2)
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(files[0] as Blob)
  })
  expect(JSON.parse(text)).toEqual({
    sessionId: sessionId(),
    completions: [],
    quizSubmissions: [],
    ballots: [ballot],
  })
})

test('deleting asks for confirmation, then deletes on the server and in the browser', async () => {
  const id = sessionId()
  localStorage.setItem('unity_value_guesses', '{}')
  localStorage.setItem(POLL_VOTES_KEY, '{}')
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('unity_quiz', '{}')
  const sent = serve(DeleteMyDataDocument, {
    deleteMyData: { completions: 2, quizSubmissions: 1, ballots: 0 },
  })
  const { user, client } = await renderInSite(<MyData />)
  // Points that other pages have cached.
  client.cache.restore({ 'Session:1': { __typename: 'Session', id: '1', points: 25 } })
  await user.click(screen.getByRole('button', { name: 'Delete my data' }))
  expect(sent).toEqual([])
  expect(screen.getByText(/Delete everything we’ve stored for this browser\?/).closest('p')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Yes, delete it' }))
  expect(await screen.findByText('Your data has been deleted')).toBeVisible()
  expect(screen.getByText(/^Your data has been deleted\. /)).toBeVisible()
  expect(screen.getByText('1 quiz result, 2 completed challenges and 0 votes.')).toBeVisible()
  expect(sent).toEqual([{ sessionId: id }])
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['theme'])
  expect(client.cache.extract()).toEqual({})
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my data' })).toHaveFocus())
})

test('Keep it cancels the deletion', async () => {
  const { user } = await renderInSite(<MyData />)
  await user.click(screen.getByRole('button', { name: 'Delete my data' }))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('button', { name: 'Delete my data' })).toHaveFocus()
  await user.keyboard('{Enter}{Escape}')
  expect(screen.getByRole('button', { name: 'Delete my data' })).toHaveFocus()
})

test('a failed download or deletion shows an error and can be retried', async () => {
  serve(ExportMyDataDocument, () => failure())
  serve(DeleteMyDataDocument, () => failure())
  const { user } = await renderInSite(<MyData />)
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('Failed to load your data. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete my data' }))
  await user.click(screen.getByRole('button', { name: 'Yes, delete it' }))
  expect(await screen.findByText('Failed to delete your data. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yes, delete it' })).toBeVisible()
})
