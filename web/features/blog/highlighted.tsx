export type Segments = readonly { text: string; match: boolean }[]

/** A text with the matches of a search marked. Pieces are text: nothing in them is ever read as markup. */
export function Highlighted({ segments }: { segments: Segments }) {
  return segments.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have nothing but their place.
    match ? <mark key={index}>{text}</mark> : text,
  )
}
