import { expect, test } from 'vitest'
import { failureOf } from './mail-failed.ts'

test.each([
  ['RCPT TO', '450 4.2.1 Later', 'deferred', false],
  ['RCPT TO', '501 5.1.3 Bad address', 'blocked', true],
  ['RCPT TO', '521 5.3.2 No mail here', 'blocked', true],
  ['RCPT TO', '550 5.1.1 No such user', 'unknownAddress', true],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'rejected', true],
  ['RCPT TO', '554 5.7.1 Blocked', 'blocked', true],
  ['DATA', '451 4.3.0 Try again', 'deferred', false],
  ['DATA', '554 5.6.0 Refused', 'blocked', true],
] as const)('%s with %s is %s', (command, response, failure, isPermanent) => {
  const error = failureOf({ command, response, responseCode: Number(response.slice(0, 3)) }, true)
  expect([error.failure, error.permanent]).toEqual([failure, isPermanent])
})
