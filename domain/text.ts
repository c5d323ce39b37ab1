/** No language has more on one letter (UAX #15 §13). */
const MOST_MARKS = 30

/**
 * Spec §5. Removes what stores and formats cannot represent: control characters except tabs and line breaks, U+FFFE and
 * U+FFFF (XML), lone surrogates (JSON columns). Normalizes to NFC.
 */
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
  return marks.length > MOST_MARKS ? [...marks].slice(0, MOST_MARKS).join('') : marks
}
