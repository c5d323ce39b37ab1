import { gql } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { createApolloClient } from './client.ts'
import { createBrowserLink } from './links.ts'

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A server that says of every connection which one it is, and then nothing. */
function startEvents() {
  const open = new Set<AbortSignal>()
  let count = 0
  const events = async (_url: string, { signal }: { signal: AbortSignal }) => {
    count += 1
    open.add(signal)
    const event = `event: next\ndata: ${JSON.stringify({ data: { connection: count } })}\n\n`
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(event))
        signal.addEventListener('abort', () => {
          open.delete(signal)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  vi.stubGlobal('fetch', events)
  return { open }
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
