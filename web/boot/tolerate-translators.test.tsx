import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tolerateTranslators } from './tolerate-translators.ts'

const { insertBefore, removeChild } = Node.prototype
beforeEach(tolerateTranslators)
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

function Sentence({ isOpen, isThanked }: { isOpen: boolean; isThanked: boolean }) {
  return (
    <p role="status">
      {isThanked && <b>Thank you.</b>}
      {isOpen && 'Open'}
    </p>
  )
}

/** Wraps every text node in a <font> element, as browser translators do. */
function translate(): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
}

test('React adds and removes elements next to translated text', () => {
  const { rerender } = render(<Sentence isOpen isThanked={false} />)
  translate()
  rerender(<Sentence isOpen isThanked />)
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
  rerender(<Sentence isOpen={false} isThanked={false} />)
  expect(screen.getByRole('status')).not.toHaveTextContent('Thank you.')
})
