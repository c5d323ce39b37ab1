import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { sourceLinkText } from '#domain/values/figure.ts'
import { keyText, sourceLine, VALUES_TEXT } from '#domain/values/messages.ts'
import { renderInSite } from '#web/test/render.tsx'
import { ValuesSection } from './values-section.tsx'

const cards = () => screen.getAllByRole('article')
const button = (name: string) => screen.getByRole('button', { name })
const ASKED = 'said small businesses have a positive effect on the country'
const first = () => within(cards()[0] as HTMLElement)

test('the section shows six cards and expands to fifteen', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  expect(cards()).toHaveLength(6)
  expect(button('Explore More Data')).toHaveAttribute('aria-expanded', 'false')
  await user.click(button('Explore More Data'))
  expect(cards()).toHaveLength(15)
  expect(screen.getByRole('heading', { name: VALUE_CARDS[6]?.title })).toHaveFocus()
  await user.click(button('Show Less Data'))
  expect(cards()).toHaveLength(6)
  expect(button('Explore More Data')).toHaveFocus()
})

test('every card shows its icon, text, figures, groups, source, link and note', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  await user.click(button('Explore More Data'))
  for (const [index, card] of VALUE_CARDS.entries()) {
    const article = within(cards()[index] as HTMLElement)
    expect(article.getByRole('heading', { name: card.title })).toBeVisible()
    expect(article.getByText(card.description)).toBeVisible()
    expect(article.getByRole('img')).toHaveTextContent(`Everyone ${card.overall}%`)
    expect(
      article.getByRole('img', {
        name: [
          `${card.title}: ${card.republicans}% of Republicans`,
          `${card.democrats}% of Democrats`,
          ...(card.independents === null ? [] : [`${card.independents}% of independents`]),
          `and ${card.overall}% of everyone ${card.asked}.`,
        ].join(', '),
      }),
    ).toBeVisible()
    expect(article.getAllByText(`${card.pollster}, ${card.year}`, { exact: false })[0]).toBeVisible()
    expect(article.getByRole('link', { name: `${sourceLinkText(card)}: ${card.title}` })).toHaveAttribute(
      'href',
      card.url,
    )
    if (card.note) expect(article.getByText(card.note, { exact: false })).toBeVisible()
    for (const { text, url } of card.also)
      expect(article.getByRole('link', { name: text })).toHaveAttribute('href', url)
    expect(article.queryAllByText('More on this figure')).toHaveLength(card.also.length > 0 ? 1 : 0)
    if (card.independents !== null)
      expect(article.getByRole('img')).toHaveTextContent(`Independents ${card.independents}%`)
    expect(article.getByText(card.question, { exact: false })).toBeInTheDocument()
    const details = article.getByText('More').closest('details')
    expect(details).not.toHaveAttribute('open')
    expect(details).toHaveTextContent(sourceLine(card))
    expect(article.getByText(`Original report: ${card.report}`)).toBeInTheDocument()
  }
  const icons = cards().map((card) => card.querySelector('svg')?.innerHTML)
  expect(new Set(icons).size).toBe(VALUE_CARDS.length)
})

test('the gallery explains independents who lean and about margins of error', async () => {
  await renderInSite(<ValuesSection />)
  expect(screen.getByText(/^Some pollsters count independents who lean.* margin of error/)).toBeVisible()
})

test('the key explains the bar and gives each group its color', async () => {
  await renderInSite(<ValuesSection />)
  const [each, republicans, democrats, independents, everyone] = within(
    screen.getByRole('list', { name: VALUES_TEXT.key }),
  ).getAllByRole('listitem')
  expect(each).toHaveTextContent('At least this share of each party')
  expect(each?.querySelector('rect')).toHaveAttribute('fill', 'var(--color-plum)')
  expect(republicans).toHaveTextContent(keyText('republicans'))
  expect(republicans?.querySelector('path')).toHaveAttribute('fill', 'var(--color-red)')
  expect(democrats).toHaveTextContent(keyText('democrats'))
  expect(democrats?.querySelector('path')).toHaveAttribute('fill', 'var(--color-blue)')
  expect(independents).toHaveTextContent('Independents (diagonal stripes)')
  expect(independents?.querySelector('path')).toHaveAttribute('fill', 'var(--color-slate)')
  expect(everyone).toHaveTextContent('Everyone')
})

