import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from './db.ts'

/** What can change: a whole table of public content, or one poll's counts. */
export type Topic = 'posts' | 'polls' | 'challenges' | `poll:${string}` | `generation:${string}`

/**
 * The news of writes, inside this process and across processes. Page cache, response cache and live
 * subscriptions hear of a change here; nothing else tells them.
 */
export interface Changes {
  publish(topic: Topic): void
  /** Hears `'*'` when news may have been missed: treat everything as changed. */
  subscribe(listener: (topic: Topic | '*') => void): () => void
  /** Yields once at the start, and again after changes of `topic`: several close together count as one. */
  follow(topic: Topic): AsyncIterableIterator<Topic>
  /**
   * Reads what `topic` is about, once for all followers who ask for the same (`key`) until it changes, or the pause
   * between news is over. Who asks after a change gets a read that began after it.
   */
  readTogether<T>(topic: Topic, key: string, read: () => Promise<T>): Promise<T>
  /** Ends what `follow` gave out: the process leaves. */
  endFollowers(): void
  /** Tells what is still to be told, and listens no more. */
  close(): Promise<void>
}

const CHANNEL = 'civic_unity_changes'
/** A burst of votes on one poll becomes one notification: NOTIFY takes a lock that all commits share. */
const GATHER_MS = 40
/** Followers are told at most this often. */
const FOLLOW_MS = 250

/** Starts listening on the database for what other processes publish. */
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
    // A lost notification costs freshness in other processes until their caches age out, nothing else.
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
    follow(topic) {
      let wake = () => {}
      let changed = true
      let ended = leaving
      let pause: Promise<void> | undefined
      const stop = subscribe((news) => {
        if (news === topic || news === '*') {
          changed = true
          wake()
        }
      })
      const end = () => {
        ended = true
        stop()
        followers.delete(end)
        wake()
      }
      followers.add(end)
      // An async generator could not be ended while it waits, and would be kept until the next change.
      return {
        async next() {
          await pause
          while (!changed && !ended) {
            await new Promise<void>((resolve) => {
              wake = resolve
            })
          }
          if (ended) return { done: true, value: undefined }
          changed = false
          pause = delay(FOLLOW_MS, undefined, { ref: false })
          return { done: false, value: topic }
        },
        async return() {
          end()
          return { done: true, value: undefined }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },
    readTogether<T>(topic: Topic, key: string, read: () => Promise<T>) {
      const begun = reading.get(topic) ?? new Map<string, Promise<unknown>>()
      reading.set(topic, begun)
      const known = begun.get(key) as Promise<T> | undefined
      if (known) return known
      const answer = read()
      const forget = () => {
        begun.delete(key)
        if (begun.size === 0 && reading.get(topic) === begun) reading.delete(topic)
      }
      answer.then(() => setTimeout(forget, FOLLOW_MS).unref(), forget)
      begun.set(key, answer)
      return answer
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
