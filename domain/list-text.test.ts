import { expect, test } from 'vitest'
import { z } from 'zod'
import { listText } from './list-text.ts'

const schema = z.object({ colors: listText(',', z.array(z.string().max(4, 'Too long')).max(3, 'Too many')) })

test('a text is split into trimmed items without blank ones', () => {
  expect(schema.parse({ colors: ' red, ,blue,' })).toEqual({ colors: ['red', 'blue'] })
})

test('an error in one item is reported for the field', () => {
  expect(schema.safeParse({ colors: 'red, orange' }).error?.issues).toMatchObject([
    { path: ['colors'], message: 'Too long' },
  ])
  expect(schema.safeParse({ colors: 'a,b,c,d' }).error?.issues).toMatchObject([{ message: 'Too many' }])
})
