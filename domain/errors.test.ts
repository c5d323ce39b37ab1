import { expect, test } from 'vitest'
import { z } from 'zod'
import { BadInput, DomainError, ERROR_STATUS, fromZod } from './errors.ts'

const person = z.object({
  name: z.string().min(2, 'Please enter your name'),
  home: z.object({ zip: z.string('Please enter a zip code') }),
})

function errorOf(input: unknown): DomainError {
  const result = person.safeParse(input)
  if (result.success) throw new Error('the input was accepted')
  return fromZod(result.error)
}

test('the first problem is the message, and every invalid field is listed', () => {
  const error = errorOf({ name: 'A', home: {} })
  expect(error.code).toBe('BAD_INPUT')
  expect(error.message).toBe('Please enter your name')
  expect(error.fields).toEqual([
    { path: 'name', message: 'Please enter your name' },
    { path: 'home.zip', message: 'Please enter a zip code' },
  ])
})

test('an input that is not an object is reported with an empty path', () => {
  expect(errorOf(3).fields.map((field) => field.path)).toEqual([''])
})

test('a domain error is an Error with a code that has an HTTP status', () => {
  const error: DomainError = new BadInput('No')
  expect(error).toBeInstanceOf(Error)
  expect(error).toBeInstanceOf(DomainError)
  expect(ERROR_STATUS[error.code]).toBe(400)
  expect(error.fields).toEqual([])
})
