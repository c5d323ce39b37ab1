import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { BACKINGS, comparePicks } from './compare.ts'
import { backedIn, compareUrl, decodeCompare, encodeCompare } from './compare-code.ts'
import { compareNameSchema } from './compare-name.ts'

const FIRST = QUIZ_QUESTIONS.map(({ options }) => options[0]?.value ?? '')
const somePicks = fc.tuple(
  ...QUIZ_QUESTIONS.map(({ options }) => fc.constantFrom(...options.map(({ value }) => value))),
)
const someName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((name) => compareNameSchema.safeParse({ name }).data?.name)
  .filter((name) => name !== undefined && name !== '')
const someLink = fc.record({ picks: somePicks, name: fc.option(someName as fc.Arbitrary<string>) })
const ALPHABET = [...'0123456789abcdefghijklmnopqrstuvwxyzABCXYZ-_~.%']
const PREFIX = `1.${QUIZ_VERSION}.`
const malformed = { failure: 'malformed' }

test('every link decodes to the picks and the name it was created from', () => {
  fc.assert(
    fc.property(someLink, (link) => {
      expect(decodeCompare(encodeCompare(link))).toEqual({ link })
    }),
    { numRuns: 1000 },
  )
})

test('a fragment survives in a URL and at the end of a sentence', () => {
  fc.assert(
    fc.property(someLink, (link) => {
      const url = compareUrl('https://example.org', link)
      expect(new URL(url).href).toBe(url)
      expect(decodeCompare(new URL(url).hash.slice(1))).toEqual({ link })
      expect(url).toMatch(/^https:\/\/example\.org\/compare#[\w.%-]+$/)
    }),
  )
  expect(decodeCompare(`${encodeCompare({ picks: FIRST, name: null })}.`)).toEqual({
    link: { picks: FIRST, name: null },
  })
})

test('a code with one changed character, or two swapped neighbors, is always rejected', () => {
  const place = fc.nat({ max: 5 })
  fc.assert(
    fc.property(somePicks, place, fc.constantFrom(...ALPHABET), (picks, at, character) => {
      const fragment = encodeCompare({ picks, name: null })
      const index = PREFIX.length + at
      fc.pre(fragment[index] !== character)
      const changed = fragment.slice(0, index) + character + fragment.slice(index + 1)
      expect(decodeCompare(changed)).toEqual(malformed)
    }),
    { numRuns: 2000 },
  )
  fc.assert(
    fc.property(somePicks, fc.nat({ max: 4 }), (picks, at) => {
      const letters = [...encodeCompare({ picks, name: null }).slice(PREFIX.length)]
      fc.pre(letters[at] !== letters[at + 1])
      letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '')
      expect(decodeCompare(PREFIX + letters.join(''))).toEqual(malformed)
    }),
  )
})

test('one random code in 1,024 is valid', () => {
  const codes = Array.from({ length: 32 ** 3 }, (_, index) => index * 32 ** 3 + 17)
  const valid = codes.filter((code) => decodeCompare(PREFIX + code.toString(32).padStart(6, '0')).link)
  expect(valid).toHaveLength(codes.length / 1024)
})

test('a link from another version is distinguished from a broken one', () => {
  const code = encodeCompare({ picks: FIRST, name: 'Dana' }).slice(PREFIX.length)
  for (const start of [`1.${QUIZ_VERSION + 1}.`, `2.${QUIZ_VERSION - 1}.`, `3.${QUIZ_VERSION}.`]) {
    expect(decodeCompare(start + code)).toEqual({ failure: 'otherVersion' })
  }
})

