import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSessionId } from './session-id.ts'
import { sessionIdSchema } from './session-id-schema.ts'

test('a session id contains its time and a random part and is valid', () => {
  expect(makeSessionId(1763463600000, 'a1b2')).toBe('session_1763463600000_a1b2')
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^[a-z0-9]{1,32}$/), (now, random) => {
      expect(sessionIdSchema.safeParse(makeSessionId(now, random)).success).toBe(true)
    }),
  )
})

test('an id that is empty, too long or unsafe in a path or query is rejected', () => {
  for (const wrong of ['', 'x'.repeat(129), '../etc', 'a b', 'a\n', "a'b", 'a%2fb', 'é']) {
    expect(sessionIdSchema.safeParse(wrong).success).toBe(false)
  }
})
