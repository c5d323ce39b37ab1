import type { z } from 'zod'

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
}

/** For `z.config({ customError })`: a sentence for rules without a message of their own (spec §5). */
export function plainSentence(issue: RawIssue): string {
  const path = issue.path ?? []
  const field = path.length > 0 ? `“${path.map(String).join('.')}”` : 'The input'
  const many = issue.origin === 'string' ? 'characters' : 'entries'
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined && path.length > 0) return `${field} is missing`
      const kind = KINDS[String(issue.expected)] ?? String(issue.expected)
      if (Array.isArray(issue.input)) return `${field} must be ${kind}, not a list`
      return `${field} must be ${kind}`
    }
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `${field} must have at most ${issue.maximum} ${many}`
        : `${field} must be at most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `${field} must have at least ${issue.minimum} ${many}`
        : `${field} must be at least ${issue.minimum}`
    case 'invalid_value':
      return `${field} must be one of ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `${field} has unknown fields: ${issue.keys.join(', ').slice(0, 100)}`
    default:
      return `${field} is not valid`
  }
}
