import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBalanced, mentionBalance } from './balance.ts'
import { factSheet } from './fact-sheet.ts'

const counts = (text: string) => {
  const { conservative, liberal } = mentionBalance(text)
  return [conservative, liberal]
}

test('mentions of each side are counted', () => {
  const text = 'Republicans and Democrats agreed; a Republican, a conservative and the Democratic Party.'
  expect(mentionBalance(text)).toMatchObject({
    conservative: 3,
    liberal: 2,
    ratio: 2 / 3,
  })
})

test('an article that names neither side is balanced, and one that names only one side is not', () => {
  expect(isBalanced(mentionBalance('A town pool, and liberally salted popcorn.'))).toBe(true)
  expect(isBalanced(mentionBalance('Liberals, liberals, liberals.'))).toBe(false)
  expect(isBalanced(mentionBalance('Conservatives, conservatives, conservatives.'))).toBe(false)
})

test('adjectives count for both parties', () => {
  expect(counts('Republican senators and Democratic senators voted.')).toEqual([1, 1])
  expect(counts('republican voters, democratic voters')).toEqual([1, 1])
  expect(counts('A Republican-leaning town and a Democratic-leaning one.')).toEqual([1, 1])
})

test.each([
  'A conservative estimate, and a degree in liberal arts.',
  'Democratic institutions, democratic norms and a republican form of government.',
  'A liberal helping of gravy on a conservative suit.',
  'The right to vote, the right answer and the left lane.',
  'She woke up, turned left and was right.',
  'An independent bookstore.',
])('words with another meaning do not count: %s', (text) => {
  expect(counts(text)).toEqual([0, 0])
  expect(mentionBalance(text)).toMatchObject({ independents: 0, loaded: [], politicians: [] })
})

test('independents are counted', () => {
  expect(mentionBalance('Independents, an independent voter and people in neither party.').independents).toBe(
    3,
  )
})

test.each([
  ['those who deny the science', 'deny the science'],
  ['the radical left', 'radical left'],
  ['the radical right', 'radical right'],
  ['the woke mob', 'the woke mob'],
  ['the MAGA crowd', 'MAGA'],
  ['a transphobic law', 'transphobic'],
  ['the race-baiters', 'race-baiters'],
  ['the Democrat Party', 'Democrat Party'],
])('loaded words fail, even without a party: %s', (text, word) => {
  const balance = mentionBalance(text)
  expect(balance.loaded).toContain(word)
  expect(isBalanced(balance)).toBe(false)
})

test.each([
  'gender-affirming care',
  'reproductive rights',
  'assault weapons',
  'gun violence',
  'voter suppression',
  'book bans',
  'systemic racism',
  'climate crisis',
  'undocumented students',
  'election integrity',
  'gender ideology',
  'illegal immigration',
  'unborn',
  'death tax',
  'voter fraud',
])('a contested term holds the draft: %s', (term) => {
  expect(isBalanced(mentionBalance(`A talk about ${term}.`))).toBe(false)
})

test('no figure of the fact sheet needs a contested term, except one in the words of its pollster', () => {
  const facts = factSheet().replaceAll(/assault-style weapons/gi, '')
  expect(mentionBalance(facts)).toMatchObject({ loaded: [], contested: [], politicians: [] })
})

test('an article that names a living politician fails', () => {
  expect(mentionBalance('Trump and Biden').politicians).toEqual(['Trump', 'Biden'])
  expect(isBalanced(mentionBalance('Kamala Harris met Vance.'))).toBe(false)
})

const MIRRORED = [
  ['Republicans', 'Democrats'],
  ['a Republican', 'a Democrat'],
  ['Republican senators', 'Democratic senators'],
  ['republican lawmakers', 'democratic lawmakers'],
  ['the Republican Party', 'the Democratic Party'],
  ['Republican-leaning adults', 'Democratic-leaning adults'],
  ['republican government', 'democratic government'],
  ['the GOP', 'the Dems'],
  ['conservatives', 'liberals'],
  ['conservative neighbors', 'liberal neighbors'],
  ['conservatism', 'liberalism'],
  ['a conservative estimate', 'a liberal estimate'],
  ['traditionalists', 'progressives'],
  ['right-wing talk', 'left-wing talk'],
  ['a far-right blog', 'a far-left blog'],
  ['people on the right', 'people on the left'],
  ['the right wants', 'the left wants'],
  ['the right lane', 'the left lane'],
  ['red states', 'blue states'],
  ['MAGA politics', 'woke politics'],
  ['conservative elites', 'liberal elites'],
  ['fascists', 'communists'],
  ['fascism', 'socialism'],
  ['anti-choice', 'pro-abortion'],
  ['the big lie', 'the deep state'],
  ['illegal aliens', 'undocumented immigrants'],
  ['gun nuts', 'gun grabbers'],
  ['xenophobes', 'America haters'],
  ['misogynists', 'social justice warriors'],
  ['xenophobia', 'anti-Americanism'],
  ['bigotry', 'treason'],
  ['white supremacy', 'Marxism'],
  ['climate deniers', 'climate alarmists'],
  ['RINOs', 'DINOs'],
  ['the climate hoax', 'the climate crisis'],
  ['election integrity', 'voter suppression'],
  ['gender ideology', 'gender-affirming care'],
  ['illegal immigration', 'undocumented students'],
  ['the unborn', 'reproductive rights'],
  ['the death tax', 'tax cuts for the rich'],
  ['modern sporting rifles', 'assault weapons'],
  ['Trump', 'Biden'],
  ['Vance', 'Kamala Harris'],
  ['George W. Bush', 'Obama'],
  ['Romney', 'Hillary Clinton'],
  ['McConnell', 'Pelosi'],
  ['John Thune', 'Schumer'],
  ['DeSantis', 'Newsom'],
  ['Ted Cruz', 'Ocasio-Cortez'],
] as const
const NEUTRAL = [
  ' and met',
  '. In a small town,',
  ' who fixed the pump.',
  ' asked independents and',
  '; then',
  ', neighbors,',
] as const

test('the same sentences with the sides swapped give mirrored counts and the same verdict', () => {
  const swapped = fc.record({
    pair: fc.constantFrom(...MIRRORED),
    first: fc.constantFrom(0, 1),
    after: fc.constantFrom(...NEUTRAL),
  })
  fc.assert(
    fc.property(fc.array(swapped, { minLength: 1, maxLength: 12 }), (parts) => {
      const read = (side: 0 | 1) =>
        parts.map(({ pair, first, after }) => `${pair[first === side ? 0 : 1]}${after}`).join(' ')
      const [one, other] = [mentionBalance(read(0)), mentionBalance(read(1))]
      expect([one.conservative, one.liberal]).toEqual([other.liberal, other.conservative])
      expect(isBalanced(one)).toBe(isBalanced(other))
      expect(one.independents).toBe(other.independents)
    }),
    { numRuns: 500 },
  )
})

test.each(MIRRORED)('“%s” and “%s” are treated alike', (conservative, liberal) => {
  expect(counts(`${conservative}.`)).toEqual(counts(`${liberal}.`).reverse())
  expect(isBalanced(mentionBalance(`${conservative}.`))).toBe(isBalanced(mentionBalance(`${liberal}.`)))
})

test('a text of 60,000 characters is checked quickly', () => {
  expect(mentionBalance('the right '.repeat(6_000)).conservative).toBe(0)
})
