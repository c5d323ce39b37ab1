import { randomUUID } from 'node:crypto'
import { Repeater, SlidingBuffer } from 'graphql-yoga'
import type { Database } from '#api/database/db.ts'

/** `day` is never published: it stands for the site's current day, which changes at midnight. `newsletter` also wakes the sender. */
export type TableTopic = 'posts' | 'polls' | 'tallies' | 'challenges' | 'newsletter' | 'activity' | 'day'

/**
 * A table, one poll, or the latest generation run. A vote changes `tallies` and its `poll:`, and leaves `polls` alone, so that
 * what shows no votes stays cached.
 */
export type Topic = TableTopic | `poll:${string}` | 'generation:latest'

/** `'*'` means that anything may have changed. */
export const isTableTopic = (topic: Topic | '*'): topic is TableTopic | '*' => !topic.includes(':')

export type Changes = Awaited<ReturnType<typeof startChanges>>

const CHANNEL = 'civic_unity_changes'
/** A burst of votes on one poll becomes one NOTIFY per topic, which takes a lock that all commits share. */
const NOTIFY_DELAY_MS = 40
const DEFAULT_INTERVAL_MS = 250
const SHARED_READ_MS = 250

/** Change events within this process and across processes. */
export async function startChanges(db: Database) {
  const listeners = new Set<(topic: Topic | '*') => void>()
  const processId = randomUUID()
  const pendingTopics = new Set<Topic>()
  const ending = new AbortController()
  const sharedReads = new Map<string, Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined

  const notifyListeners = (topic: Topic | '*') => {
    sharedReads.clear()
    for (const listener of listeners) listener(topic)
  }
  const stopListening = await db.listen(
    CHANNEL,
    (payload) => {
      const [from, topic] = payload.split(' ')
      if (from !== processId && topic) notifyListeners(topic as Topic)
    },
    () => notifyListeners('*'),
  )
  const send = async () => {
    timer = undefined
    const topics = [...pendingTopics]
    pendingTopics.clear()
    // A lost notification leaves other processes with stale data until their caches expire, and followers until the next event.
    const notify = (topic: Topic) => db.query('SELECT pg_notify($1, $2)', [CHANNEL, `${processId} ${topic}`])
    await Promise.allSettled(topics.map(notify))
  }

  /** The listener gets `'*'` when events may have been missed. */
  const subscribe = (listener: (topic: Topic | '*') => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    publish(topic: Topic) {
      notifyListeners(topic)
      if (db.kind === 'pglite') return
      pendingTopics.add(topic)
      timer ??= setTimeout(send, NOTIFY_DELAY_MS)
    },
    subscribe,
    /**
     * Yields at the start, and after changes of `topic` at most once per interval of the clock. All followers with the
     * same interval get a change at the same time, so that they share one read.
     */
    follow: (topic: Topic, intervalMs = DEFAULT_INTERVAL_MS): AsyncIterableIterator<Topic> =>
      new Repeater<Topic>(async (push, stop) => {
        const end = () => stop()
        if (ending.signal.aborted) return end()
        let due: NodeJS.Timeout | undefined
        const unsubscribe = subscribe((changed) => {
          if (changed !== topic && changed !== '*') return
          due ??= setTimeout(
            () => {
              due = undefined
              push(topic)
            },
            intervalMs - (Date.now() % intervalMs),
          )
        })
        ending.signal.addEventListener('abort', end)
        push(topic)
        await stop
        ending.signal.removeEventListener('abort', end)
        unsubscribe()
        clearTimeout(due)
      }, new SlidingBuffer(1)),
    /** Followers share one read per `key`, until something changes or `SHARED_READ_MS` have passed. */
    shareRead<T>(key: string, read: () => Promise<T>): Promise<T> {
      const shared = sharedReads.get(key) as Promise<T> | undefined
      if (shared) return shared
      const result = read()
      sharedReads.set(key, result)
      setTimeout(() => sharedReads.get(key) === result && sharedReads.delete(key), SHARED_READ_MS).unref()
      return result
    },
    endFollowers: () => ending.abort(),
    /** Sends pending events and stops listening. */
    async close() {
      ending.abort()
      clearTimeout(timer)
      await send()
      await stopListening()
    },
  }
}
