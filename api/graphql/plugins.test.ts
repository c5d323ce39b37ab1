import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { limitSubscriptions } from './plugins.ts'

test('the total number of subscriptions is limited, and closing one frees a slot', () => {
  const plugin = limitSubscriptions({ perAddress: 2, total: 3 })
  /** Opens a subscription. Returns the status of the rejection, if any, and a function that disconnects. */
  const open = (ip: string) => {
    const raw = Object.assign(new EventEmitter(), { closed: false })
    const contextValue = {
      env: {},
      fastifyRequest: { ip, headers: {} },
      fastifyReply: { raw },
    }
    const setResult = vi.fn()
    plugin.onSubscribe?.({ args: { contextValue }, setResultAndStopExecution: setResult } as never)
    const [rejection] = setResult.mock.calls
    return { status: rejection?.[0].errors[0].extensions.http.status, disconnect: () => raw.emit('close') }
  }
  const first = open('192.0.2.1')
  expect([open('192.0.2.2').status, open('192.0.2.3').status]).toEqual([undefined, undefined])
  for (let visitor = 0; visitor < 5; visitor += 1) expect(open('192.0.2.4').status).toBe(429)
  first.disconnect()
  const next = open('192.0.2.4')
  expect(next.status).toBeUndefined()
  expect(open('192.0.2.5').status).toBe(429)
  next.disconnect()
  expect(open('192.0.2.5').status).toBeUndefined()
})
