import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInSite } from '#web/test/render.tsx'
import { Hero } from './hero.tsx'

let still = true
beforeEach(() => {
  still = true
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})

const slider = () => screen.getByRole('slider')
const live = () => document.querySelector('section [aria-live]')

test('the page opens with its heading and the two buttons to the quiz and the values', async () => {
  const { user, router } = await renderInSite(<Hero />)
  expect(screen.getByRole('heading', { level: 1, name: 'We share more than we think.' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find Your Overlap' }))
  expect(router.state.location.hash).toBe('#quiz')
  screen.getByRole('button', { name: 'Explore Shared Values' }).focus()
  await user.keyboard(' ')
  expect(router.state.location.hash).toBe('#values')
})

test('the slider says the guess in words, and the figure shows it', async () => {
  await renderInSite(<Hero />)
  expect(slider()).toHaveAttribute('aria-valuetext', '3 in 10')
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '6 in 10')
  expect(screen.getByRole('img', { name: /your guess: 6 in 10\./ })).toBeVisible()
})

test('the answer is announced with its source, the guess stays as a dotted line, the focus is kept', async () => {
  const { user } = await renderInSite(<Hero />)
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(live()).toHaveTextContent('About nine in ten do.')
  expect(live()).toHaveTextContent('Starts With Us and NORC, June 2023')
  expect(screen.getByRole('img', { name: /about 9 in 10.*your guess of 3 in 10/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guess again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(slider()).toHaveFocus()
  expect(live()).toBeEmptyDOMElement()
})

test('the circles slide to the answer, unless less motion is asked for', async () => {
  still = false
  const frames: ((now: number) => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame))
  const { user, container } = await renderInSite(<Hero />)
  const numeral = () => container.querySelector('svg text')?.textContent
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(numeral()).not.toBe('9')
  act(() => frames.shift()?.(0))
  expect(numeral()).not.toBe('9')
  act(() => frames.shift()?.(10_000))
  expect(numeral()).toBe('9')
  still = true
  await user.click(screen.getByRole('button', { name: 'Guess again' }))
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(numeral()).toBe('9')
})
