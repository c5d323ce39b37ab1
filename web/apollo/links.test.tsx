import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createApolloClient } from './client.ts'
import { createBrowserLink } from './links.ts'

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.useRealTimers()
})

/** A server that says of every connection which one it is, and then nothing, until it ends them all or is down. */
function startEvents() {
  const open = new Set<AbortSignal>()
  const ends = new Set<() => void>()
  let count = 0
  let down = false
  const events = async (_url: string, { signal }: { signal: AbortSignal }) => {
    count += 1
    if (down) throw new TypeError('Failed to fetch')
    open.add(signal)
    const event = `event: next\ndata: ${JSON.stringify({ data: { connection: count } })}\n\n`
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(event))
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
    /** As a server does that leaves: tells each connection that it is complete. */
    endAll: () => {
      for (const end of ends) end()
      ends.clear()
    },
    setDown: (value: boolean) => {
      down = value
    },
    asked: () => count,
  }
}

test('a tab that nobody looks at holds no live connection; looked at, it hears how things stand', async () => {
  const { open } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const heard: unknown[] = []
  const ended = vi.fn()
  look('hidden')
  const following = client
    .subscribe({ query: gql('subscription { connection }') })
    .subscribe({ next: ({ data }) => heard.push(data), error: ended, complete: ended })
  expect(open.size).toBe(0)

  look('visible')
  await vi.waitFor(() => expect(heard).toEqual([{ connection: 1 }]))
  look('visible')
  look('hidden')
  expect(open.size).toBe(0)

  look('visible')
  await vi.waitFor(() => expect(heard).toEqual([{ connection: 1 }, { connection: 2 }]))
  expect(open.size).toBe(1)
  expect(ended).not.toHaveBeenCalled()

  following.unsubscribe()
  expect(open.size).toBe(0)
  look('visible')
  expect(open.size).toBe(0)
})

test('a connection that a leaving server ends is opened again, ever more rarely while nobody is there', async () => {
  vi.useFakeTimers()
  look('visible')
  const { open, endAll, setDown, asked } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const heard: unknown[] = []
  const ended = vi.fn()
  const following = client
    .subscribe({ query: gql('subscription { connection }') })
    .subscribe({ next: ({ data }) => heard.push(data), error: ended, complete: ended })
  await vi.advanceTimersByTimeAsync(0)
  endAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(open.size).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([{ connection: 1 }, { connection: 2 }])

  setDown(true)
  endAll()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked() - 2).toBeGreaterThan(20)
  expect(asked() - 2).toBeLessThan(50)
  setDown(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(open.size).toBe(1)
  expect(heard.at(-1)).toEqual({ connection: asked() })

  // Who is back is waited for no longer than the first time.
  endAll()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open.size).toBe(1)

  endAll()
  await vi.advanceTimersByTimeAsync(0)
  following.unsubscribe()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(open.size).toBe(0)
  expect(ended).not.toHaveBeenCalled()
})

test('an admin’s connection is not opened again by itself: whoever follows hears that it ended', async () => {
  look('visible')
  const { open, endAll, asked } = startEvents()
  const client = createApolloClient(createBrowserLink())
  const ended = vi.fn()
  client
    .subscribe({
      query: gql('subscription { connection }'),
      context: { headers: { authorization: 'Bearer x' } },
    })
    .subscribe({ next: () => endAll(), complete: ended })
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  expect(open.size).toBe(0)
  expect(asked()).toBe(1)
})
