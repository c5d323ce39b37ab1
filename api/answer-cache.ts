import type { Changes, Topic } from './changes.ts'
import type { Database } from './db.ts'

/** The answer to a read that is the same for everybody, as it goes over the wire. */
export interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/**
 * Answers of the API that need not be made again until something they hold changes. Only for reads that know
 * nothing of who asks (see graphql/public-reads.ts).
 */
export interface AnswerCache {
  get(key: string): Answer | undefined
  /**
   * Called before reading; what it returns keeps the answer afterwards, unless a write to one of its topics was
   * told in between: then what was read may be older than the write.
   */
  begin(): (key: string, topics: Iterable<Topic>, answer: Answer) => void
}

interface Entry extends Answer {
  topics: ReadonlySet<Topic>
  bornAt: number
  size: number
}

const MAX_ENTRIES = 1_000
const MAX_BYTES = 16_000_000
/** Longer answers are rare, and keeping one would push out many. */
const MAX_ENTRY = 500_000
/** Even without news an answer is made again after this long: news from other processes can get lost. */
const MAX_AGE_MS = 60_000

/**
 * Keeps the answers that were asked for last, in bounded memory, until the news of a write. While the database is
 * away no news comes, and nothing that is kept is known to be true: nothing is answered then.
 */
export function createAnswerCache(
  changes: Pick<Changes, 'subscribe'>,
  db: Pick<Database, 'isUp'>,
): AnswerCache {
  const entries = new Map<string, Entry>()
  const changedAt = new Map<Topic | '*', number>()
  let bytes = 0
  let moment = 0

  function drop(key: string, entry: Entry) {
    entries.delete(key)
    bytes -= entry.size
  }

  changes.subscribe((topic) => {
    // One poll's and one generation's own topics always come beside, or without, a table's.
    if (topic.includes(':')) return
    moment += 1
    changedAt.set(topic, moment)
    for (const [key, entry] of entries) if (topic === '*' || entry.topics.has(topic)) drop(key, entry)
  })

  return {
    get(key) {
      const entry = db.isUp() ? entries.get(key) : undefined
      if (!entry) return undefined
      if (Date.now() - entry.bornAt > MAX_AGE_MS) {
        drop(key, entry)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    begin() {
      const begun = moment
      return (key, topics, answer) => {
        const size = key.length + answer.body.length
        if (size > MAX_ENTRY) return
        const about = new Set(topics)
        for (const topic of [...about, '*' as const]) if ((changedAt.get(topic) ?? 0) > begun) return
        const old = entries.get(key)
        if (old) drop(key, old)
        entries.set(key, { ...answer, topics: about, bornAt: Date.now(), size })
        bytes += size
        for (const [oldest, entry] of entries) {
          if (entries.size <= MAX_ENTRIES && bytes <= MAX_BYTES) break
          drop(oldest, entry)
        }
      }
    },
  }
}

/** Keeps nothing: for tests, which write past the services. */
export const noAnswerCache: AnswerCache = { get: () => undefined, begin: () => () => {} }
