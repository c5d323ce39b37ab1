import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { NOT_FOUND_TEXT } from '#domain/pages/not-found.ts'
import { PageLoadError } from '#web/boot/page-load-error.ts'
import { Component as NotFoundScreen } from '#web/pages/not-found.tsx'
import { SiteProvider } from '#web/site.tsx'
import { TEST_SITE } from '#web/test/render.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { PageShell } from './page-shell.tsx'

function Broken(): never {
  throw new Error('a secret of the machine')
}

function Missing(): never {
  throw new PageLoadError({ cause: 'its chunk did not load' })
}

function open(path: string, setStatus = vi.fn()) {
  const router = createMemoryRouter(
    [
      { path: '/broken', element: <Broken />, errorElement: <ErrorScreen /> },
      { path: '/missing', element: <Missing />, errorElement: <ErrorScreen /> },
      {
        path: '*',
        element: (
          <PageShell>
            <NotFoundScreen />
          </PageShell>
        ),
      },
      {
        path: '/about',
        element: (
          <PageShell>
            <title>About – Civic Unity</title>
            <h1>About</h1>
          </PageShell>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <SiteProvider site={{ ...TEST_SITE, setStatus }}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  return { router, setStatus }
}

test('a page that throws shows the error page without internal details', () => {
  const consoleError = vi.mocked(console.error).mockImplementation(() => {})
  const scroll = vi.spyOn(window, 'scrollTo')
  open('/broken')
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(document.body).not.toHaveTextContent('a secret of the machine')
  consoleError.mockClear()
})

test('a page whose chunk fails to load offline shows the error page', () => {
  const consoleError = vi.mocked(console.error).mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/missing')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  consoleError.mockClear()
})

test('going back from the error page shows the previous page', async () => {
  const consoleError = vi.mocked(console.error).mockImplementation(() => {})
  const { router } = open('/about')
  await act(() => router.navigate('/broken'))
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  consoleError.mockClear()
  await act(() => router.navigate(-1))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About')
})

test('the error page blames the connection if the browser is offline', () => {
  const consoleError = vi.mocked(console.error).mockImplementation(() => {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/broken')
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline')
  expect(screen.getByRole('alert')).not.toHaveTextContent('our fault')
  online.mockRestore()
  consoleError.mockClear()
})

test('an unknown URL shows the specified 404 page with status 404 and noindex', () => {
  const { setStatus } = open('/nowhere')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(screen.getByRole('link', { name: NOT_FOUND_TEXT.blog })).toHaveAttribute('href', '/blog')
  expect(setStatus).toHaveBeenCalledWith(404)
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a new page focuses its heading and announces its title', async () => {
  const { router } = open('/nowhere')
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/about'))
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toHaveFocus()
  expect(await screen.findByText('About – Civic Unity', { selector: '[aria-live]' })).toBeInTheDocument()
})

test('changing only the query keeps the focus', async () => {
  const { router } = open('/about')
  const link = screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement
  link.focus()
  await act(() => router.navigate('/about?page=2'))
  expect(link).toHaveFocus()
})
