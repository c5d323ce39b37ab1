import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOAST } from '#domain/toast.ts'
import { ToastRegion } from './toast-region.tsx'
import { currentToast, dismissToast, queueToast, showToast } from './toast-store.ts'

const cards = () => within(screen.getByRole('region')).getAllByRole('listitem')
const noCard = () => within(screen.getByRole('region')).queryByRole('listitem') === null

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<ToastRegion />)
  })
  afterEach(() => {
    act(() => dismissToast())
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('shows title and description in the given kind, and announces them with a period between', () => {
    act(() => showToast({ title: 'Error', description: 'Failed to submit your vote.', kind: 'bad' }))
    const [card] = cards()
    expect(card?.dataset.kind).toBe('bad')
    expect(card?.textContent).toBe('ErrorFailed to submit your vote.')
    act(() => vi.advanceTimersByTime(100))
    expect(screen.getByRole('status').textContent).toBe('Notification Error. Failed to submit your vote.')
  })

  it('replaces the old toast with a new one', () => {
    act(() => showToast({ title: 'Link copied!' }))
    act(() => showToast({ title: 'Vote submitted!', kind: 'good' }))
    expect(cards().map((card) => card.textContent)).toEqual(['Vote submitted!'])
  })

  it('delays a follow-up toast until the current one has had time to be read', () => {
    act(() => queueToast({ title: 'At once' }))
    expect(cards()[0]?.textContent).toBe('At once')
    act(() => showToast({ title: 'Vote submitted!' }))
    act(() => queueToast({ title: 'Challenge Completed!' }))
    act(() => vi.advanceTimersByTime(TOAST.minVisible - 100))
    expect(cards()[0]?.textContent).toBe('Vote submitted!')
    act(() => vi.advanceTimersByTime(200))
    expect(cards().map((card) => card.textContent)).toEqual(['Challenge Completed!'])
  })

  it('shows a toast as soon as it is requested', () => {
    act(() => showToast({ title: 'Early' }))
    expect(cards()[0]?.textContent).toBe('Early')
  })

  it('closes after its duration', () => {
    act(() => showToast({ title: 'Link copied!' }))
    act(() => vi.advanceTimersByTime(TOAST.duration - 100))
    expect(cards()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(200))
    expect(noCard()).toBe(true)
  })

  it('gives a toast that replaces another its full duration', () => {
    act(() => showToast({ title: 'First' }))
    act(() => vi.advanceTimersByTime(TOAST.duration - 100))
    act(() => showToast({ title: 'Second' }))
    act(() => vi.advanceTimersByTime(TOAST.duration - 100))
    expect(cards()[0]?.textContent).toBe('Second')
  })

  it('moves the focus to the notifications on F8', () => {
    act(() => showToast({ title: 'Link copied!' }))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notifications (F8)')
  })

  it('closes on Escape and on its button', () => {
    act(() => showToast({ title: 'Link copied!' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(noCard()).toBe(true)
    act(() => showToast({ title: 'Link copied!' }))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(noCard()).toBe(true)
  })

  it('is dismissed by a swipe of 50 pixels to the right', () => {
    HTMLElement.prototype.setPointerCapture = () => {}
    HTMLElement.prototype.hasPointerCapture = () => false
    const swipe = (by: number) => {
      const [card] = cards()
      if (!card) throw new Error('no toast')
      const at = (clientX: number) => ({ clientX, clientY: 0, pointerType: 'touch', button: 0 })
      fireEvent.pointerDown(card, at(0))
      fireEvent.pointerMove(card, at(by / 2))
      fireEvent.pointerMove(card, at(by))
      fireEvent.pointerUp(card, at(by))
    }
    act(() => showToast({ title: 'Link copied!' }))
    swipe(45)
    expect(cards()).toHaveLength(1)
    swipe(-80)
    expect(cards()).toHaveLength(1)
    swipe(55)
    expect(noCard()).toBe(true)
  })

  it('delays a follow-up toast further when another toast appears first', () => {
    const shown = () => currentToast()?.title
    act(() => showToast({ title: 'Quiz completed!' }))
    act(() => queueToast({ title: 'Challenge Completed!' }))
    act(() => vi.advanceTimersByTime(TOAST.minVisible - 100))
    act(() => showToast({ title: 'Link copied!' }))
    act(() => vi.advanceTimersByTime(TOAST.minVisible - 1))
    expect(shown()).toBe('Link copied!')
    act(() => vi.advanceTimersByTime(1))
    expect(shown()).toBe('Challenge Completed!')
  })

  it('announces errors assertively and other toasts politely', () => {
    act(() => showToast({ title: 'Saved', kind: 'good' }))
    act(() => vi.advanceTimersByTime(100))
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
    act(() => showToast({ title: 'Error', description: 'Try again.', kind: 'bad' }))
    act(() => vi.advanceTimersByTime(100))
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive')
    expect(screen.getByRole('status').textContent).toBe('Notification Error. Try again.')
  })

  it('removes a closed toast after the removal delay', () => {
    act(() => showToast({ title: 'Link copied!' }))
    act(() => dismissToast())
    act(() => vi.advanceTimersByTime(TOAST.removalDelay - 1))
    expect(currentToast()).toMatchObject({ title: 'Link copied!', open: false })
    act(() => vi.advanceTimersByTime(1))
    expect(currentToast()).toBeNull()
  })
})
