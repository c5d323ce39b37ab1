import { GraphQLError, Kind } from 'graphql'
import { z } from 'zod'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'A time in UTC in ISO 8601 format, such as 2026-11-14T15:00:00.000Z.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => toDate(value),
  parseLiteral: (node) => toDate(node.kind === Kind.STRING ? node.value : undefined),
})

builder.scalarType('JSON', {
  description: 'Any JSON value. It is sent as a value, not as a JSON-encoded string.',
  serialize: (value) => value,
})

/** Date, time and offset. */
const ISO_8601 = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** JavaScript alone would read a time without an offset in the server's time zone, and February 30 as March 2. */
function toDate(value: unknown): Date {
  const [, day, time = '00:00', offset = 'Z'] = (typeof value === 'string' && ISO_8601.exec(value)) || []
  const date = new Date(`${day}T${time}${offset}`)
  if (Number.isNaN(date.getTime()) || !z.iso.date().safeParse(day).success)
    throw new GraphQLError('A DateTime must be in ISO 8601 format, such as 2026-11-14T15:00:00.000Z.')
  return date
}
