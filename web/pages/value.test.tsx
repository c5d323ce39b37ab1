import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { PAIR_GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { findValue, VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import { renderInSite } from '#web/test/render.tsx'
import { serve } from '#web/test/serve.ts'
import { ValuePageDocument } from './value.generated.ts'
import { Component as ValuePage } from './value.tsx'
import { Component as ValuesPage } from './values.tsx'

const CARD = findValue('term-limits-for-congress') as ValueCard

async function open(slug = CARD.slug) {
  serve(ValuePageDocument, { posts: { correctedSearch: null, nodes: [] } })
  const page = (
    <Routes>
      <Route path="/values/:slug" element={<ValuePage />} />
    </Routes>
  )
  return renderInSite(page, { at: `/values/${slug}` })
}
const button = (name: string) => screen.getByRole('button', { name })
const set = (index: number, value: number) =>
  fireEvent.change(screen.getAllByRole('slider')[index] as HTMLElement, { target: { value } })

test('no share of any value is on its page, in its title or in its metadata before the guess', async () => {
  for (const card of VALUE_CARDS) {
    const { unmount } = await open(card.slug)
    expect(screen.getByRole('heading', { level: 1, name: card.title })).toBeVisible()
    // The question of one poll and the margins of others have percentages that are no answers.
    const shown = document.body.textContent?.replace(card.question, '').replace(/±[\d.]+ points/, '')
    const head = [...document.querySelectorAll('title, meta')].map((element) => element.outerHTML).join()
    for (const text of [shown, head])
      expect([card.slug, text]).toEqual([card.slug, expect.not.stringMatching(/\d%/)])
    expect(screen.queryByText(card.description)).toBeNull()
    expect(screen.queryByText('Cite · Embed · Download')).toBeNull()
    unmount()
  }
})

test('an answer takes a guess for each party, and says how far off both were', async () => {
  const { user } = await open()
  expect(button('See the answer')).toBeDisabled()
  expect(button('See the answer')).toHaveAccessibleDescription('Set both sliders first.')
  set(0, 60)
  expect(button('See the answer')).toBeDisabled()
  set(1, 80)
  await user.click(button('See the answer'))
  const heading = screen.getByRole('heading', {
    name: 'At least 80% of each party favored term limits for Congress.',
  })
  expect(heading).toHaveFocus()
  expect(screen.getByText('60%, 26 points too low')).toBeVisible()
  expect(screen.getByText('80%, exactly right')).toBeVisible()
  expect(
    screen.getByRole('img', { name: /Your guess: 60% of Republicans and 80% of Democrats\.$/ }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Guess the next one' })).toHaveAttribute(
    'href',
    '/values/more-apprenticeships',
  )
  expect(localStorage.getItem(PAIR_GUESSES_KEY)).toBe(
    '{"term-limits-for-congress":{"republicans":60,"democrats":80}}',
  )
  await user.click(button('Guess again'))
  expect(screen.getAllByRole('slider')[0]).toHaveFocus()
  expect(document.body).not.toHaveTextContent('86%')
})

test('skipping shows the answer, now and on the next visit', async () => {
  const { user, unmount } = await open('small-businesses-help-the-country')
  await user.click(button('Skip to the figures'))
  expect(screen.getByText('What we read gives no share for independents.')).toBeVisible()
  expect(screen.queryByText('Your guess')).toBeNull()
  unmount()
  await open('small-businesses-help-the-country')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(button('Guess first instead')).toBeVisible()
})

test('the page names who asked whom, when and what, and links its sources, the quiz and its neighbors', async () => {
  localStorage.setItem(PAIR_GUESSES_KEY, JSON.stringify({ [CARD.slug]: 'skipped' }))
  await open()
  for (const fact of [CARD.pollster, CARD.population, CARD.fieldwork, CARD.question, CARD.note])
    expect(screen.getByText(fact as string)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the report' })).toHaveAttribute('href', CARD.url)
  for (const { text, url } of CARD.also)
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', url)
  expect(screen.getByText(/^Question 4 asks “What would make Washington work better\?”/)).toBeVisible()
  const nav = within(screen.getByRole('navigation', { name: 'All fifteen values' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/values/presidents-must-follow-supreme-court-rulings',
    '/values/more-apprenticeships',
    '/values',
  ])
})

test('the code of the frame follows the chosen size and colors', async () => {
  localStorage.setItem(PAIR_GUESSES_KEY, JSON.stringify({ [CARD.slug]: 'skipped' }))
  const { user } = await open()
  await user.click(screen.getByText('Cite · Embed · Download'))
  const preview = await screen.findByTitle('Preview: Term limits for Congress')
  expect(preview).toHaveAttribute('src', '/embed/value/term-limits-for-congress')
  expect(preview).toHaveAttribute('loading', 'lazy')
  await user.selectOptions(screen.getByLabelText('Size'), 'Small, 360 × 260')
  await user.selectOptions(screen.getByLabelText('Colors'), 'Dark')
  expect(preview).toHaveAttribute('src', '/embed/value/term-limits-for-congress?theme=dark')
  const code =
    '<iframe src="http://localhost:4000/embed/value/term-limits-for-congress?theme=dark" ' +
    'title="Term limits for Congress" width="360" height="260" frameborder="0"></iframe>'
  expect(screen.getByText(code)).toBeVisible()
  await user.click(button('Copy: Paste into your page'))
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(screen.getByText('Copied')).toBeVisible()
  expect(
    screen.getByText(/^Program for Public Consultation, University of Maryland\. Term Limits/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'This value, JSON' })).toHaveAttribute(
    'href',
    `/api/values/${CARD.slug}`,
  )
})

test('an unknown value is not found', async () => {
  await open('nothing')
  expect(screen.getByRole('heading', { name: 'Shared value not found' })).toBeVisible()
})

test('the list links to fifteen pages, and the forty answers can be filtered and sorted', async () => {
  const { user } = await renderInSite(<ValuesPage />)
  for (const card of VALUE_CARDS)
    expect(screen.getByRole('link', { name: card.title })).toHaveAttribute('href', `/values/${card.slug}`)
  const table = screen.getByRole('table', { name: 'The forty answers of the quiz' })
  const areas = () =>
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.querySelector('b')?.textContent)
  expect(areas()).toHaveLength(40)
  expect(within(table).getAllByText('Parents only')).toHaveLength(2)
  for (const { area, note, also } of SOURCED_QUESTIONS.flatMap(({ options }) => options)) {
    if (note) expect(within(table).getAllByText(note)[0]).toBeVisible()
    const more = also.length > 0 && within(table).getByRole('list', { name: `More on this figure: ${area}` })
    for (const { text, url } of also)
      expect(within(more as HTMLElement).getByRole('link', { name: text })).toHaveAttribute('href', url)
  }
  await user.click(button('Independents'))
  expect(areas()[0]).toBe('Veterans’ health')
  expect(within(table).getByRole('columnheader', { name: /Independents/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await user.click(button('Independents'))
  expect(areas()[0]).toBe('Immigration courts')
  // Answers whose poll gives no share come last in both orders.
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('not found')
  await user.type(screen.getByLabelText('Filter by area, answer or pollster'), 'pew school')
  expect(areas()).toEqual(['Phones in school'])
  expect(screen.getByText('1 of 40 answers')).toBeVisible()
})
