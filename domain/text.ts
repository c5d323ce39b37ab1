/** More on one letter no language has (UAX #15 §13). */
const MOST_MARKS = 30

/**
 * Text that every store and every format can hold: control characters other than tabs and line breaks are
 * taken out (Postgres refuses a NUL), so are U+FFFE and U+FFFF (XML and with it SVG cannot hold them), and halves
 * of characters are replaced (JSON columns refuse them). What looks the same is the same: an é that was typed as e and
 * an accent becomes one character (NFC), or two options, tags or titles would differ by nothing anybody sees; a letter
 * keeps its first thirty marks. Spec §5.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
      // Marks are sorted in quadratic time: 94 kB of nothing else kept the server from everybody for five seconds.
      .replace(/\p{M}+/gu, asOnOneLetter)
      .normalize('NFC')
  )
}

function asOnOneLetter(marks: string): string {
  return marks.length > MOST_MARKS ? [...marks].slice(0, MOST_MARKS).join('') : marks
}
