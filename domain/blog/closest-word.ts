/** Allows one typo in words of up to five letters, otherwise two. `typed` is lower-case. */
export function closestWord(typed: string, known: readonly string[]): string | undefined {
  const maxTypos = typed.length < 6 ? 1 : 2
  let best: { word: string; distance: number } | undefined
  for (const word of known) {
    if (Math.abs(word.length - typed.length) > maxTypos) continue
    const distance = editDistance(typed, word)
    if (distance <= maxTypos && (!best || distance < best.distance)) best = { word, distance }
  }
  return best?.word
}

/** Optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let distance = Math.min(
        at(previous, j) + 1,
        at(current, j - 1) + 1,
        at(previous, j - 1) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, at(beforePrevious, j - 2) + 1)
      }
      current.push(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return at(previous, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
