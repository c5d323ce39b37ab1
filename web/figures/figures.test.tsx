import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { People } from './people.tsx'
import { ShareLine } from './share-line.tsx'
import { Venn } from './venn.tsx'

const value = {
  title: 'Small businesses help the country',
  republicans: 87,
  democrats: 88,
  everyone: 86,
}

describe('figures', () => {
  it('describe in a sentence what they show', () => {
    render(<ShareLine {...value} size="m" asked="said so" />)
    expect(
      screen.getByRole('img', {
        name: 'Small businesses help the country: 87% of Republicans, 88% of Democrats, and 86% of everyone said so.',
      }),
    ).toHaveTextContent('Republicans 87%Democrats 88%050%100%Everyone 86%')
  })

  it('print a guess next to the share, other groups’ names, and no text in small rows', () => {
    const { container, rerender } = render(
      <ShareLine
        {...value}
        size="m"
        guess={{ democrats: 60 }}
        labels={{ republicans: 'Conservatives', democrats: 'Liberals' }}
      />,
    )
    expect(container).toHaveTextContent('Conservatives 87%Liberals 88% you guessed 60%')
    rerender(<ShareLine {...value} size="s" />)
    expect(container).toHaveTextContent(/^$/)
  })

  it.each([0, 1, 2, 6, 9, 10])('of two people stay inside their drawing at %i of 10', (same) => {
    const { container } = render(
      <People fraction={same / 10} radius={186} you="You" them="Dana" label="Two circles" />,
    )
    const [left = 0, top = 0, width = 0, height = 0] = (
      container.querySelector('svg')?.getAttribute('viewBox') ?? ''
    )
      .split(' ')
      .map(Number)
    for (const circle of container.querySelectorAll('circle')) {
      const [x, y, r, line] = ['cx', 'cy', 'r', 'stroke-width'].map((name) =>
        Number(circle.getAttribute(name)),
      )
      const reach = (r ?? 0) + (line ?? 0) / 2
      expect((x ?? 0) - reach).toBeGreaterThanOrEqual(left)
      expect((x ?? 0) + reach).toBeLessThanOrEqual(left + width)
      expect((y ?? 0) - reach).toBeGreaterThanOrEqual(top)
      expect((y ?? 0) + reach).toBeLessThanOrEqual(top + height)
    }
  })

  it('have pattern ids that are unique on the page', () => {
    const { container } = render(
      <>
        <Venn viewBox="0 0 10 10" fraction={0.3} radius={2} cx={5} cy={5} />
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
