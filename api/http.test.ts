import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { NOT_JSON, notJson } from './http.ts'

const problemWith = (type: string) => notJson({ headers: { 'content-type': type } } as FastifyRequest)

test.each([
  'application/json',
  'Application/JSON',
  'application/json ; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json; charset = utf8 ; ',
  'application/json;',
])('%s is JSON', (type) => expect(problemWith(type)).toBeNull())

test.each([
  '',
  'text/plain',
  'application/jsonx',
  'application/json+x',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/json, text/plain',
  'application/json; boundary=x',
])('%s is not', (type) => expect(problemWith(type)).toBe(NOT_JSON))

test('a type of nothing but blanks costs no more to read than it is long', () => {
  // Tried in every division, this many blanks would take hours.
  expect(problemWith(`application/json${' '.repeat(2_000_000)}x`)).toBe(NOT_JSON)
})
