import { expect, test } from 'vitest'
import { startupMessage } from './startup-message.ts'

const real = {
  general: 'hello@city.org',
  partnerships: 'hello@city.org',
  press: 'press@city.org',
  privacy: 'privacy@city.org',
}
const message = (publicUrl: string, addresses = real) =>
  startupMessage(publicUrl, 'PostgreSQL', 'ADMIN_TOKEN', addresses)

test('a public site whose contact addresses lead nowhere starts with a warning', () => {
  const placeholders = { ...real, privacy: 'privacy@civicunity.example' }
  expect(message('https://city.org', placeholders)).toContain('the contact addresses are placeholders')
  expect(message('http://localhost:4000', placeholders)).not.toContain('placeholders')
  expect(message('https://city.org')).not.toContain('placeholders')
})

test('the message gives the address, the database and the source of the token', () => {
  expect(
    message('https://city.org')
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Civic Unity is at https://city.org', 'Database: PostgreSQL', 'Admin token: from ADMIN_TOKEN'])
})
