import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HERO_GUESS } from '#domain/pages/home.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Hero } from './hero.tsx'

const slider = () => screen.getByRole('slider')
const liveRegion = () => document.querySelector('section [aria-live]')
/** People who are filled, each drawn as a head and a body. */
const filled = (container: HTMLElement) => container.querySelectorAll('circle.fill-plum').length

test('the hero has a heading and two buttons that lead to the quiz and the values', async () => {
  const { user, router } = await renderInSite(<Hero />)
  expect(screen.getByRole('heading', { level: 1, name: 'Here’s where we agree.' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find Your Overlap' }))
  expect(router.state.location.hash).toBe('#quiz')
  screen.getByRole('button', { name: 'Explore Shared Values' }).focus()
  await user.keyboard(' ')
  expect(router.state.location.hash).toBe('#values')
})

test('question, slider and button come before the lead', async () => {
  await renderInSite(<Hero />)
  const order = [
    screen.getByRole('heading', { level: 1 }),
    slider(),
    screen.getByRole('button', { name: 'See the answer' }),
    screen.getByText(/^Politics shows us/),
    screen.getByRole('button', { name: 'Find Your Overlap' }),
  ]
  for (const [index, element] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the slider suggests no guess, gives the guess as text, and the people show it', async () => {
  const { container } = await renderInSite(<Hero />)
  expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
  expect(slider()).toHaveAttribute('data-unset')
  expect(screen.getByRole('img', { name: 'Ten people, none of them counted yet.' })).toBeVisible()
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '6 in 10')
  expect(slider()).not.toHaveAttribute('data-unset')
  expect(screen.getByRole('img', { name: 'Ten people. Your guess: 6 in 10.' })).toBeVisible()
  expect(filled(container)).toBe(6)
})

test('a guess in the middle is made with Enter, without moving the slider', async () => {
  const { user } = await renderInSite(<Hero />)
  slider().focus()
  await user.keyboard('{Enter}')
  expect(slider()).toHaveAttribute('aria-valuetext', '5 in 10')
})

test('clicking the question makes no guess, but clicking the slider does', async () => {
  const { user } = await renderInSite(<Hero />)
  await user.click(screen.getByText(/Think of ten voters/))
  expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
  await user.click(slider())
  expect(slider()).toHaveAttribute('aria-valuetext', '5 in 10')
})

test.each([
  [1, 1],
  [175, 4],
  [499, 10],
])('a tap at %i of 500 pixels counts the first %i people', async (clientX, people) => {
  const { container } = await renderInSite(<Hero />)
  const crowd = screen.getByRole('img').parentElement as HTMLElement
  vi.spyOn(crowd, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 500 } as DOMRect)
  fireEvent.pointerUp(crowd, { clientX })
  expect(slider()).toHaveAttribute('aria-valuetext', `${people} in 10`)
  expect(filled(container)).toBe(people)
})

test('the answer can be seen without a guess, and then shows none', async () => {
  const { user } = await renderInSite(<Hero />)
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(screen.getByRole('img', { name: 'Ten people, 9 of them filled.' })).toBeVisible()
  expect(screen.queryByText(/your guess|You guessed/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to the question' }))
  expect(slider()).toHaveFocus()
  expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
})

test('people without a party can answer the question, which names one thing', async () => {
  await renderInSite(<Hero />)
  expect(slider()).toHaveAccessibleName(/ten voters from the party you like less/)
  expect(slider()).toHaveAccessibleName(
    /In a 2023 poll, how many favored barring members of Congress from trading individual stocks\?$/,
  )
})

test('the answer is announced with its figure and source, keeps the guess, and the focus is kept', async () => {
  const { user, container } = await renderInSite(<Hero />)
  fireEvent.change(slider(), { target: { value: '3' } })
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(liveRegion()).toHaveTextContent(
    'Nearly nine in ten in each party, after a briefing. You guessed 3 in 10.',
  )
  expect(liveRegion()).toHaveTextContent('after a briefing with arguments for and against')
  expect(liveRegion()).toHaveTextContent(
    'published July 19, 2023. Its August 2024 survey found 72% nationally.',
  )
  expect(screen.getByRole('link', { name: 'Where we read it: pr.valleyjournals.com' })).toHaveAttribute(
    'href',
    HERO_GUESS.url,
  )
  expect(
    await screen.findByRole('img', { name: /87% of Republicans, 88% of Democrats, 81% of independents/ }),
  ).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Ten people, 9 of them filled. A bracket shows your guess: 3 in 10.' }),
  ).toHaveTextContent('your guess: 3')
  expect(filled(container)).toBe(9)
  expect(container.querySelectorAll('[style*="--turn"]')).toHaveLength(7)
  expect(screen.getByRole('button', { name: 'Guess again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(slider()).toHaveFocus()
  expect(liveRegion()).toBeEmptyDOMElement()
})

test.each([0, 10])('a guess of %i shows in the answer', async (guess) => {
  const { user } = await renderInSite(<Hero />)
  fireEvent.change(slider(), { target: { value: guess } })
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(screen.getByText(`your guess: ${guess}`)).toBeVisible()
  expect(screen.getByText(`You guessed ${guess} in 10.`)).toBeVisible()
})
