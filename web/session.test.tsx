import { expect, test } from 'vitest'
import { SESSION_ID, SESSION_ID_KEY } from '../domain/session/session-id.ts'
import { sessionId } from './session.ts'

test('a browser keeps its id', () => {
  const id = sessionId()
  expect(id).toMatch(SESSION_ID)
  expect(localStorage.getItem(SESSION_ID_KEY)).toBe(id)
  expect(sessionId()).toBe(id)
})

test('an id that the server would refuse is replaced', () => {
  localStorage.setItem(SESSION_ID_KEY, 'not an id')
  expect(sessionId()).toMatch(SESSION_ID)
  expect(localStorage.getItem(SESSION_ID_KEY)).toBe(sessionId())
})
