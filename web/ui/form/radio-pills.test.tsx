import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { RadioPills } from './radio-pills.tsx'

const OPTIONS = [
  { value: 'projects', label: 'Local projects' },
  { value: 'talk', label: 'Honest conversation' },
  { value: 'tone', label: 'A better tone' },
]

function Question() {
  const [value, setValue] = useState<string>()
  return (
    <>
      <h3 id="question">Choose one</h3>
      <RadioPills labelledBy="question" options={OPTIONS} value={value} onChange={setValue} />
    </>
  )
}

function chosen(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value)
}

describe('RadioPills', () => {
  it('is a group of radio buttons labeled by its question', () => {
    render(<Question />)
    expect(screen.getByText('Choose one')).toBeVisible()
    const group = screen.getByRole('group', { name: 'Choose one' })
    expect(within(group).getAllByRole('radio')).toHaveLength(3)
    expect(chosen()).toEqual([])
  })

  it('can be clicked anywhere on the pill', async () => {
    render(<Question />)
    await userEvent.click(screen.getByText('A better tone'))
    expect(chosen()).toEqual(['tone'])
  })

  it('changes the choice with the arrow keys', async () => {
    render(<Question />)
    await userEvent.click(screen.getByRole('radio', { name: 'Local projects' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toEqual(['talk'])
  })

  it('keeps the choices of two questions separate', async () => {
    render(
      <>
        <Question />
        <Question />
      </>,
    )
    const [first, second] = screen.getAllByText('A better tone')
    if (first) await userEvent.click(first)
    if (second) await userEvent.click(second)
    expect(chosen()).toEqual(['tone', 'tone'])
  })
})
