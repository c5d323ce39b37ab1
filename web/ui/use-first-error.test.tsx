import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFirstError } from './use-first-error.ts'

function Form({ wrong, answer }: { wrong: readonly string[]; answer: number }) {
  return (
    <form ref={useFirstError(answer)}>
      {['Name', 'Email'].map((label) => (
        <input key={label} aria-label={label} aria-invalid={wrong.includes(label)} />
      ))}
    </form>
  )
}

test('who sends a form with errors is brought to the first, with its label, once for every answer', () => {
  const { rerender } = render(<Form wrong={[]} answer={0} />)
  expect(document.body).toHaveFocus()
  const name = screen.getByLabelText('Name')
  const email = screen.getByLabelText('Email')
  const shown = [name, email].map((field) => vi.spyOn(field, 'scrollIntoView'))
  rerender(<Form wrong={['Name', 'Email']} answer={1} />)
  expect(name).toHaveFocus()
  // By the focus alone, Safari leaves the label under the navigation bar.
  expect(shown.map((each) => each.mock.calls)).toEqual([[[{ block: 'nearest' }]], []])
  rerender(<Form wrong={['Email']} answer={1} />)
  expect(name).toHaveFocus()
  rerender(<Form wrong={['Email']} answer={2} />)
  expect(email).toHaveFocus()
  expect(shown.map((each) => each.mock.calls.length)).toEqual([1, 1])
})
