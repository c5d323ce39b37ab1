import { LRUCache } from 'lru-cache'
import type { Database } from '#api/database/db.ts'
import { type Changes, isTableTopic, type TableTopic } from './changes.ts'

/** Without topics, the value is returned but not cached. */
export interface CacheRead<Value> {
  value: Value
  topics: ReadonlySet<TableTopic> | null
}

interface Loaded<Value> extends CacheRead<Value> {
  /** Number of change events when the read began. */
  version: number
}

export interface VersionedCache<Value> {
  /**
   * Concurrent calls share a read, which must depend on the key only. After a change, reads that began before it are
   * never returned.
   */
  fetch(key: string, read: () => Promise<CacheRead<Value>>): Promise<Value>
  /** The cached value, however old. Pages show it while the database is down. */
  getStale(key: string): Value | undefined
}

interface Options<Value> {
  maxBytes: number
  sizeOf: (value: Value) => number
}

/** Limits staleness if a change event from another process is lost. */
const MAX_AGE_MS = 60_000

/** Entries expire after a minute or when one of their tables changes. While the database is down, none is current. */
export function createVersionedCache<Value>(
  { changes, db }: { changes: Pick<Changes, 'subscribe'>; db: Pick<Database, 'isUp'> },
  { maxBytes, sizeOf }: Options<Value>,
): VersionedCache<Value> {
  const entries = new LRUCache<string, Loaded<Value> & { storedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value) + 2 * key.length + 1,
  })
  const pending = new Map<string, { version: number; loaded: Promise<Loaded<Value>> }>()
  const changedAt = new Map<TableTopic | '*', number>()
  let version = 0
  changes.subscribe((topic) => {
    if (!isTableTopic(topic)) return
    version += 1
    changedAt.set(topic, version)
  })

  function hasChanged({ topics, version: began }: Loaded<Value>): boolean {
    return [...(topics ?? []), '*' as const].some((topic) => (changedAt.get(topic) ?? 0) > began)
  }

  async function load(key: string, read: () => Promise<CacheRead<Value>>): Promise<Loaded<Value>> {
    const began = version
    const loaded = { ...(await read()), version: began }
    if (!loaded.topics) entries.delete(key)
    else if (!hasChanged(loaded)) entries.set(key, { ...loaded, storedAt: Date.now() })
    return loaded
  }

  function start(key: string, read: () => Promise<CacheRead<Value>>) {
    const started = { version, loaded: load(key, read).finally(() => pending.delete(key)) }
    pending.set(key, started)
    return started
  }

  return {
    async fetch(key, read) {
      const cached = entries.get(key)
      if (cached && !hasChanged(cached) && Date.now() - cached.storedAt < MAX_AGE_MS && db.isUp())
        return cached.value
      const shared = pending.get(key)
      if (!shared) return (await start(key, read).loaded).value
      const isCurrent = shared.version === version
      // A read that began before a change may fail for an outdated reason.
      const loaded = await (isCurrent ? shared.loaded : shared.loaded.catch(() => null))
      if (loaded?.topics && (isCurrent || !hasChanged(loaded))) return loaded.value
      // Any read that is pending now began after this call.
      return (await (pending.get(key) ?? start(key, read)).loaded).value
    },
    getStale: (key) => entries.get(key)?.value,
  }
}
