import type { ValueCard } from '#domain/values/cards.ts'
import { sourceLine } from '#domain/values/messages.ts'

/** Keeps dates like “January 16–21” on one line. */
export function SourceText({ card }: { card: ValueCard }) {
  const parts = sourceLine(card).split(/(\S+ \d+–(?:\p{L}+ )?\d+)/u)
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
