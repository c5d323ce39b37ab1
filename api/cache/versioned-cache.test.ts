import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableTopic, Topic } from './changes.ts'
import { createVersionedCache } from './versioned-cache.ts'

function setup(maxBytes = 1_000) {
  const state = {
    text: 'text',
    isUp: true,
    topics: ['posts'] as TableTopic[] | null,
    now: new Date('2026-11-25T04:59Z'),
  }
  const reads: string[] = []
  let publish = (_topic: Topic | '*') => {}
  let held: Promise<void> | undefined
  const cache = createVersionedCache<string>(
    {
      changes: {
        subscribe: (listener) => {
          publish = listener
          return () => {}
        },
      },
      db: { isUp: () => state.isUp },
      now: () => state.now,
      env: { SITE_TIMEZONE: 'America/New_York' },
    },
    { maxBytes, sizeOf: (text) => text.length },
  )
  return {
    cache,
    state,
    reads,
    publish: (topic: Topic | '*') => publish(topic),
    fetch: (key: string) =>
      cache.fetch(key, async () => {
        reads.push(key)
        const { text, topics } = state
        await held
        if (text === 'failure') throw new Error('away')
        return { value: text, topics: topics && new Set(topics) }
      }),
    /** Makes reads wait until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a value is read once until one of its tables changes, or a minute has passed', async () => {
  const { fetch, reads, publish } = setup()
  const readsAgain = async () => {
    const before = reads.length
    await fetch('a')
    return reads.length > before
  }
  expect(await readsAgain()).toBe(true)
  expect(await readsAgain()).toBe(false)
  publish('polls')
  publish('poll:1')
  expect(await readsAgain()).toBe(false)
  publish('posts')
  expect(await readsAgain()).toBe(true)
  publish('*')
  expect(await readsAgain()).toBe(true)
  vi.advanceTimersByTime(59_000)
  expect(await readsAgain()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(await readsAgain()).toBe(true)
})

test('a burst of calls shares one read', async () => {
  const { fetch, reads } = setup()
  await Promise.all(Array.from({ length: 50 }, () => fetch('a')))
  expect(reads).toEqual(['a'])
})

test('a call after a change never gets a read that began before it', async () => {
  const { fetch, reads, state, publish, hold } = setup()
  const release = hold()
  state.text = 'before'
  const early = fetch('a')
  state.text = 'after'
  publish('posts')
  const late = [fetch('a'), fetch('a')]
  release()
  expect(await early).toBe('before')
  expect(await Promise.all(late)).toEqual(['after', 'after'])
  expect(await fetch('a')).toBe('after')
  expect(reads).toEqual(['a', 'a'])
})

test('a change to another table during a read does not repeat it', async () => {
  const { fetch, reads, publish, hold } = setup()
  const release = hold()
  const early = fetch('a')
  publish('polls')
  const late = fetch('a')
  release()
  await Promise.all([early, late])
  expect(reads).toEqual(['a'])
})

test('a failed read is shared by the burst and not stored', async () => {
  const { fetch, reads, state } = setup()
  state.text = 'failure'
  const burst = await Promise.allSettled([fetch('a'), fetch('a')])
  expect(burst.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  state.text = 'text'
  expect(await fetch('a')).toBe('text')
  expect(reads).toEqual(['a', 'a'])
})

test('a call after a change does not get the failure of a read that began before it', async () => {
  const { fetch, state, publish, hold } = setup()
  state.text = 'failure'
  const release = hold()
  const early = fetch('a')
  state.text = 'created'
  publish('posts')
  const late = fetch('a')
  release()
  await expect(early).rejects.toThrow('away')
  expect(await late).toBe('created')
})

test('a value without topics is not shared with calls that came while it was read', async () => {
  const { fetch, state, hold } = setup()
  state.topics = null
  const release = hold()
  const early = fetch('a')
  state.text = 'written meanwhile'
  const late = fetch('a')
  release()
  expect(await early).toBe('text')
  expect(await late).toBe('written meanwhile')
})

test('a value without topics is not stored, and removes what was stored', async () => {
  const { cache, fetch, state, publish } = setup()
  await fetch('a')
  publish('posts')
  state.topics = null
  state.text = 'missing'
  expect(await fetch('a')).toBe('missing')
  expect(cache.getStale('a')).toBeUndefined()
})

test('while the database is down, reads fail but the last value stays available', async () => {
  const { cache, fetch, state, publish } = setup()
  await fetch('a')
  state.isUp = false
  state.text = 'failure'
  await expect(fetch('a')).rejects.toThrow('away')
  publish('*')
  expect(cache.getStale('a')).toBe('text')
  state.isUp = true
  state.text = 'new'
  expect(await fetch('a')).toBe('new')
})

test('memory is bounded, and the least recently used value is dropped first', async () => {
  const { cache, fetch, state } = setup(1_000)
  state.text = 'x'.repeat(300)
  for (const key of ['a', 'b', 'c', 'a', 'd']) await fetch(key)
  const stored = () => ['a', 'b', 'c', 'd', 'huge'].filter((key) => cache.getStale(key) !== undefined)
  expect(stored()).toEqual(['a', 'c', 'd'])
  state.text = 'x'.repeat(1_001)
  expect(await fetch('huge')).toHaveLength(1_001)
  expect(stored()).toEqual(['a', 'c', 'd'])
})

test('what depends on the day expires at midnight in the site’s time zone, and nothing else does', async () => {
  const { state, reads, fetch } = setup()
  state.topics = ['day']
  await fetch('today')
  state.topics = ['posts']
  await fetch('blog')
  await fetch('today')
  expect(reads).toEqual(['today', 'blog'])
  state.now = new Date('2026-11-25T05:00Z')
  state.topics = ['day']
  await fetch('today')
  await fetch('blog')
  await fetch('today')
  expect(reads).toEqual(['today', 'blog', 'today'])
})

test('a read is abandoned when every caller has disconnected, also one that had before it joined', async () => {
  const { cache } = setup()
  const clients = [new AbortController(), new AbortController()]
  let signal: AbortSignal | undefined
  const fetched = clients.map((caller, index) => {
    if (index === 1) caller.abort()
    return cache.fetch(
      'page',
      (client) => {
        signal = client?.signal
        return new Promise(() => {})
      },
      () => ({ address: '192.0.2.1', signal: caller.signal }),
    )
  })
  expect(fetched).toHaveLength(2)
  expect(signal?.aborted).toBe(false)
  clients[0]?.abort()
  expect(signal?.aborted).toBe(true)
})
