/** Per letter. No language needs more (UAX #15 §13). */
const MAX_MARKS = 30

/** Spec §5. Normalizes to NFC. Removes what XML or JSON cannot store, and controls except tabs and line breaks. */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
      // Normalization sorts marks in quadratic time: 94 kB of them took five seconds.
      .replace(/\p{M}+/gu, limitMarks)
      .normalize('NFC')
  )
}

function limitMarks(marks: string): string {
  return marks.length > MAX_MARKS ? [...marks].slice(0, MAX_MARKS).join('') : marks
}

/** Never keeps half of an emoji, which `encodeURIComponent` and PostgreSQL’s JSON reject. */
export function truncate(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
