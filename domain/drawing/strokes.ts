import { hundredth } from './geometry.ts'

// A hundred people as a hundred strokes (spec §15 Quiz guesses). Republicans are upright strokes and Democrats level ones, with
// the same ink. Both together are a basket weave. The weight says what matters, and color only repeats it.

/** The field's width is an axis from 0 to 100. */
export const STROKES = { width: 200, height: 40 } as const
export const WEAVE = { width: 100, height: 80 } as const

/** An SVG path with the name of its color token. */
export type StrokeLayer = {
  readonly d: string
  readonly color: 'red' | 'blue' | 'plum' | 'ink-mute'
  readonly width: number
  readonly opacity?: number
  readonly isDotted?: boolean
}

export type StrokeOptions = {
  readonly party: 'republicans' | 'democrats' | 'both'
  /** Out of 100. Strokes below both numbers are thin, from the first to the second heavy, and the others pale. */
  readonly expected: number
  /** If this is lower, the strokes between the numbers are dotted: expected, but not there. */
  readonly actual: number
  /** Counts from the lower edge. */
  readonly isUpward?: boolean
}

const LENGTH = 17.4
const THIN = 1
const HEAVY = 2.5
const GUESSED = 2.3

export function strokeLayers({ party, expected, actual, isUpward = false }: StrokeOptions): StrokeLayer[] {
  const [low, high] = [Math.min(expected, actual), Math.max(expected, actual)]
  const all = Array.from({ length: 100 }, (_, person) => ({ person, ...strokeOf(person, party, isUpward) }))
  const pathOf = (from: number, to: number, isLevel?: boolean) =>
    all
      .filter(({ person, ...stroke }) => person >= from && person < to && isLevel !== !stroke.isLevel)
      .map(({ d }) => d)
      .join('')
  const layers: StrokeLayer[] = [
    { d: pathOf(high, 100), color: 'ink-mute', width: 0.7, opacity: 0.45 },
    ...inPartyColors(pathOf(0, low, false), pathOf(0, low, true), THIN),
  ]
  if (actual < expected) layers.push({ d: pathOf(low, high), color: 'ink-mute', width: 1.1, isDotted: true })
  else if (party === 'both') layers.push({ d: pathOf(low, high), color: 'plum', width: HEAVY })
  else layers.push(...inPartyColors(pathOf(low, high, false), pathOf(low, high, true), HEAVY))
  return layers.filter(({ d }) => d !== '')
}

/** A guess before its answer: all strokes of it have one weight. */
export function guessLayers(party: 'republicans' | 'democrats', guess: number): StrokeLayer[] {
  return strokeLayers({ party, expected: guess, actual: guess, isUpward: true }).map((layer) =>
    layer.opacity ? layer : { ...layer, width: GUESSED },
  )
}

/** Twenty blocks of five strokes. The first `count` are heavy, from the middle, where the overlap of two circles would be. */
export function weaveLayers(count: number): StrokeLayer[] {
  const blocks = Array.from({ length: 20 }, (_, block) => ({ column: Math.floor(block / 4), row: block % 4 }))
    .map((block) => ({ ...block, distance: Math.hypot(block.column - 2, (block.row - 1.5) * 1.02) }))
    .toSorted((a, b) => a.distance - b.distance || a.column - b.column)
  const paths = { heavy: '', level: '', upright: '' }
  for (const [place, { column, row }] of blocks.entries()) {
    const isLevel = (column + row) % 2 === 1
    for (let stroke = 0; stroke < 5; stroke += 1) {
      const kind = place * 5 + stroke < count ? 'heavy' : isLevel ? 'level' : 'upright'
      const along = stroke * 4 + 2
      paths[kind] += isLevel
        ? levelAt(column * 20 + 10, row * 20 + along)
        : uprightAt(column * 20 + along, row * 20 + 10)
    }
  }
  const heavy: StrokeLayer = { d: paths.heavy, color: 'plum', width: HEAVY }
  return [...inPartyColors(paths.upright, paths.level, THIN), heavy].filter(({ d }) => d !== '')
}

function inPartyColors(upright: string, level: string, width: number): StrokeLayer[] {
  return [
    { d: upright, color: 'red', width },
    { d: level, color: 'blue', width },
  ]
}

function strokeOf(
  person: number,
  party: StrokeOptions['party'],
  isUpward: boolean,
): { isLevel: boolean; d: string } {
  const at = (y: number) => (isUpward ? STROKES.height - y : y)
  const ten = Math.floor(person / 10)
  if (party === 'republicans')
    return { isLevel: false, d: uprightAt(Math.floor(person / 2) * 4 + 2, at((person % 2) * 20 + 10)) }
  if (party === 'democrats') return { isLevel: true, d: levelAt(ten * 20 + 10, at((person % 10) * 4 + 2)) }
  const block = Math.floor((person % 10) / 5)
  const along = (person % 5) * 4 + 2
  return (ten + block) % 2 === 1
    ? { isLevel: true, d: levelAt(ten * 20 + 10, at(block * 20 + along)) }
    : { isLevel: false, d: uprightAt(ten * 20 + along, at(block * 20 + 10)) }
}

function levelAt(x: number, y: number): string {
  return `M${hundredth(x - LENGTH / 2)} ${y}h${LENGTH}`
}

function uprightAt(x: number, y: number): string {
  return `M${x} ${hundredth(y - LENGTH / 2)}v${LENGTH}`
}
