import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { NOT_FOUND_TEXT } from '#domain/pages/not-found.ts'
import { PageLoadError } from '#web/boot/page-load-error.ts'
import { SiteProvider } from '#web/site.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
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
            <title>About: Civic Unity</title>
            <h1>About</h1>
          </PageShell>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <SiteProvider site={{ publicUrl: 'http://localhost:4000', setStatus }}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  return { router, setStatus }
}

test('a page that breaks gives way to an apology, with a way on and no inner details', () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {})
  const scroll = vi.spyOn(window, 'scrollTo')
  open('/broken')
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(document.body).not.toHaveTextContent('a secret of the machine')
  complaint.mockClear()
})

test('a page whose chunk is missing while the device is offline gives way to an apology', () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/missing')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  complaint.mockClear()
})

test('going back from a page that broke shows the page before', async () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {})
  const { router } = open('/about')
  await act(() => router.navigate('/broken'))
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  complaint.mockClear()
  await act(() => router.navigate(-1))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About')
})

test('who is offline is not told that it is our fault, but to try again when the connection is back', () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/broken')
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline')
  expect(screen.getByRole('alert')).not.toHaveTextContent('our fault')
  online.mockRestore()
  complaint.mockClear()
})

test('an unknown address is answered in the specified words, with status 404 and not for search engines', () => {
  const { setStatus } = open('/nowhere')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(screen.getByRole('link', { name: NOT_FOUND_TEXT.blog })).toHaveAttribute('href', '/blog')
  expect(setStatus).toHaveBeenCalledWith(404)
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a new page receives the focus at its heading and is announced by its title', async () => {
  const { router } = open('/nowhere')
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/about'))
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toHaveFocus()
  expect(await screen.findByText('About: Civic Unity', { selector: '[aria-live]' })).toBeInTheDocument()
})

test('a change of the query alone leaves the focus where it is', async () => {
  const { router } = open('/about')
  const link = screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement
  link.focus()
  await act(() => router.navigate('/about?page=2'))
  expect(link).toHaveFocus()
})
