import { act, render, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazySection } from './lazy-section.tsx'

const states = { loading: <p>Loading</p>, failed: <p>Did not load</p> }
let intersect: () => void
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = () => onChange([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Hydrates a section with a button from HTML in the document. */
async function hydrateSection() {
  const load = vi.fn(async () => ({ text }: { text: string }) => (
    <section id="late">
      <button type="button" onClick={() => clicked()}>
        {text}
      </button>
    </section>
  ))
  const clicked = vi.fn()
  const Late = lazySection('late', load, states)
  document.body.innerHTML =
    '<div><!--$--><section id="late"><button type="button">Vote</button></section><!--/$--></div>'
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, <Late text="Vote" />)
  })
  return { Late, load, clicked, button: screen.getByRole('button') }
}

test('keeps the server’s HTML until the section is near, and hydrates the same elements', async () => {
  const { Late, load, clicked, button } = await hydrateSection()
  await act(async () => root?.render(<Late text="Vote" />))
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toBe(button)
  button.focus()
  await act(async () => intersect())
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveFocus()
  button.click()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('a transition that updates a distant section loads it without showing the loading state', async () => {
  const { Late, load } = await hydrateSection()
  await act(async () => startTransition(() => root?.render(<Late text="Vote again" />)))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Vote again' })).toBeVisible()
})

test('an urgent update loads the section and keeps its HTML in the meantime', async () => {
  const { Late, load } = await hydrateSection()
  act(() => root?.render(<Late text="Vote again" />))
  expect(screen.getByRole('button', { name: 'Vote' })).toBeVisible()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Vote again' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads immediately if the server sent no HTML', async () => {
  const Late = lazySection('late', async () => () => <p>Here</p>, states)
  render(<Late />)
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Here')).toBeVisible()
})

test('shows an error if the code fails to load', async () => {
  const Late = lazySection('late', () => Promise.reject(new Error('offline')), states)
  render(<Late />)
  expect(await screen.findByText('Did not load')).toBeVisible()
})
