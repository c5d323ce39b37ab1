import { randomUUID } from 'node:crypto'
import { Repeater, SlidingBuffer } from 'graphql-yoga'
import type { Database } from '#api/database/db.ts'

/** Tables with public content. Caches depend on them. */
export type TableTopic = 'posts' | 'polls' | 'challenges'

/** A table, one poll or one generation run. Changes of a poll's counts are published as `polls`, too. */
export type Topic = TableTopic | `poll:${string}` | `generation:${string}`

/** `'*'` means that anything may have changed. */
export const isTableTopic = (topic: Topic | '*'): topic is TableTopic | '*' => !topic.includes(':')

/** Change events within this process and across processes, for caches and live subscriptions. */
export interface Changes {
  publish(topic: Topic): void
  /** The listener gets `'*'` when events may have been missed. */
  subscribe(listener: (topic: Topic | '*') => void): () => void
  /** Yields at the start and after changes of `topic`. Changes close together yield once. */
  follow(topic: Topic): AsyncIterableIterator<Topic>
  /** Shares one read among the followers of a topic that pass the same `key`, until the topic changes. */
  readTogether<T>(topic: Topic, key: string, read: () => Promise<T>): Promise<T>
  /** Ends all `follow` iterators on shutdown. */
  endFollowers(): void
  /** Sends pending events and stops listening. */
  close(): Promise<void>
}

const CHANNEL = 'civic_unity_changes'
/** A burst of votes on one poll becomes one NOTIFY, which takes a lock that all commits share. */
const GATHER_MS = 40
/** Followers get at most one event per interval and share their reads within it. */
const FOLLOW_MS = 250

export async function startChanges(db: Database): Promise<Changes> {
  const listeners = new Set<(topic: Topic | '*') => void>()
  const me = randomUUID()
  const waiting = new Set<Topic>()
  const followers = new Set<() => void>()
  const reading = new Map<Topic, Map<string, Promise<unknown>>>()
  let leaving = false
  let timer: NodeJS.Timeout | undefined

  const tell = (topic: Topic | '*') => {
    if (topic === '*') reading.clear()
    else reading.delete(topic)
    for (const listener of listeners) listener(topic)
  }
  const stopListening = await db.listen(
    CHANNEL,
    (payload) => {
      const [from, topic] = payload.split(' ')
      if (from !== me && topic) tell(topic as Topic)
    },
    () => tell('*'),
  )
  const send = async () => {
    timer = undefined
    const topics = [...waiting]
    waiting.clear()
    // A lost notification only leaves other processes with stale data until their caches expire.
    await Promise.allSettled(topics.map((topic) => db.notify(CHANNEL, `${me} ${topic}`)))
  }

  const subscribe: Changes['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const endFollowers = () => {
    leaving = true
    for (const end of followers) end()
  }

  return {
    publish(topic) {
      tell(topic)
      if (db.kind === 'pglite') return
      waiting.add(topic)
      timer ??= setTimeout(send, GATHER_MS)
    },
    subscribe,
    follow: (topic) =>
      new Repeater<Topic>(async (push, stop) => {
        if (leaving) return stop()
        let due: NodeJS.Timeout | undefined
        const unsubscribe = subscribe((changed) => {
          if (changed !== topic && changed !== '*') return
          due ??= setTimeout(() => {
            due = undefined
            push(topic)
          }, FOLLOW_MS)
        })
        followers.add(stop)
        push(topic)
        await stop
        followers.delete(stop)
        unsubscribe()
        clearTimeout(due)
      }, new SlidingBuffer(1)),
    readTogether<T>(topic: Topic, key: string, read: () => Promise<T>) {
      let reads = reading.get(topic)
      if (!reads) {
        const begun = new Map<string, Promise<unknown>>()
        const forget = () => reading.get(topic) === begun && reading.delete(topic)
        setTimeout(forget, FOLLOW_MS).unref()
        reading.set(topic, begun)
        reads = begun
      }
      const result = (reads.get(key) as Promise<T> | undefined) ?? read()
      reads.set(key, result)
      return result
    },
    endFollowers,
    async close() {
      endFollowers()
      clearTimeout(timer)
      await send()
      await stopListening()
    },
  }
}
