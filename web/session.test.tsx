import { expect, test, vi } from 'vitest'
import { SESSION_ID, SESSION_ID_KEY } from '#domain/session/session-id.ts'
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

test('two browsers of one moment have nothing in common: the id alone opens what is stored under it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  const chance = vi.spyOn(crypto, 'getRandomValues')
  const made = [1, 2].map(() => {
    localStorage.clear()
    return sessionId().split('_')
  })
  vi.useRealTimers()
  expect(made.map(([, moment]) => moment)).toEqual(['1795176000000', '1795176000000'])
  expect(made[0]?.[2]).not.toBe(made[1]?.[2])
  expect(chance.mock.calls.map(([bytes]) => bytes?.byteLength)).toEqual([12, 12])
})
