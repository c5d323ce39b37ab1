import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Send, useDomainForm } from './use-domain-form.ts'

const schema = z.object({ name: z.string().trim().min(2, 'Too short'), tags: z.string() })
type Values = z.output<typeof schema>

function Form({ send }: { send: Send<Values> }) {
  const { register, submit, errors, isDirty } = useDomainForm(schema, { name: '', tags: '' })
  return (
    <form onSubmit={submit(send)}>
      <input aria-label="Name" {...register('name')} />
      <input aria-label="Tags" {...register('tags')} />
      <button type="submit">Send</button>
      <p>
        {[errors.name?.message, errors.tags?.message, errors.root?.type, isDirty ? 'unsaved' : ''].join('|')}
      </p>
    </form>
  )
}

const state = () => document.querySelector('p')?.textContent
const name = () => screen.getByLabelText('Name')

test('values are validated on submit, then on every change, and sent as parsed by the schema', async () => {
  const send = vi.fn<Send<Values>>(async () => null)
  const user = userEvent.setup()
  render(<Form send={send} />)
  await user.type(name(), 'A{Enter}')
  await waitFor(() => expect(state()).toBe('Too short|||unsaved'))
  expect(name()).toHaveFocus()
  await user.type(name(), 'da ')
  await waitFor(() => expect(state()).toBe('|||unsaved'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(state()).toBe('|||'))
  expect(send.mock.calls).toEqual([[{ name: 'Ada', tags: '' }, screen.getByRole('button')]])
  // An accepted form is reset, so typing shows no errors.
  expect(name()).toHaveValue('')
  await user.type(name(), 'B')
  expect(state()).toBe('|||unsaved')
})

test('server errors appear at their fields and on the form, and the first field gets the focus', async () => {
  const user = userEvent.setup()
  const fields = [
    { path: 'tags.2', message: 'Unknown tag' },
    { path: 'other', message: 'Not in this form' },
  ]
  render(<Form send={async () => ({ message: 'Rejected', code: 'CONFLICT', fields })} />)
  await user.type(name(), 'Ada{Enter}')
  await waitFor(() => expect(state()).toBe('|Unknown tag|CONFLICT|unsaved'))
  expect(screen.getByLabelText('Tags')).toHaveFocus()
  expect(name()).toHaveValue('Ada')
})
