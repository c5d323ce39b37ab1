// Spec §15 Compare links: /compare#1.<quiz version>.<code>[.<name>]. Browsers never send the part after `#`.

import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { compareNameSchema } from './compare-name.ts'

/** `picks` are value keys in the order of the questions. */
export type CompareLink = { readonly picks: readonly string[]; readonly name: string | null }

export type CompareFailure = 'malformed' | 'otherVersion'

export type DecodedCompare =
  | { readonly link: CompareLink; readonly failure?: never }
  | { readonly link?: never; readonly failure: CompareFailure }

const FORMAT = 1
/** Longer than any fragment with a percent-encoded name. */
const MAX_FRAGMENT = 300
const SHAPE = /^([1-9]\d{0,3})\.([1-9]\d{0,3})\.([^.]*)(?:\.(.*))?$/
const CODE_SHAPE = /^[0-9a-v]{6}$/
const BITS_PER_PICK = 2
const CHECK_BITS = 10
/**
 * Generator of CRC-10 (x¹⁰ + x⁹ + x⁵ + x⁴ + x + 1). It detects every change within ten neighboring bits, which
 * covers every wrong or swapped character. Of all other changes, 1 in 1,024 goes unnoticed.
 */
const GENERATOR = 0b110_0011_0011

export function encodeCompare({ picks, name }: CompareLink): string {
  const fragment = `${FORMAT}.${QUIZ_VERSION}.${codeOf(picks)}`
  return name === null ? fragment : `${fragment}.${escapeName(name)}`
}

/** Never throws. `fragment` is without its `#`. */
export function decodeCompare(fragment: string): DecodedCompare {
  const parts = fragment.length <= MAX_FRAGMENT ? SHAPE.exec(fragment) : null
  if (!parts) return { failure: 'malformed' }
  const [, format, version, code = '', escaped = ''] = parts
  if (Number(format) !== FORMAT || Number(version) !== QUIZ_VERSION) return { failure: 'otherVersion' }
  const picks = picksOf(code)
  const name = readName(escaped)
  return picks && name !== undefined ? { link: { picks, name } } : { failure: 'malformed' }
}

/** `origin` has no trailing slash. */
export function compareUrl(origin: string, link: CompareLink): string {
  return `${origin}/compare#${encodeCompare(link)}`
}

/** Ten picks of two bits and the check, in base 32. */
function codeOf(picks: readonly string[]): string {
  const bits = QUIZ_QUESTIONS.reduce((sum, { options }, question) => {
    const index = options.findIndex(({ value }) => value === picks[question])
    if (index < 0) throw new RangeError(`question ${question} has no answer "${picks[question]}"`)
    return (sum << BITS_PER_PICK) | index
  }, 0)
  return ((bits << CHECK_BITS) | checkOf(bits)).toString(32).padStart(6, '0')
}

function picksOf(code: string): readonly string[] | null {
  if (!CODE_SHAPE.test(code)) return null
  const all = Number.parseInt(code, 32)
  const bits = all >>> CHECK_BITS
  if (checkOf(bits) !== (all & ((1 << CHECK_BITS) - 1))) return null
  return QUIZ_QUESTIONS.map(({ options }, question) => {
    const shift = BITS_PER_PICK * (QUIZ_QUESTIONS.length - 1 - question)
    return options[(bits >>> shift) & 0b11]?.value ?? ''
  })
}

function checkOf(bits: number): number {
  let rest = bits << CHECK_BITS
  for (let shift = 19; shift >= 0; shift -= 1) {
    if (rest & (1 << (shift + CHECK_BITS))) rest ^= GENERATOR << shift
  }
  return rest
}

/** Also escapes punctuation that chat apps cut off the end of a link. */
function escapeName(name: string): string {
  return encodeURIComponent(name).replace(
    /[.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Null if there is no name, undefined if it is invalid. */
function readName(escaped: string): string | null | undefined {
  try {
    const { data } = compareNameSchema.safeParse({ name: decodeURIComponent(escaped) })
    return data && (data.name || null)
  } catch {
    return undefined
  }
}
