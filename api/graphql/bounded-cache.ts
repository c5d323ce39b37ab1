/** A small least-recently-used cache: what Yoga asks of a document cache, and no more memory than that. */
export function boundedCache<Value>(size = 100) {
  const entries = new Map<string, Value>()
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key: string, value: Value): void {
      // A long document is rare and costs more to keep than to parse again.
      if (key.length > 10_000) return
      entries.set(key, value)
      if (entries.size > size) entries.delete(entries.keys().next().value as string)
    },
  }
}
