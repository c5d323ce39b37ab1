import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSessionId } from './session-id.ts'
import { sessionIdSchema } from './session-id-schema.ts'

test('a session id names its time and its random part, and the server accepts it', () => {
  expect(makeSessionId(1763463600000, 'a1b2')).toBe('session_1763463600000_a1b2')
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^[a-z0-9]{1,32}$/), (now, random) => {
      expect(sessionIdSchema.safeParse(makeSessionId(now, random)).success).toBe(true)
    }),
  )
})

test('an id that is empty, too long, or could mean something in a path or a query is refused', () => {
  for (const wrong of ['', 'x'.repeat(129), '../etc', 'a b', 'a\n', "a'b", 'a%2fb', 'é']) {
    expect(sessionIdSchema.safeParse(wrong).success).toBe(false)
  }
})
