import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveWithTranslators } from './translated-page.ts'

// What browsers' translators do to a page: each text gives way to a <font>, or finds itself inside one.

const { insertBefore, removeChild } = Node.prototype
beforeEach(liveWithTranslators)
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

type Translator = (text: Text, font: HTMLElement) => void

const translators: [string, Translator][] = [
  ['puts a translation in the place of a text', (text, font) => text.replaceWith(font)],
  [
    'puts a translation before a text and takes the text away',
    (text, font) => {
      text.before(font)
      text.remove()
    },
  ],
  [
    'wraps a text that it has translated',
    (text, font) => {
      text.replaceWith(font)
      text.data = font.textContent
      font.replaceChildren(text)
    },
  ],
]

/** Translates every text of the page into capitals, and lets the page hear of it. */
const translate = (translator: Translator) =>
  act(async () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = text.data.toUpperCase()
      translator(text, font)
    }
  })

function Sentence({
  votes,
  open = false,
  thanks = false,
}: {
  votes: number
  open?: boolean
  thanks?: boolean
}) {
  return (
    <p role="status">
      {thanks && <b>Thank you. </b>}
      {open && 'Open: '}
      {votes} votes
    </p>
  )
}

test.each(translators)('when a translator %s, the page goes on', async (_, translator) => {
  const { rerender } = render(<Sentence votes={1} open />)
  const sentence = screen.getByRole('status')

  await translate(translator)
  expect(sentence.textContent).toBe('OPEN: 1 VOTES')

  await act(async () => rerender(<Sentence votes={2} open thanks />))
  await translate(translator)
  expect(sentence.textContent).toBe('THANK YOU. OPEN: 2 VOTES')

  await act(async () => rerender(<Sentence votes={3} />))
  await translate(translator)
  expect(sentence.textContent).toBe('3 VOTES')
})
