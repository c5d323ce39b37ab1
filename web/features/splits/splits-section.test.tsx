import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { splitSentence, splitSource } from '#domain/values/split-text.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { SPLIT_ROUNDS } from '#domain/values/spot-the-split.ts'
import { renderInSite } from '#web/test/render.tsx'

const button = (name: string) => screen.getByRole('button', { name })
/** Tests have no styles, so what is invisible is still there. */
const shown = () =>
  screen
    .getAllByRole('article')
    .filter((card) => !card.closest('.invisible'))
    .map((card) => within(card).getByRole('heading').textContent)
const statements = (from: number) => SPLITS.slice(from, from + 5).map(({ statement }) => statement)

/** A page load, with what the previous one left in the browser's storage. */
async function visit() {
  vi.resetModules()
  const { SplitsSection } = await import('./splits-section.tsx')
  return renderInSite(<SplitsSection />)
}

test('each split shows its gap, shares, source, note and second sources', async () => {
  await visit()
  for (const [index, split] of SPLITS.entries()) {
    const card = screen.getAllByRole('article')[index] as HTMLElement
    const gap = Math.abs(split.republicans - split.democrats)
    expect(card).toHaveTextContent(`${gap} points apart${split.statement}`)
    expect(within(card).getByText(splitSentence(split))).toBeInTheDocument()
    expect(card).toHaveTextContent(`${splitSource(split)} ${split.note ?? ''}`.trim())
    expect(card).toHaveTextContent(split.note ?? '')
    expect(within(card).getByRole('img')).toHaveAccessibleName(
      expect.stringContaining(`${split.republicans}% of Republicans`),
    )
    expect(within(card).getByRole('link', { name: RegExp(`: ${split.statement}$`) })).toHaveAttribute(
      'href',
      split.url,
    )
    for (const { text, url } of split.also)
      expect(within(card).getByRole('link', { name: text, hidden: true })).toHaveAttribute('href', url)
  }
})

test('the next visit begins with the other five, and the one after with the first five again', async () => {
  for (const from of [0, 5, 0]) {
    const { unmount } = await visit()
    expect(shown()).toEqual(statements(from))
    unmount()
  }
})

test('a second look at the section in one visit shows the same five', async () => {
  const { unmount } = await visit()
  unmount()
  const { SplitsSection } = await import('./splits-section.tsx')
  await renderInSite(<SplitsSection />)
  expect(shown()).toEqual(statements(0))
})

test('the other five are one click away, with their own balance', async () => {
  const { user } = await visit()
  expect(screen.getByText(/most Republicans agreed on three and most Democrats on two/)).toBeVisible()
  await user.click(button('Show the other five'))
  expect(shown()).toEqual(statements(5))
  expect(screen.getByText(/most Republicans agreed on two and most Democrats on three/)).toBeVisible()
  // True whichever five came first.
  expect(screen.getByText(/Which five come first changes with each visit\.$/)).toBeVisible()
  await user.click(button('Show the first five'))
  expect(shown()).toEqual(statements(0))
})

test('the game reveals all five statements, keeps the score in the browser, and goes on', async () => {
  const { user, unmount } = await visit()
  await user.click(button('Play “Spot the split”'))
  expect(await screen.findByText('No rounds played yet')).toBeVisible()
  const [first, second] = SPLIT_ROUNDS
  if (!first || !second) throw new Error('no rounds')
  const textOf = (round: typeof first, index: number) => round.statements[index]?.text ?? ''
  expect(button('Check')).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: textOf(first, first.answer) }))
  await user.click(button('Check'))
  expect(screen.getByText('You found it.')).toHaveFocus()
  const list = screen.getByRole('list', { name: 'The five statements, the widest gap first' })
  const rows = [...list.children]
  expect(rows).toHaveLength(5)
  expect(rows[0]).toHaveTextContent(`${textOf(first, first.answer)} Your pick`)
  expect(within(list).getAllByRole('img')).toHaveLength(5)
  for (const { also } of first.statements)
    for (const { text, url } of also)
      expect(within(list).getByRole('link', { name: text })).toHaveAttribute('href', url)
  expect(screen.getByText('1 of 1 found, on this device')).toBeVisible()

  await user.click(button('Next five'))
  expect(screen.getByRole('heading', { name: 'Spot the split' })).toHaveFocus()
  const wrong = (second.answer + 1) % 5
  await user.click(screen.getByRole('radio', { name: textOf(second, wrong) }))
  await user.click(button('Check'))
  expect(screen.getByText(/^The split is another one\./)).toHaveFocus()
  unmount()

  const again = await visit()
  await again.user.click(button('Play “Spot the split”'))
  expect(await screen.findByText('1 of 2 found, on this device')).toBeVisible()
  await again.user.click(button('Skip to the answer'))
  expect(screen.getByText('The split is this one.')).toHaveFocus()
  expect(screen.getByText('1 of 2 found, on this device')).toBeVisible()
})