describe('a reply', () => {
  const someReply = fc.tuple(somePicks, somePicks).chain(([picks, theirs]) =>
    fc.record({
      picks: fc.constant(picks),
      theirs: fc.constant(theirs),
      backed: fc.array(fc.constantFrom(...BACKINGS), {
        minLength: comparePicks(picks, theirs).different.length,
        maxLength: comparePicks(picks, theirs).different.length,
      }),
    }),
  )
  const linkOf = ({
    picks,
    theirs,
    backed,
  }: {
    picks: string[]
    theirs: string[]
    backed: ('yes' | 'no' | 'unsure')[]
  }) => encodeCompare({ picks, name: 'Joe' }, { theirs, backed })

  test('gives its answers to the person whose picks were answered', () => {
    fc.assert(
      fc.property(someReply, (reply) => {
        const { link } = decodeCompare(linkOf(reply))
        expect(link).toMatchObject({ picks: reply.picks, name: 'Joe' })
        expect(link && backedIn(link, reply.theirs)).toEqual(reply.backed)
      }),
      { numRuns: 500 },
    )
  })

  test('is an ordinary link for anyone else, and does not contain the picks that were answered', () => {
    let recognized = 0
    fc.assert(
      fc.property(someReply, somePicks, (reply, others) => {
        fc.pre(others.join() !== reply.theirs.join())
        const fragment = linkOf(reply)
        const { link } = decodeCompare(fragment)
        if (link && backedIn(link, others)) recognized += 1
        const theirCode = encodeCompare({ picks: reply.theirs, name: null }).slice(PREFIX.length)
        if (reply.theirs.join() !== reply.picks.join()) expect(fragment).not.toContain(theirCode)
      }),
      { numRuns: 500 },
    )
    expect(recognized).toBeLessThan(5)
  })

  test('with one changed character is malformed or has no answers', () => {
    fc.assert(
      fc.property(someReply, fc.nat({ max: 11 }), fc.constantFrom(...ALPHABET), (reply, at, character) => {
        const fragment = linkOf(reply)
        const index = PREFIX.length + at
        fc.pre(fragment[index] !== character)
        const { link } = decodeCompare(fragment.slice(0, index) + character + fragment.slice(index + 1))
        expect(link ? backedIn(link, reply.theirs) : null).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  test('that was cut off is malformed, and a link is no reply', () => {
    const fragment = linkOf({ picks: FIRST, theirs: FIRST, backed: [] })
    for (const length of [PREFIX.length + 6, PREFIX.length + 11])
      expect(decodeCompare(fragment.slice(0, length))).toEqual(malformed)
    expect(backedIn({ picks: FIRST, name: null }, FIRST)).toBeNull()
  })
})

describe('a broken fragment is rejected without an exception', () => {
  const good = encodeCompare({ picks: FIRST, name: null })
  test.each([
    '',
    'main',
    '1',
    PREFIX,
    good.slice(0, -1),
    `${good}0`,
    good.toUpperCase().replace('000000', 'ABCDEF'),
    `${good}.%`,
    `${good}.%E0%A4%A`,
    `${good}.${'a'.repeat(21)}`,
    `${good}.a%0Ab`,
    `${good}.%E2%80%AEanaD`,
    '01.2.000000',
    'x'.repeat(10_000),
    `${good}.${'a'.repeat(10_000)}`,
    '1.'.repeat(5_000),
  ])('case %#', (fragment) => {
    expect(decodeCompare(fragment)).toEqual(malformed)
  })

  test('arbitrary text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webFragments()), (fragment) => {
        expect(decodeCompare(PREFIX + fragment)).toBeDefined()
      }),
    )
  })
})

test('a name has up to 20 characters in any script and stays plain text', () => {
  const nameOf = (name: string) => decodeCompare(encodeCompare({ picks: FIRST, name })).link?.name
  for (const name of [
    'Dana',
    'J.R.',
    "D'Arcy",
    'دانا',
    '王秀英',
    '👩‍👩‍👧',
    '<b>Dana</b>',
    '"><script>',
    '𝒟'.repeat(20),
  ])
    expect(nameOf(name)).toBe(name)
  expect(nameOf('𝒟'.repeat(21))).toBeUndefined()
  expect(compareNameSchema.safeParse({ name: 'x'.repeat(21) }).success).toBe(false)
  expect(compareNameSchema.parse({ name: '  Dana  ' })).toEqual({ name: 'Dana' })
})

test('an answer that the quiz does not have cannot be encoded', () => {
  expect(() => encodeCompare({ picks: FIRST.with(3, 'nothing'), name: null })).toThrow(RangeError)
})
