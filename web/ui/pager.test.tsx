import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

function TwoPages() {
  const [page, setPage] = useState(1)
  return (
    <section>
      <h2>Posts</h2>
      <Pager current={page} count={2} items={[1, 2]} onPage={setPage} />
    </section>
  )
}

describe('Pager', () => {
  it('names pages and arrows, marks the current page, and moves by one page with the arrows', async () => {
    const onPage = vi.fn()
    render(
      <MemoryRouter>
        <Pager
          current={4}
          count={9}
          items={[1, 'gap', 3, 4, 5, 'gap', 9]}
          hrefFor={(page) => `/blog?page=${page}`}
          onPage={onPage}
        />
      </MemoryRouter>,
    )
    expect(screen.getAllByRole('button').map((arrow) => arrow.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Next page',
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Page 1',
      'Page 3',
      'Page 4',
      'Page 5',
      'Page 9',
    ])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4')
    expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('href')).toBe('/blog?page=5')
    for (const name of ['Previous page', 'Next page'])
      await userEvent.click(screen.getByRole('button', { name }))
    expect(onPage.mock.calls).toEqual([[3], [5]])
  })

  it('scrolls to the heading, and focuses it when an arrow becomes disabled', async () => {
    render(<TwoPages />)
    const arrow = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
    const scrolled = vi.spyOn(screen.getByRole('heading'), 'scrollIntoView')
    expect(arrow('Previous page').disabled).toBe(true)
    await userEvent.click(arrow('Next page'))
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
    expect(arrow('Next page').disabled).toBe(true)
    expect(document.activeElement?.textContent).toBe('Posts')
    await userEvent.click(arrow('Page 1'))
    expect(arrow('Page 1').getAttribute('aria-current')).toBe('page')
  })
})
