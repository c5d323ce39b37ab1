import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createApolloClient } from './client.ts'
import { createBrowserLink } from './links.ts'

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.useRealTimers()
})

/** Mocks an event stream. Each connection receives its number and stays open until `endAll`. */
function startEvents() {
  const open = new Set<AbortSignal>()
  const ends = new Set<() => void>()
  const failures = new Set<() => void>()
  let count = 0
  let down = false
  let rejected = false
  const events = async (_url: string, { signal }: { signal: AbortSignal }) => {
    count += 1
    if (down) throw new TypeError('Failed to fetch')
    if (rejected) return new Response(null, { status: 401 })
    open.add(signal)
    const event = `event: next\ndata: ${JSON.stringify({ data: { connection: count } })}\n\n`
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(event))
        failures.add(() => {
          const failed = { data: null, errors: [{ message: 'Failed' }] }
          controller.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(failed)}\n\n`))
        })
        ends.add(() => {
          open.delete(signal)
          controller.enqueue(new TextEncoder().encode('event: complete\ndata:\n\n'))
          controller.close()
        })
        signal.addEventListener('abort', () => {
          open.delete(signal)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  vi.stubGlobal('fetch', events)
  return {
    open,
    /** Sends an event with an error on every connection, as when a read of the database fails. */
    failEvents: () => {
      for (const fail of failures) fail()
      failures.clear()
    },
    /** Completes every connection, as a server does during shutdown. */
    endAll: () => {
      for (const end of ends) end()
      ends.clear()
    },
    setDown: (value: boolean) => {
      down = value
    },
    rejectToken: () => {
      rejected = true
    },
    connectionCount: () => count,
  }
}

test('subscriptions disconnect while the tab is hidden and reconnect when it is visible', async () => {
  const { open } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const received: unknown[] = []
  const ended = vi.fn()
  setVisibility('hidden')
  const subscription = client
    .subscribe({ query: gql('subscription { connection }') })
    .subscribe({ next: ({ data }) => received.push(data), error: ended, complete: ended })
  expect(open.size).toBe(0)

  setVisibility('visible')
  await vi.waitFor(() => expect(received).toEqual([{ connection: 1 }]))
  setVisibility('visible')
  setVisibility('hidden')
  expect(open.size).toBe(0)

  setVisibility('visible')
  await vi.waitFor(() => expect(received).toEqual([{ connection: 1 }, { connection: 2 }]))
  expect(open.size).toBe(1)
  expect(ended).not.toHaveBeenCalled()

  subscription.unsubscribe()
  expect(open.size).toBe(0)
  setVisibility('visible')
  expect(open.size).toBe(0)
})

test('a subscription that the server completes reconnects, with backoff while the server is down', async () => {
  vi.useFakeTimers()
  setVisibility('visible')
  const { open, endAll, setDown, connectionCount } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const received: unknown[] = []
  const ended = vi.fn()
  const subscription = client
    .subscribe({ query: gql('subscription { connection }') })
    .subscribe({ next: ({ data }) => received.push(data), error: ended, complete: ended })
  await vi.advanceTimersByTimeAsync(0)
  endAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(open.size).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(received).toEqual([{ connection: 1 }, { connection: 2 }])

  setDown(true)
  endAll()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(connectionCount() - 2).toBeGreaterThan(20)
  expect(connectionCount() - 2).toBeLessThan(50)
  setDown(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(open.size).toBe(1)
  expect(received.at(-1)).toEqual({ connection: connectionCount() })

  // A successful connection resets the delay.
  endAll()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open.size).toBe(1)

  endAll()
  await vi.advanceTimersByTimeAsync(0)
  subscription.unsubscribe()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(open.size).toBe(0)
  expect(ended).not.toHaveBeenCalled()
})

test('a subscription reconnects after an event that failed, because it may have been the last one', async () => {
  vi.useFakeTimers()
  setVisibility('visible')
  const { failEvents } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const received: unknown[] = []
  const subscription = client
    .subscribe({ query: gql('subscription { connection }') })
    .subscribe({ next: (result) => received.push(result) })
  await vi.advanceTimersByTimeAsync(0)
  failEvents()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(received).toEqual([{ data: { connection: 1 } }, { data: { connection: 2 } }])
  subscription.unsubscribe()
})

test('an admin subscription does not send a token again that the server has rejected', async () => {
  vi.useFakeTimers()
  setVisibility('visible')
  const { open, endAll, connectionCount, rejectToken } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const failed = vi.fn()
  client
    .subscribe({
      query: gql('subscription { connection }'),
      context: { headers: { authorization: 'Bearer x' } },
    })
    .subscribe({ next: ({ error }) => error && failed() })
  await vi.advanceTimersByTimeAsync(0)
  endAll()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open.size).toBe(1)

  rejectToken()
  endAll()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(failed).toHaveBeenCalledOnce()
  expect(open.size).toBe(0)
  expect(connectionCount()).toBe(3)
})
