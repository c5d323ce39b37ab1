import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

describe('Button', () => {
  it('does what it is for', async () => {
    const press = vi.fn()
    render(<Button onClick={press}>Retry</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(press).toHaveBeenCalledOnce()
  })

  it('while pending says so, keeps the focus and ignores presses', async () => {
    const press = vi.fn()
    const { rerender } = render(
      <Button onClick={press} pendingText="Sending...">
        Send Message
      </Button>,
    )
    const button = screen.getByRole('button')
    button.focus()
    rerender(
      <Button onClick={press} pending pendingText="Sending...">
        Send Message
      </Button>,
    )
    await userEvent.click(button)
    expect(button.textContent).toBe('Sending...')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(press).not.toHaveBeenCalled()
  })

  it('while pending does not send its form, by mouse or by Enter', async () => {
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <input aria-label="Email" />
        <Button type="submit" pending>
          Subscribe
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  it('as a link stays a link', () => {
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
