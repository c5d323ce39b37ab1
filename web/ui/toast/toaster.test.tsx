import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

test('the notification area loads with the first toast and shows it', async () => {
  render(<Toaster />)
  expect(screen.queryByRole('region')).toBeNull()
  act(() => showToast({ title: 'Link copied!' }))
  expect(await screen.findByText('Link copied!')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument()
})

test('the notification area loads with the first key', async () => {
  render(<Toaster />)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument()
})

test('the hotkey focuses the notification area even as the first input', async () => {
  render(<Toaster />)
  fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' })
  await vi.waitFor(() => expect(document.querySelector('[data-toasts]')).toHaveFocus())
})

test('a toast whose code fails to load is not shown', async () => {
  vi.resetModules()
  const load = vi.fn(() => {
    throw new Error('offline')
  })
  vi.doMock('./toast-region.tsx', load)
  const { Toaster } = await import('./toaster.tsx')
  const { showToast, dismissToast } = await import('./toast-store.ts')
  render(<Toaster />)
  await act(async () => showToast({ title: 'Vote submitted!' }))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(screen.queryByRole('region')).toBeNull()
  dismissToast()
  vi.doUnmock('./toast-region.tsx')
})
