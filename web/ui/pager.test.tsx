import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

describe('Pager', () => {
  it('names every page and both arrows, and marks where one is', () => {
    render(
      <MemoryRouter>
        <Pager
          current={4}
          count={9}
          items={[1, 'gap', 3, 4, 5, 'gap', 9]}
          hrefFor={(page) => `/blog?page=${page}`}
        />
      </MemoryRouter>,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Page 1',
      'Page 3',
      'Page 4',
      'Page 5',
      'Page 9',
      'Next page',
    ])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4')
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/blog?page=5')
  })

  it('stops at the ends', () => {
    render(
      <MemoryRouter>
        <Pager current={1} count={2} items={[1, 2]} hrefFor={(page) => `/${page}`} />
      </MemoryRouter>,
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
    expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy()
  })

  it('calls back where pages are not addresses', async () => {
    const turn = vi.fn()
    render(<Pager current={1} count={2} items={[1, 2]} onPage={turn} />)
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(turn).toHaveBeenCalledWith(2)
  })
})
