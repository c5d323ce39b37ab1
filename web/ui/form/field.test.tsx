import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'
import { Select } from './select.tsx'

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

function Form() {
  const { register, handleSubmit, formState } = useForm<{ name: string }>()
  return (
    <form onSubmit={handleSubmit(() => {})}>
      <Field label="Name" error={formState.errors.name?.message}>
        <Input {...register('name', { required: 'Please enter your name' })} />
      </Field>
      <button type="submit">Send</button>
    </form>
  )
}

describe('Field', () => {
  it('labels its control and describes it with the hint', () => {
    render(
      <Field label="Email" hint="We never share it." optional>
        <Input type="email" />
      </Field>,
    )
    const input = screen.getByLabelText('Email (optional)')
    expect(descriptionOf(input)).toBe('We never share it.')
    expect(input.getAttribute('aria-invalid')).toBe('false')
  })

  it('describes its control with the error, after the hint', () => {
    render(
      <Field label="Message" hint="Short is fine." error="Please enter a message of at least 10 characters">
        <Textarea />
      </Field>,
    )
    const control = screen.getByLabelText('Message')
    // Right-to-left text is aligned to the right while typing.
    expect(control.getAttribute('dir')).toBe('auto')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(control)).toBe('Short is fine. | Please enter a message of at least 10 characters')
    expect(screen.getByRole('alert').textContent).toBe('Please enter a message of at least 10 characters')
  })

  it('lists the options of a select after its placeholder', () => {
    render(
      <Field label="Subject">
        <Select placeholder="Select a category" options={[{ value: 'general', label: 'General Inquiry' }]} />
      </Field>,
    )
    expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Select a category',
      'General Inquiry',
    ])
  })

  it('works with react-hook-form, which focuses the first invalid field', async () => {
    render(<Form />)
    await userEvent.click(screen.getByRole('button'))
    const input = screen.getByLabelText('Name')
    await waitFor(() => expect(descriptionOf(input)).toBe('Please enter your name'))
    expect(document.activeElement).toBe(input)
  })
})
