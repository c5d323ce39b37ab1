// Spec §15 Compare links: /compare#1.<quiz version>.<code>[.<name>], and 2 with a longer code for a reply. Browsers never send the
// part after `#`.

import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { BACKINGS, type Backing, comparePicks } from './compare.ts'
import { compareNameSchema } from './compare-name.ts'

/** `picks` are value keys in the order of the questions. `reply` is the second half of a reply's code. */
export type CompareLink = {
  readonly picks: readonly string[]
  readonly name: string | null
  readonly reply?: string
}

/** What a reply says: to whose picks, and an answer to each one that differs, in the order of the quiz. */
export type CompareReply = { readonly theirs: readonly string[]; readonly backed: readonly Backing[] }

export type CompareFailure = 'malformed' | 'otherVersion'

export type DecodedCompare =
  | { readonly link: CompareLink; readonly failure?: never }
  | { readonly link?: never; readonly failure: CompareFailure }

const FORMATS = { link: 1, reply: 2 } as const
/** Longer than any fragment with a percent-encoded name. */
const MAX_FRAGMENT = 300
const SHAPE = /^([1-9]\d{0,3})\.([1-9]\d{0,3})\.([^.]*)(?:\.(.*))?$/
const CODE_SHAPE = /^[0-9a-v]{6}$/
const CODE_LENGTH = 6
const BITS_PER_PICK = 2
const CHECK_BITS = 10
const CHECK_MASK = (1 << CHECK_BITS) - 1
/**
 * Generator of CRC-10 (x¹⁰ + x⁹ + x⁵ + x⁴ + x + 1). It detects every change within ten neighboring bits, which
 * covers every wrong or swapped character. Of all other changes, 1 in 1,024 goes unnoticed.
 */
const GENERATOR = 0b110_0011_0011

export function encodeCompare(
  { picks, name }: Pick<CompareLink, 'picks' | 'name'>,
  reply?: CompareReply,
): string {
  const fragment = reply
    ? `${FORMATS.reply}.${QUIZ_VERSION}.${codeOf(picks)}${replyCodeOf(picks, reply)}`
    : `${FORMATS.link}.${QUIZ_VERSION}.${codeOf(picks)}`
  return name === null ? fragment : `${fragment}.${escapeName(name)}`
}

/** Never throws. `fragment` is without its `#`. */
export function decodeCompare(fragment: string): DecodedCompare {
  const parts = fragment.length <= MAX_FRAGMENT ? SHAPE.exec(fragment) : null
  if (!parts) return { failure: 'malformed' }
  const [, format, version, code = '', escaped = ''] = parts
  const isReply = Number(format) === FORMATS.reply
  if ((!isReply && Number(format) !== FORMATS.link) || Number(version) !== QUIZ_VERSION)
    return { failure: 'otherVersion' }
  const picks = picksOf(isReply ? code.slice(0, CODE_LENGTH) : code)
  const reply = isReply ? code.slice(CODE_LENGTH) : undefined
  const name = readName(escaped)
  if (!picks || name === undefined || (reply !== undefined && !CODE_SHAPE.test(reply)))
    return { failure: 'malformed' }
  return { link: reply === undefined ? { picks, name } : { picks, name, reply } }
}

/** The answers in a reply to somebody's own picks, or null if the link is no reply to these. */
export function backedIn({ picks, reply }: CompareLink, own: readonly string[]): readonly Backing[] | null {
  if (reply === undefined) return null
  const all = Number.parseInt(reply, 32)
  const bits = all >>> CHECK_BITS
  if ((checkOf(bits) ^ checkOf(bitsOf(own))) !== (all & CHECK_MASK)) return null
  const { different } = comparePicks(own, picks)
  const answers = QUIZ_QUESTIONS.map((_, question) => BACKINGS[pairAt(bits, question) - 1])
  const isComplete = answers.every(
    (answer, question) => (answer !== undefined) === different.includes(question),
  )
  return isComplete ? answers.flatMap((answer) => answer ?? []) : null
}

/** `origin` has no trailing slash. */
export function compareUrl(
  origin: string,
  link: Pick<CompareLink, 'picks' | 'name'>,
  reply?: CompareReply,
): string {
  return `${origin}/compare#${encodeCompare(link, reply)}`
}

/** Ten picks of two bits and the check, in base 32. */
function codeOf(picks: readonly string[]): string {
  const bits = bitsOf(picks)
  return base32(bits, checkOf(bits))
}

/**
 * Ten answers of two bits, 0 where both picked the same. The check covers the picks that were answered too, so that a reply
 * is recognized only by the person who sent them, and does not contain them.
 */
function replyCodeOf(picks: readonly string[], { theirs, backed }: CompareReply): string {
  const { different } = comparePicks(picks, theirs)
  const bits = packed((question) => {
    const answer = backed[different.indexOf(question)]
    return answer === undefined ? 0 : BACKINGS.indexOf(answer) + 1
  })
  return base32(bits, checkOf(bits) ^ checkOf(bitsOf(theirs)))
}

function bitsOf(picks: readonly string[]): number {
  return packed((question) => {
    const index = QUIZ_QUESTIONS[question]?.options.findIndex(({ value }) => value === picks[question]) ?? -1
    if (index < 0) throw new RangeError(`question ${question} has no answer "${picks[question]}"`)
    return index
  })
}

/** Two bits for each question, from the first one. */
function packed(pairOf: (question: number) => number): number {
  return QUIZ_QUESTIONS.reduce((bits, _, question) => (bits << BITS_PER_PICK) | pairOf(question), 0)
}

function pairAt(bits: number, question: number): number {
  return (bits >>> (BITS_PER_PICK * (QUIZ_QUESTIONS.length - 1 - question))) & 0b11
}

function base32(bits: number, check: number): string {
  return ((bits << CHECK_BITS) | check).toString(32).padStart(CODE_LENGTH, '0')
}

function picksOf(code: string): readonly string[] | null {
  if (!CODE_SHAPE.test(code)) return null
  const all = Number.parseInt(code, 32)
  const bits = all >>> CHECK_BITS
  if (checkOf(bits) !== (all & CHECK_MASK)) return null
  return QUIZ_QUESTIONS.map(({ options }, question) => options[pairAt(bits, question)]?.value ?? '')
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
