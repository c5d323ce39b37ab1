import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Nav } from './nav.tsx'

function open(path = '/') {
  const page = (
    <>
      <Nav />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

const menuButton = () => screen.getByRole('button', { name: /^(Menu|Close)$/ })
const menu = () => screen.queryByRole('navigation', { name: 'Main menu' })

describe('Nav', () => {
  it('has six links, two of them with other names in the menu', async () => {
    open()
    const wide = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(wide.map((link) => link.textContent)).toEqual([
      'Unity Challenges',
      'Find Your Overlap',
      'Shared Values',
      'Unity Insights',
      'Community Pulse',
      'Blog',
    ])
    await userEvent.click(menuButton())
    const small = within(menu() as HTMLElement).getAllByRole('link')
    expect(small.map((link) => link.textContent)).toEqual([
      'Unity Challenges',
      'Find Your Overlap',
      'Shared Values',
      'American Stories',
      'Community Polls',
      'Blog',
    ])
    expect(small[3]?.getAttribute('href')).toBe('/#stories')
    expect(screen.getByRole('link', { name: 'Civic Unity' }).getAttribute('href')).toBe('/')
  })

  it('exposes the state of the menu on its button', async () => {
    open()
    expect(menuButton().getAttribute('aria-expanded')).toBe('false')
    expect(menu()).toBeNull()
    await userEvent.click(menuButton())
    expect(menuButton().getAttribute('aria-expanded')).toBe('true')
    expect(menuButton().getAttribute('aria-controls')).toBe(menu()?.id)
    expect(menuButton().textContent).toBe('Close')
    expect(menuButton().querySelector('svg')).toHaveAttribute('data-icon', 'x')
  })

  it('opens by keyboard, and Escape closes it and returns the focus', async () => {
    open()
    menuButton().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Unity Challenges')
    await userEvent.keyboard('{Escape}')
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(menuButton())
  })

  it('closes on a click outside', async () => {
    open()
    await userEvent.click(menuButton())
    await userEvent.click(screen.getByText('Elsewhere'))
    expect(menu()).toBeNull()
  })

  it('closes when the focus leaves it', async () => {
    open()
    await userEvent.click(menuButton())
    for (let stop = 0; stop < 7; stop += 1) await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Elsewhere')
    expect(menu()).toBeNull()
  })

  it('closes on navigation', async () => {
    const router = open()
    await userEvent.click(menuButton())
    await userEvent.click(within(menu() as HTMLElement).getByText('Community Polls'))
    expect(router.state.location.hash).toBe('#polls')
    expect(menu()).toBeNull()
  })

  it('stays closed after Back to the page where it was opened', async () => {
    const router = open()
    await userEvent.click(menuButton())
    await userEvent.click(within(menu() as HTMLElement).getByText('Community Polls'))
    await act(() => router.navigate(-1))
    expect(router.state.location.hash).toBe('')
    expect(menu()).toBeNull()
  })

  it('marks the blog link as current on the list and on articles, but not on the home page', () => {
    const current = () =>
      screen.getAllByRole('link').flatMap((link) => link.getAttribute('aria-current') ?? [])
    open('/blog')
    expect(current()).toEqual(['page'])
    document.body.innerHTML = ''
    open('/blog/what-contact-does')
    expect(current()).toEqual(['true'])
    document.body.innerHTML = ''
    open('/#quiz')
    expect(current()).toEqual([])
  })
})
