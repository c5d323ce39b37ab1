import { clsx } from 'clsx'

export type Segments = readonly { text: string; match: boolean }[]

const MATCH = clsx(
  'bg-gold-wash text-inherit shadow-[0_0.12em_0_var(--color-gold)]',
  'forced-colors:bg-[Mark] forced-colors:text-[MarkText]',
)

/** Segments are plain text and never parsed as HTML. */
export function HighlightedText({ segments }: { segments: Segments }) {
  return segments.map(({ text, match }, index) => {
    if (!match) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no other key than their position.
      <mark className={MATCH} key={index}>
        {text}
      </mark>
    )
  })
}
