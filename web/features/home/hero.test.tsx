import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { STARTS_WITH_US_URL } from '#domain/pages/starts-with-us.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Hero } from './hero.tsx'

let reducedMotion = true
beforeEach(() => {
  reducedMotion = true
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
})

const slider = () => screen.getByRole('slider')
const liveRegion = () => document.querySelector('section [aria-live]')

test('the hero has a heading and two buttons that lead to the quiz and the values', async () => {
  const { user, router } = await renderInSite(<Hero />)
  expect(screen.getByRole('heading', { level: 1, name: 'Here’s where we agree.' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find Your Overlap' }))
  expect(router.state.location.hash).toBe('#quiz')
  screen.getByRole('button', { name: 'Explore Shared Values' }).focus()
  await user.keyboard(' ')
  expect(router.state.location.hash).toBe('#values')
})

test('the slider suggests no guess, gives the guess as text, and the figure shows it', async () => {
  const { container } = await renderInSite(<Hero />)
  expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
  expect(screen.getByRole('img', { name: /a question mark until you guess/ })).toBeVisible()
  expect(container.querySelector('svg text')).toHaveTextContent('?')
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '6 in 10')
  expect(screen.getByRole('img', { name: /your guess: 6 in 10\./ })).toBeVisible()
})

test('a guess in the middle is made with Enter, without moving the slider', async () => {
  const { user } = await renderInSite(<Hero />)
  slider().focus()
  await user.keyboard('{Enter}')
  expect(slider()).toHaveAttribute('aria-valuetext', '5 in 10')
})

test('clicking the question makes no guess, but clicking the slider does', async () => {
  const { user } = await renderInSite(<Hero />)
  await user.click(screen.getByText(/Think of ten people/))
  expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
  await user.click(slider())
  expect(slider()).toHaveAttribute('aria-valuetext', '5 in 10')
})

test('the answer can be seen without a guess, and then shows none', async () => {
  const { user } = await renderInSite(<Hero />)
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(screen.getByRole('img', { name: 'Two circles that almost coincide: about 9 in 10.' })).toBeVisible()
  expect(screen.queryByText(/your guess/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to the question' }))
  expect(slider()).toHaveFocus()
  expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
})

test('people without a party can answer the question, which has one value in the survey’s words', async () => {
  await renderInSite(<Hero />)
  expect(slider()).toHaveAccessibleName(/ten people who vote for the party you like less/)
  expect(slider()).toHaveAccessibleName(
    /call the fair and equal application of the rule of law very or extremely important\?$/,
  )
})

test('the answer is announced with its source, the figure keeps the guess, and the focus is kept', async () => {
  const { user } = await renderInSite(<Hero />)
  fireEvent.change(slider(), { target: { value: '3' } })
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(liveRegion()).toHaveTextContent('You guessed 3 in 10 (dotted line).')
  expect(liveRegion()).toHaveTextContent('About nine in ten, in each party.')
  expect(liveRegion()).toHaveTextContent(
    'for Starts With Us, a group that campaigns against polarization. Published June 14, 2023.',
  )
  expect(screen.getByRole('link', { name: 'Read the release' })).toHaveAttribute('href', STARTS_WITH_US_URL)
  expect(screen.getByRole('img', { name: /about 9 in 10.*your guess of 3 in 10/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guess again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(slider()).toHaveFocus()
  expect(liveRegion()).toBeEmptyDOMElement()
})

test.each([0, 10])('a guess of %i is drawn above the circles, where they cannot hide it', async (guess) => {
  const { user, container } = await renderInSite(<Hero />)
  fireEvent.change(slider(), { target: { value: guess } })
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  const shapes = [...container.querySelectorAll('svg g > circle, svg g > path')]
  const dotted = shapes.map((shape) => shape.hasAttribute('stroke-dasharray'))
  expect(dotted.slice(-4)).toEqual([true, true, true, true])
  expect(dotted.indexOf(true)).toBe(dotted.length - 4)
})

test('the circles animate to the answer unless reduced motion is preferred', async () => {
  reducedMotion = false
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
  reducedMotion = true
  await user.click(screen.getByRole('button', { name: 'Back to the question' }))
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(numeral()).toBe('9')
})
