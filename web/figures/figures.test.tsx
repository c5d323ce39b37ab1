import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Dumbbell } from './dumbbell.tsx'
import { Venn } from './venn.tsx'

const value = {
  title: 'Small businesses help the country',
  conservative: { name: 'Republicans', percentage: 87 },
  liberal: { name: 'Democrats', percentage: 88 },
  everyone: 86,
}

describe('figures', () => {
  it('describe in a sentence what they show', () => {
    render(<Dumbbell {...value} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Small businesses help the country: Republicans 87%, Democrats 88%, everyone 86%',
    )
  })

  it('have pattern ids that are unique on the page', () => {
    const { container } = render(
      <>
        <Dumbbell {...value} />
        <Dumbbell {...value} />
        <Venn viewBox="0 0 10 10" fraction={0.3} radius={2} cx={5} cy={5} />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^\w[\w-]*$/)
    for (const filled of container.querySelectorAll('[fill^="url("]')) {
      expect(ids).toContain(filled.getAttribute('fill')?.slice(5, -1))
    }
  })

  it('are hidden from screen readers when they are decoration', () => {
    const { container } = render(<Venn viewBox="0 0 10 10" fraction={0.3} radius={2} cx={5} cy={5} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
