import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, it, test, vi } from 'vitest'
import { Pager, pageItems } from './pager.tsx'

function TwoPages() {
  const [page, setPage] = useState(1)
  return (
    <MemoryRouter>
      <section>
        <h2>Posts</h2>
        <Pager label="Pages" list={{ page, pageCount: 2 }} onPage={setPage} />
      </section>
    </MemoryRouter>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return pathname + search
}

describe('Pager', () => {
  it('names pages and arrows, marks the current page, and moves by one page with the arrows', async () => {
    render(
      <MemoryRouter>
        <Pager label="Pages" list={{ page: 4, pageCount: 9 }} hrefFor={(page) => `/blog?page=${page}`} />
        <Address />
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
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(screen.getByText('/blog?page=3')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('/blog?page=5')).toBeVisible()
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

const drawn = (current: number, count: number) =>
  pageItems(current, count)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ')

test('the pager shows the ends and the neighbors, with ellipses for skipped pages', () => {
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(1, 3)).toBe('1 2 3')
  expect(drawn(1, 9)).toBe('1 2 … 9')
  expect(drawn(3, 9)).toBe('1 2 3 4 … 9')
  expect(drawn(4, 9)).toBe('1 … 3 4 5 … 9')
  expect(drawn(9, 9)).toBe('1 … 8 9')
})

test('the pager is short and sorted and has the first, current and last page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (count, offset) => {
      const current = 1 + (offset % count)
      const items = pageItems(current, count)
      expect(items.length).toBeLessThanOrEqual(7)
      const numbers = items.filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
      for (const [index, item] of items.entries()) {
        const next = items[index + 1]
        if (item === 'gap') expect(Number(next) - Number(items[index - 1])).toBeGreaterThan(1)
        else if (typeof next === 'number') expect(next).toBe(item + 1)
      }
    }),
  )
})
