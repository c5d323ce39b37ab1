import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { longDay, shortDay, shortWeekday } from './days.ts'
import { averageOf, dotsOf, lastSevenDays } from './guesses.ts'
import { todayQuestion } from './question.ts'
import { averageLabel, leanText, offText, pasteText, todayResult } from './text.ts'

const GUESSES = {
  '2026-11-20': { guess: 40, off: -12 },
  '2026-11-22': { guess: 90, off: 8 },
  '2026-11-23': { guess: 84, off: -4 },
}

test('days are calendar days, whatever the clocks do', () => {
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(shortDay('2026-11-24')).toBe('Nov 24')
  expect(longDay('2026-11-24')).toBe('Tuesday, November 24, 2026')
  expect(shortWeekday('2026-11-01')).toBe('Sun')
})

test('the average counts the days with a guess', () => {
  const average = averageOf(GUESSES)
  expect(average).toEqual({ count: 3, off: 8, lean: -3 })
  if (!average) throw new Error('no average')
  expect(averageLabel(average)).toBe('points off, in 3 questions')
  expect(leanText(average)).toBe(
    'On average, your guesses were 3 points too low. More people agreed than you expected.',
  )
  expect(leanText({ ...average, count: 2 })).toMatch(/After three questions/)
  expect(averageOf({})).toBeNull()
})

test('the last seven days end with today, and a day without a guess is empty', () => {
  expect(lastSevenDays(GUESSES, '2026-11-24').map(({ off }) => off)).toEqual([
    null,
    null,
    -12,
    null,
    8,
    -4,
    null,
  ])
})

test('the line to paste has points and dots, but neither question nor answer', () => {
  expect(pasteText('2026-11-24', 8)).toBe('Civic Unity, Nov 24: 8 points off')
  expect(pasteText('2026-11-24', 0)).toBe('Civic Unity, Nov 24: exactly right')
  expect(offText(-1)).toBe('1 point off')
  const dots = [0, 5, -6, 10, 11, -20, 21, 30, 31, 100].map(dotsOf)
  expect(dots.map((text) => text.lastIndexOf('●') + 1)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1])
  expect(dotsOf(8)).toBe('●●●●○')
})

test('the question names the party, and the answer gives the shares of the others', () => {
  expect(todayQuestion('democrats', 'favored term limits')).toBe(
    'Of 100 Democrats, how many favored term limits?',
  )
  const shares = { republicans: 80, democrats: 92, independents: 77 }
  expect(todayResult('republicans', shares, 52)).toBe(
    'You guessed 52%, 28 points too low. Among Democrats it was 92%, among independents 77%.',
  )
  expect(todayResult('democrats', { ...shares, independents: null }, undefined)).toBe(
    'Among Republicans it was 80%.',
  )
})
