import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOOLTIP } from '#domain/toast.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <TooltipProvider>
      <Tooltip text="A remark">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="Another">
        <button type="button">Two</button>
      </Tooltip>
    </TooltipProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const control = (name: string) => screen.getByRole('button', { name })
const pointAt = (name: string) => fireEvent.pointerMove(control(name), { pointerType: 'mouse' })
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const remark = () => screen.queryByRole('tooltip')?.textContent

test('a remark comes after 700 ms of pointing, and Escape takes it away', () => {
  pointAt('One')
  pass(TOOLTIP.openDelay - 1)
  expect(remark()).toBeUndefined()
  pass(1)
  expect(remark()).toBe('A remark')
  expect(control('One')).toHaveAccessibleDescription('A remark')
  pressEscape()
  expect(remark()).toBeUndefined()
})

test('within 300 ms of one remark the next comes at once, later it waits again', () => {
  pointAt('One')
  pass(TOOLTIP.openDelay)
  pressEscape()
  pass(TOOLTIP.skipDelay - 1)
  pointAt('Two')
  expect(remark()).toBe('Another')
  pressEscape()
  fireEvent.pointerLeave(control('One'), { pointerType: 'mouse' })
  pass(TOOLTIP.skipDelay)
  pointAt('One')
  expect(remark()).toBeUndefined()
})

test('who comes by keyboard has the remark at once', () => {
  act(() => control('One').focus())
  expect(remark()).toBe('A remark')
})
