import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

describe('Button', () => {
  it('calls its click handler', async () => {
    const handleClick = vi.fn()
    render(<Button onClick={handleClick}>Retry</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(handleClick).toHaveBeenCalledOnce()
  })

  it('shows its pending text, keeps the focus and ignores clicks while pending', async () => {
    const handleClick = vi.fn()
    const { rerender } = render(
      <Button onClick={handleClick} pendingText="Sending...">
        Send Message
      </Button>,
    )
    const button = screen.getByRole('button')
    button.focus()
    rerender(
      <Button onClick={handleClick} pending pendingText="Sending...">
        Send Message
      </Button>,
    )
    await userEvent.click(button)
    expect(button.textContent).toBe('Sending...')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(handleClick).not.toHaveBeenCalled()
  })

  it('does not submit its form while pending, by click or Enter', async () => {
    const handleSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={handleSubmit}>
        <input aria-label="Email" />
        <Button type="submit" pending>
          Subscribe
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}')
    expect(handleSubmit).not.toHaveBeenCalled()
  })

  it('renders ButtonLink as a link that looks like a button', () => {
    render(
      <MemoryRouter>
        <ButtonLink href="/blog" variant="line" size="sm">
          Read the blog
        </ButtonLink>
        <Button variant="line" size="sm">
          Read more
        </Button>
      </MemoryRouter>,
    )
    const link = screen.getByRole('link', { name: 'Read the blog' })
    expect(link.getAttribute('href')).toBe('/blog')
    expect(link.className).toBe(screen.getByRole('button', { name: 'Read more' }).className)
  })
})
