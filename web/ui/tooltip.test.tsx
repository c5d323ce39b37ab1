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
const hover = (name: string) => fireEvent.pointerMove(control(name), { pointerType: 'mouse' })
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const tooltipText = () => screen.queryByRole('tooltip')?.textContent

test('a tooltip opens after 700 ms of hovering, and Escape closes it', () => {
  hover('One')
  advance(TOOLTIP.openDelay - 1)
  expect(tooltipText()).toBeUndefined()
  advance(1)
  expect(tooltipText()).toBe('A remark')
  expect(control('One')).toHaveAccessibleDescription('A remark')
  pressEscape()
  expect(tooltipText()).toBeUndefined()
})

test('another tooltip opens immediately within 300 ms, and with the usual delay later', () => {
  hover('One')
  advance(TOOLTIP.openDelay)
  pressEscape()
  advance(TOOLTIP.skipDelay - 1)
  hover('Two')
  expect(tooltipText()).toBe('Another')
  pressEscape()
  fireEvent.pointerLeave(control('One'), { pointerType: 'mouse' })
  advance(TOOLTIP.skipDelay)
  hover('One')
  expect(tooltipText()).toBeUndefined()
})

test('a tooltip opens immediately on keyboard focus', () => {
  act(() => control('One').focus())
  expect(tooltipText()).toBe('A remark')
})
