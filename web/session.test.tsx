import { expect, test, vi } from 'vitest'
import { SESSION_ID } from '#domain/session/session-id.ts'
import { SESSION_ID_KEY } from '#domain/session/storage-keys.ts'
import { sessionId } from './session.ts'

test('the session ID of a browser stays the same', () => {
  const id = sessionId()
  expect(id).toMatch(SESSION_ID)
  expect(localStorage.getItem(SESSION_ID_KEY)).toBe(id)
  expect(sessionId()).toBe(id)
})

test('an invalid stored session ID is replaced', () => {
  localStorage.setItem(SESSION_ID_KEY, 'not an id')
  expect(sessionId()).toMatch(SESSION_ID)
  expect(localStorage.getItem(SESSION_ID_KEY)).toBe(sessionId())
})

test('session IDs created at the same moment have different random parts', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  const getRandomValues = vi.spyOn(crypto, 'getRandomValues')
  const ids = [1, 2].map(() => {
    localStorage.clear()
    return sessionId().split('_')
  })
  vi.useRealTimers()
  expect(ids.map(([, moment]) => moment)).toEqual(['1795176000000', '1795176000000'])
  expect(ids[0]?.[2]).not.toBe(ids[1]?.[2])
  expect(getRandomValues.mock.calls.map(([bytes]) => bytes?.byteLength)).toEqual([12, 12])
})
