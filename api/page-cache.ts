import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Topic } from './changes.ts'

/** One rendered page, kept compressed. */
export interface Page {
  status: number
  etag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** When something was read, counted in news, and what it was about; null for anything. */
interface Reading {
  began: number
  topics: ReadonlySet<Topic> | null
}

interface Entry extends Reading {
  page: Page
  bytes: number
  bornAt: number
  /** After a failed rendering: not tried again before this time. */
  restUntil: number
}

export interface PageCacheOptions {
  /**
   * Renders the page at an address, and tells what it has read for that: news of anything else leave the page as it is.
   * Fails, or answers 500 and above, when its data could not be read.
   */
  render: (address: string) => Promise<{ status: number; html: string; topics: Reading['topics'] }>
  now?: () => number
  /** Bytes kept for plain pages, and for those that visitors can make up: searches, filters, missing posts. */
  budget?: { plain: number; other: number }
}

const MEGABYTE = 1024 * 1024
const BUDGET = { plain: 32 * MEGABYTE, other: 8 * MEGABYTE }
/** Even without news a page is rendered again after this long: news from other processes can get lost. */
const MAX_AGE_MS = 60_000
/** For as long again it is shown while that is done: nobody waits for what has probably not changed. */
const MAX_STALE_MS = 2 * MAX_AGE_MS
const REST_MS = 1_000
const MAX_ADDRESS = 500
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Every public page is the same bytes for everyone, so it is rendered once per address until something that it shows
 * changes; a burst of requests for one address waits for one rendering. What cannot be rendered now is answered from before.
 */
export function createPageCache({ render, now = Date.now, budget = BUDGET }: PageCacheOptions) {
  // Apart, so that made-up addresses cannot push out the pages that everyone reads.
  const shelves = { plain: createShelf(budget.plain), other: createShelf(budget.other) }
  const underway = new Map<string, { began: number; work: Promise<Reading & { page: Page }> }>()
  const changedAt = new Map<Topic | '*', number>()
  let moment = 0

  function isOutdated({ began, topics }: Reading): boolean {
    if (topics === null) return moment > began
    return [...topics, '*' as const].some((topic) => (changedAt.get(topic) ?? 0) > began)
  }

  async function make(address: string, began: number): Promise<Reading & { page: Page }> {
    const { topics, ...rendered } = await render(address)
    const page = await compressed(rendered)
    const made = { page, began, topics }
    // Began before a change: right for those who asked before it, for nobody after.
    if (page.status < 500 && !isOutdated(made) && address.length <= MAX_ADDRESS && !isPrivate(address)) {
      const { identity, br, gzip } = page.bodies
      const bytes = identity.length + br.length + gzip.length + 2 * address.length
      const shelf = page.status === 200 && !address.includes('?') ? shelves.plain : shelves.other
      // What was an article may be missing by now.
      for (const { drop } of Object.values(shelves)) drop(address)
      shelf.put(address, { ...made, bytes, bornAt: now(), restUntil: 0 })
    }
    return made
  }

  function start(address: string) {
    const mine = { began: moment, work: make(address, moment) }
    underway.set(address, mine)
    const forget = () => underway.delete(address)
    mine.work.then(forget, forget)
    return mine
  }

  /** What is rendered for all who ask meanwhile: after a change of what it shows, only by what began after that. */
  async function rendered(address: string): Promise<Page> {
    const asked = moment
    const current = underway.get(address) ?? start(address)
    const made = await current.work
    if (made.began >= asked || !isOutdated(made)) return made.page
    return (await (underway.get(address) ?? start(address)).work).page
  }

  /** The page of now; what was known before when that cannot be rendered, and then not tried again for a while. */
  async function renewed(address: string, known: Entry | undefined): Promise<Page> {
    try {
      const page = await rendered(address)
      if (page.status < 500 || !known) return page
    } catch (error) {
      if (!known) throw error
    }
    known.restUntil = now() + REST_MS
    return known.page
  }

  return {
    /**
     * Something changed, or with `'*'` anything may have: no page that was rendered of it until now is shown any more, except
     * while nothing can be rendered.
     */
    expire(topic: Topic | '*'): void {
      moment += 1
      changedAt.set(topic, moment)
    },
    async get(address: string): Promise<Page> {
      const known = shelves.plain.get(address) ?? shelves.other.get(address)
      const age = known && !isOutdated(known) ? now() - known.bornAt : Number.POSITIVE_INFINITY
      if (known && (age < MAX_AGE_MS || now() < known.restUntil)) return known.page
      const next = renewed(address, known)
      return known && age < MAX_STALE_MS ? known.page : next
    },
    /** Bytes held now. */
    size: () => shelves.plain.bytes() + shelves.other.bytes(),
  }
}

/** A link out of somebody's letter: shown to who has it, kept nowhere. */
export function isPrivate(address: string): boolean {
  return /[?&]token=/.test(address)
}

/** Least recently used entries go first when the bytes are used up. */
function createShelf(budget: number) {
  const entries = new Map<string, Entry>()
  let used = 0
  const drop = (address: string) => {
    used -= entries.get(address)?.bytes ?? 0
    entries.delete(address)
  }
  return {
    get(address: string): Entry | undefined {
      const entry = entries.get(address)
      if (entry) {
        entries.delete(address)
        entries.set(address, entry)
      }
      return entry
    },
    drop,
    put(address: string, entry: Entry): void {
      if (entry.bytes > budget) return
      entries.set(address, entry)
      used += entry.bytes
      while (used > budget) drop(entries.keys().next().value as string)
    },
    bytes: () => used,
  }
}

async function compressed({ status, html }: { status: number; html: string }): Promise<Page> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ])
  // Weak: one tag for the three encodings of the same page.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, bodies: { identity, br, gzip: gz } }
}