test('a guess comes before the numbers and shows how far off it was', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  await user.click(button('Guess first'))
  expect(first().queryByText('86')).toBeNull()
  expect(first().queryByRole('img')).toBeNull()
  expect(first().queryByText(/nine in ten/i)).toBeNull()
  // Notes and links carry shares.
  expect(first().queryByText(/What was asked|below both parties/)).toBeNull()
  expect(first().getByText('Pew Research Center, 2024.')).toBeVisible()
  fireEvent.change(first().getByLabelText(`What share of Republicans ${ASKED}?`), {
    target: { value: '60' },
  })
  expect(first().getByRole('slider')).toHaveAttribute('aria-valuetext', '60%')
  await user.click(first().getByRole('button', { name: 'See the answer' }))
  expect(
    first().getByRole('img', { name: /86% of everyone said .* Your guess: 60% of Republicans\.$/ }),
  ).toBeVisible()
  expect(first().getByText(`87% of Republicans ${ASKED}. You guessed 60%, 27 points too low.`)).toBeVisible()
  expect(first().getByRole('heading')).toHaveFocus()
  expect(first().getByRole('heading')).toHaveAccessibleDescription(
    /^87% of Republicans said small businesses/,
  )
  expect(screen.getByText('Your guess was 27 points off.')).toHaveAttribute('aria-live', 'polite')
  await user.click(button('Show the numbers'))
  expect(screen.queryByText(/You guessed/)).toBeNull()
})

test('an untouched slider is no guess', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  await user.click(button('Guess first'))
  expect(first().getByRole('slider')).toHaveAttribute('aria-valuetext', 'No guess yet')
  await user.click(first().getByRole('button', { name: 'See the answer' }))
  expect(first().getByRole('img', { name: /86% of everyone said [^.]*\.$/ })).toBeVisible()
  expect(screen.queryByText(/You guessed|Your guess was/)).toBeNull()
  expect(localStorage.getItem('unity_value_guesses')).toBeNull()
})

test('guesses alternate between the parties, and opposite errors do not cancel out', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  await user.click(button('Guess first'))
  for (const value of ['100', '60']) {
    const slider = screen.getAllByRole('slider')[0] as HTMLElement
    fireEvent.change(slider, { target: { value } })
    await user.click(screen.getAllByRole('button', { name: 'See the answer' })[0] as HTMLElement)
  }
  // 13 too high about Republicans, 22 too low about Democrats: 17.5 on average, rounded.
  expect(
    screen.getByText(/^82% of Democrats said time with family.*\. You guessed 60%, 22 points too low\.$/),
  ).toBeVisible()
  expect(screen.getByText('Your 2 guesses were, on average, 18 points off.')).toBeVisible()
})

test('the additional cards can be guessed too, and the first of them gets the focus', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  await user.click(button('Guess first'))
  await user.click(button('Explore More Data'))
  expect(screen.getAllByRole('slider')).toHaveLength(15)
  expect(screen.getByRole('heading', { name: VALUE_CARDS[6]?.title })).toHaveFocus()
})

test('Skip shows the numbers of one card, and Show the numbers those of all', async () => {
  const { user } = await renderInSite(<ValuesSection />)
  await user.click(button('Guess first'))
  expect(screen.getAllByRole('slider')).toHaveLength(6)
  await user.click(first().getByRole('button', { name: 'Skip' }))
  expect(first().getByRole('img')).toBeVisible()
  expect(first().getByRole('heading')).toHaveFocus()
  expect(screen.getAllByRole('slider')).toHaveLength(5)
  await user.click(button('Show the numbers'))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getAllByRole('img')).toHaveLength(6)
  await user.click(button('Guess first'))
  expect(screen.getAllByRole('slider')).toHaveLength(6)
})

test('guesses are kept after a reload and can be repeated', async () => {
  const before = await renderInSite(<ValuesSection />)
  await before.user.click(button('Guess first'))
  // A click on the slider where it is, in the middle, is a guess.
  await before.user.click(screen.getAllByRole('slider')[0] as HTMLElement)
  await before.user.click(screen.getAllByRole('button', { name: 'See the answer' })[0] as HTMLElement)
  before.unmount()
  const { user } = await renderInSite(<ValuesSection />)
  // Stored guesses are not announced, because the visitor has not done anything yet.
  expect(screen.getByText('Your guess was 37 points off.')).toHaveAttribute('aria-live', 'off')
  expect(screen.getAllByRole('img')).toHaveLength(6)
  await user.click(button('Guess again'))
  expect(screen.getAllByRole('slider')).toHaveLength(6)
  expect(screen.getByText(/Guess before you look/)).toBeVisible()
})
