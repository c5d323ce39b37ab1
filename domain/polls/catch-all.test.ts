import { expect, test } from 'vitest'
import { catchAllOptions } from './catch-all.ts'

test('catch-all options are recognized', () => {
  const options = ['Something else', ' Other ', 'None of these', 'It depends', 'I don’t know', 'Not sure yet']
  expect(catchAllOptions(options)).toEqual(options.map((option) => option.trim()))
  expect(catchAllOptions(['Roads', 'Both of the above'])).toEqual(['Both of the above'])
})

test('ordinary options are not recognized as catch-alls', () => {
  expect(
    catchAllOptions(['A pool', 'Otherwise unused land', 'More honest conversation', 'Time with each other']),
  ).toEqual([])
})
