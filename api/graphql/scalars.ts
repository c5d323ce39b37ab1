import { GraphQLError, Kind } from 'graphql'
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

function toDate(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime()))
    throw new GraphQLError('A DateTime must be in ISO 8601 format, such as 2026-11-14T15:00:00.000Z.')
  return date
}
