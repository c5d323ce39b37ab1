import { LRUCache } from 'lru-cache'
import type { Database } from '#api/database/db.ts'
import type { Client } from '#api/server/concurrency-limit.ts'
import { siteDay } from '#api/server/site-zone.ts'
import { type Changes, isTableTopic, type TableTopic } from './changes.ts'

/** Without topics, the value is returned, and nothing is cached for the key: an older page must not come back in an outage. */
export interface CacheRead<Value> {
  value: Value
  topics: ReadonlySet<TableTopic> | null
}

type Read<Value> = (client?: Client) => Promise<CacheRead<Value>>

interface Loaded<Value> extends CacheRead<Value> {
  /** Number of change events when the read began. */
  version: number
  /** The site's day when the read began. */
  day: string
}

interface Pending<Value> {
  version: number
  loaded: Promise<Loaded<Value>>
  /** Callers that are still connected. */
  waiting: number
  abandoned: AbortController
}

export type VersionedCache<Value> = ReturnType<typeof createVersionedCache<Value>>

type CacheDeps = Parameters<typeof siteDay>[0] & {
  changes: Pick<Changes, 'subscribe'>
  db: Pick<Database, 'isUp'>
}

/** Limits staleness if a change event from another process is lost. */
const MAX_AGE_MS = 60_000

/**
 * Entries expire after a minute, when one of their tables changes, or at midnight if `day` is a topic. While the database
 * is down, none is current.
 */
export function createVersionedCache<Value>(
  { changes, db, ...site }: CacheDeps,
  { maxBytes, sizeOf }: { maxBytes: number; sizeOf: (value: Value) => number },
) {
  const entries = new LRUCache<string, Loaded<Value> & { storedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value) + 2 * key.length + 1,
  })
  const pending = new Map<string, Pending<Value>>()
  const changedAt = new Map<TableTopic | '*', number>()
  let version = 0
  changes.subscribe((topic) => {
    if (!isTableTopic(topic)) return
    version += 1
    changedAt.set(topic, version)
  })

  function hasChanged({ topics, version: began, day }: Loaded<Value>): boolean {
    if (topics?.has('day') && day !== siteDay(site)) return true
    return [...(topics ?? []), '*' as const].some((topic) => (changedAt.get(topic) ?? 0) > began)
  }

  async function load(key: string, read: Read<Value>, client?: Client): Promise<Loaded<Value>> {
    const began = version
    const day = siteDay(site)
    const loaded = { ...(await read(client)), version: began, day }
    if (!loaded.topics) entries.delete(key)
    else if (!hasChanged(loaded)) entries.set(key, { ...loaded, storedAt: Date.now() })
    return loaded
  }

  function start(key: string, read: Read<Value>, client?: Client): Pending<Value> {
    const abandoned = new AbortController()
    const shared = client && { ...client, signal: abandoned.signal }
    const loaded = load(key, read, shared).finally(() => pending.delete(key))
    const started = { version, loaded, waiting: 0, abandoned }
    pending.set(key, started)
    return started
  }

  function join(shared: Pending<Value>, client?: Client): Promise<Loaded<Value>> {
    shared.waiting += 1
    const leave = () => {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.abandoned.abort()
    }
    if (client?.signal.aborted) leave()
    else client?.signal.addEventListener('abort', leave)
    return shared.loaded
  }

  return {
    /**
     * Concurrent calls share a read, which must depend on the key only. No returned read began before a change in
     * this process that precedes the call and affects its tables: a pending read counts if nothing has changed since it
     * began, or none of its tables. Without topics that is unknown, so its value goes only to callers that came before it
     * began. `read` gets the address of the first caller, and a signal that aborts when all have disconnected.
     */
    async fetch(key: string, read: Read<Value>, clientOf?: () => Client): Promise<Value> {
      const cached = entries.get(key)
      if (cached && !hasChanged(cached) && Date.now() - cached.storedAt < MAX_AGE_MS && db.isUp())
        return cached.value
      const client = clientOf?.()
      const shared = pending.get(key)
      if (!shared) return (await join(start(key, read, client), client)).value
      const isCurrent = shared.version === version
      // A read that began before a change may fail for an outdated reason.
      const loaded = await join(shared, client).catch((error) => {
        if (isCurrent) throw error
        return null
      })
      if (loaded?.topics && (isCurrent || !hasChanged(loaded))) return loaded.value
      // Any read that is pending now began after this call.
      return (await join(pending.get(key) ?? start(key, read, client), client)).value
    },
    /** The cached value, however old. Pages show it while the database is down. */
    getStale: (key: string) => entries.get(key)?.value,
  }
}
