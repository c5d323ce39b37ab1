import { LRUCache } from 'lru-cache'
import type { Database } from '#api/database/db.ts'
import { type Changes, isTableTopic, type TableTopic } from './changes.ts'

/** A value with the tables it was read from. Without topics the value is returned but not stored. */
export interface Read<Value> {
  value: Value
  topics: ReadonlySet<TableTopic> | null
}

interface Loaded<Value> extends Read<Value> {
  /** The number of change events seen when the read began. */
  version: number
}

export interface VersionedCache<Value> {
  /**
   * The stored value if it is current, otherwise the result of `read`. Concurrent calls with one key share a read, so
   * `read` must depend on nothing but the key. After a change, callers never get the result of a read that began before it.
   */
  fetch(key: string, read: () => Promise<Read<Value>>): Promise<Value>
  /** The value stored last, however old: what pages show while the database is down. */
  last(key: string): Value | undefined
}

interface Options<Value> {
  maxBytes: number
  sizeOf: (value: Value) => number
}

/** A safety net in case a change event from another process gets lost. */
const MAX_AGE_MS = 60_000

/**
 * An LRU cache bounded by bytes. An entry is current until one of its tables changes, or for a minute. While the
 * database is down no entry is current, because change events cannot arrive.
 */
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

  async function load(key: string, read: () => Promise<Read<Value>>): Promise<Loaded<Value>> {
    const began = version
    const loaded = { ...(await read()), version: began }
    if (!loaded.topics) entries.delete(key)
    else if (!hasChanged(loaded)) entries.set(key, { ...loaded, storedAt: Date.now() })
    return loaded
  }

  function start(key: string, read: () => Promise<Read<Value>>) {
    const started = { version, loaded: load(key, read).finally(() => pending.delete(key)) }
    pending.set(key, started)
    return started
  }

  return {
    async fetch(key, read) {
      const known = entries.get(key)
      if (known && !hasChanged(known) && Date.now() - known.storedAt < MAX_AGE_MS && db.isUp())
        return known.value
      const shared = pending.get(key)
      if (!shared) return (await start(key, read).loaded).value
      const isCurrent = shared.version === version
      // A read that began before a change may fail for a reason that is gone by now.
      const loaded = await (isCurrent ? shared.loaded : shared.loaded.catch(() => null))
      if (loaded?.topics && (isCurrent || !hasChanged(loaded))) return loaded.value
      // Any read that is pending now began after this call.
      return (await (pending.get(key) ?? start(key, read)).loaded).value
    },
    last: (key) => entries.get(key)?.value,
  }
}
