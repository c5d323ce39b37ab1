import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCROLL_TO_HASH_DELAY_MS } from '#domain/layout.ts'
import { PageShell } from './page-shell.tsx'
import { Section } from './section.tsx'

const LATE = 3000

/** A page whose heading appears after a delay. */
function LatePage() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LATE)
    return () => clearTimeout(timer)
  }, [])
  return ready ? (
    <>
      <title>Late – Civic Unity</title>
      <h1>Late</h1>
    </>
  ) : (
    <title>Loading... – Civic Unity</title>
  )
}

const routes = [
  {
    path: '/late',
    element: (
      <PageShell>
        <LatePage />
      </PageShell>
    ),
  },
  {
    path: '/',
    element: (
      <PageShell>
        <h1>Home</h1>
        <Section id="quiz" title="Find Your Overlap" />
      </PageShell>
    ),
  },
  {
    path: '/blog',
    element: (
      <PageShell>
        <h1>Blog</h1>
      </PageShell>
    ),
  },
]

describe('PageShell', () => {
  const scrolled = vi.fn()
  let resize = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback
        }
        observe() {
          resize()
        }
        disconnect() {
          resize = () => {}
        }
      },
    )
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this.id)
    }
  })
  afterEach(() => {
    vi.useRealTimers()
    scrolled.mockClear()
  })

  function open(path: string) {
    const router = createMemoryRouter(routes, { initialEntries: [path] })
    render(<RouterProvider router={router} />)
    return router
  }
  const quiz = () => screen.getByRole('region', { name: 'Find Your Overlap' })

  it('gives a page its landmarks and a skip link', () => {
    open('/')
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(screen.getByRole('main').id).toBe('main')
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
  })

  it('scrolls to the section of a link after the delay and focuses it', async () => {
    const router = open('/blog')
    await act(() => router.navigate('/#quiz'))
    act(() => vi.advanceTimersByTime(SCROLL_TO_HASH_DELAY_MS - 1))
    expect(scrolled).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(scrolled).toHaveBeenCalledWith('quiz')
    expect(document.activeElement).toBe(quiz())
  })

  it('scrolls again when the same link is clicked again', async () => {
    const router = open('/')
    for (const times of [1, 2]) {
      await act(() => router.navigate('/#quiz'))
      act(() => vi.advanceTimersByTime(SCROLL_TO_HASH_DELAY_MS))
      expect(scrolled).toHaveBeenCalledTimes(times)
    }
  })

  it('scrolls again when late content moves the section, until the visitor scrolls', async () => {
    const router = open('/blog')
    await act(() => router.navigate('/#quiz'))
    act(() => vi.advanceTimersByTime(SCROLL_TO_HASH_DELAY_MS))
    act(() => resize())
    expect(scrolled).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new Event('wheel'))
    act(() => resize())
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('does not scroll to the section on Back', async () => {
    const router = open('/')
    await act(() => router.navigate('/#quiz'))
    act(() => vi.advanceTimersByTime(SCROLL_TO_HASH_DELAY_MS))
    await act(() => router.navigate('/blog'))
    screen.getByRole('heading', { level: 1, name: 'Blog' }).blur()
    await act(() => router.navigate(-1))
    act(() => vi.advanceTimersByTime(SCROLL_TO_HASH_DELAY_MS))
    expect(router.state.location.hash).toBe('#quiz')
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Home' }))
  })

  it('announces the title of a page once, when its heading appears', async () => {
    const router = open('/blog')
    await act(() => router.navigate('/late'))
    expect(screen.getByRole('main')).toHaveFocus()
    const announcement = () => document.querySelector('p[aria-live]')?.textContent
    expect(announcement()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(LATE))
    expect(announcement()).toBe('Late – Civic Unity')
    expect(screen.getByRole('heading', { level: 1, name: 'Late' })).toHaveFocus()
    document.title = 'Page 2 – Civic Unity'
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(announcement()).toBe('Late – Civic Unity')
  })

  it('does not move the focus if the visitor moved it before a late heading', async () => {
    const router = open('/blog')
    await act(() => router.navigate('/late'))
    const elsewhere = screen.getByRole('button', { name: /^Color theme/ })
    act(() => elsewhere.focus())
    await act(() => vi.advanceTimersByTimeAsync(LATE))
    expect(screen.getByRole('heading', { level: 1, name: 'Late' })).toBeTruthy()
    expect(elsewhere).toHaveFocus()
  })

  it('shows a progress bar while the code of the next page loads, hidden from screen readers', async () => {
    const code = Promise.withResolvers<object>()
    const router = createMemoryRouter([...routes, { path: '/slow', lazy: () => code.promise }])
    render(<RouterProvider router={router} />)
    const bar = () => document.querySelector('.animate-navigate')
    expect(bar()).toBeNull()
    act(() => void router.navigate('/slow'))
    expect(bar()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await act(async () => code.resolve({ element: <PageShell>Here</PageShell> }))
    expect(screen.getByText('Here')).toBeVisible()
    expect(bar()).toBeNull()
  })

  it('renders on the server', async () => {
    const handler = createStaticHandler(routes)
    const context = await handler.query(new Request('http://localhost/'))
    if (context instanceof Response) throw new Error('a redirect')
    const html = renderToString(
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />,
    )
    expect(html).toContain('<main id="main" tabindex="-1">')
    expect(html).toContain('Community Polls')
    expect(html).not.toContain('<style')
  })
})
