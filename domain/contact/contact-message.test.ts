import { expect, test } from 'vitest'
import { contactMessageSchema, SUBJECT_LABEL } from './contact-message.ts'

const message = {
  name: 'Ada Jones',
  email: 'ada@example.com',
  subject: 'feedback',
  message: 'I like the polls.',
}

function complaints(change: object): Record<string, string> {
  const issues = contactMessageSchema.safeParse({ ...message, ...change }).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

test('a complete message is accepted and trimmed', () => {
  const spaced = {
    ...message,
    name: ' Ada Jones ',
    email: ' ada@example.com ',
    message: ' I like the polls. ',
  }
  expect(contactMessageSchema.parse(spaced)).toEqual(message)
})

test('an empty form gets the four specified messages', () => {
  expect(complaints({ name: '', email: '', subject: undefined, message: '' })).toEqual({
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    subject: 'Please select a subject category',
    message: 'Please enter a message of at least 10 characters',
  })
})

test('a name needs two letters besides spaces', () => {
  expect(complaints({ name: '  A ' })).toEqual({ name: 'Please enter your name' })
  expect(complaints({ name: 'Al' })).toEqual({})
})

test('undeliverable addresses are rejected', () => {
  for (const email of [
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    `${'a'.repeat(250)}@b.co`,
  ]) {
    expect(complaints({ email })).toEqual({ email: 'Please enter a valid email address' })
  }
})

test('a message has 10 to 5000 characters', () => {
  const lengths = [9, 10, 5000, 5001].map((length) => complaints({ message: 'm'.repeat(length) }).message)
  expect(lengths.map((complaint) => complaint === undefined)).toEqual([false, true, true, false])
})

test('only the seven subjects are accepted', () => {
  for (const subject of Object.keys(SUBJECT_LABEL)) expect(complaints({ subject })).toEqual({})
  expect(complaints({ subject: 'complaint' })).toEqual({ subject: 'Please select a subject category' })
  expect(Object.values(SUBJECT_LABEL)).toEqual([
    'General Inquiry',
    'Feedback & Suggestions',
    'Partnership Opportunities',
    'Media & Press',
    'Technical Support',
    'Privacy Questions',
    'Other',
  ])
})
