import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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
  expect(screen.getByRole('heading', { level: 1, name: 'We share more than we think.' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find Your Overlap' }))
  expect(router.state.location.hash).toBe('#quiz')
  screen.getByRole('button', { name: 'Explore Shared Values' }).focus()
  await user.keyboard(' ')
  expect(router.state.location.hash).toBe('#values')
})

test('the slider gives the guess as text, and the figure shows it', async () => {
  await renderInSite(<Hero />)
  expect(slider()).toHaveAttribute('aria-valuetext', '3 in 10')
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '6 in 10')
  expect(screen.getByRole('img', { name: /your guess: 6 in 10\./ })).toBeVisible()
})

test('the answer is announced with its source, the figure keeps the guess, and the focus is kept', async () => {
  const { user } = await renderInSite(<Hero />)
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(liveRegion()).toHaveTextContent('About nine in ten do.')
  expect(liveRegion()).toHaveTextContent('Starts With Us and NORC, June 2023')
  expect(screen.getByRole('img', { name: /about 9 in 10.*your guess of 3 in 10/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guess again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(slider()).toHaveFocus()
  expect(liveRegion()).toBeEmptyDOMElement()
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
  await user.click(screen.getByRole('button', { name: 'Guess again' }))
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(numeral()).toBe('9')
})
