import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { RETRY_AFTER_SECONDS } from '#api/database/outage.ts'
import { RateLimited, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import type { Env } from './env.ts'

/** Thrown for work that was not started because too much was waiting. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  override readonly message = 'Too many concurrent requests'
}

/** The client that waits for the work (see `clientOf`). */
export interface Client {
  address: string
  /** Aborts when the client disconnects. Work that has not started is then dropped. */
  signal: AbortSignal
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>

const DEFAULTS = {
  maxWaiting: 1_000,
  /** Browsers and proxies wait longer than half a minute. */
  maxWaitMs: 30_000,
  maxPerAddress: Number.POSITIVE_INFINITY,
}
/** Waiting and running. Also listed in docs/operations.md, docs/api.md and docs/security.md. */
const MAX_PER_ADDRESS = 500
/** From this number of open requests on, an address lets others go first. Browsers open fewer. */
const FAIR_SHARE = 20

export function limitPerAddress({ RATE_LIMIT }: Pick<Env, 'RATE_LIMIT'>): Partial<typeof DEFAULTS> {
  return RATE_LIMIT ? { maxPerAddress: MAX_PER_ADDRESS } : {}
}

export function createConcurrencyLimit(concurrency: number, options: Partial<typeof DEFAULTS> = {}) {
  const { maxWaiting, maxWaitMs, maxPerAddress } = { ...DEFAULTS, ...options }
  const queue = new PQueue({ concurrency })
  const openRequests = new Map<string, number>()

  async function enqueue<Result>(work: () => Promise<Result>, signal?: AbortSignal, priority = 0) {
    if (queue.size >= maxWaiting) throw new Overloaded()
    signal?.throwIfAborted()
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal?.reason)
    signal?.addEventListener('abort', leave)
    const timer = setTimeout(() => waiting.abort(new Overloaded()), maxWaitMs)
    const stopWaiting = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    return queue
      .add(
        async () => {
          stopWaiting()
          // PGlite runs on this thread without yielding, so let other requests such as /healthz run in between.
          await nextEventLoopTurn()
          return work()
        },
        { signal: waiting.signal, priority },
      )
      .finally(stopWaiting)
  }

  return {
    /**
     * Starts work in order of arrival, but that of addresses with many open requests after the others.
     * @throws Overloaded when too many wait, or after waiting too long. RateLimited when too many are from this address.
     */
    async run<Result>(work: () => Promise<Result>, client?: Client): Promise<Result> {
      if (!client) return enqueue(work)
      const { address, signal } = client
      const open = openRequests.get(address) ?? 0
      if (open >= maxPerAddress)
        throw new RateLimited(TOO_MANY_REQUESTS, {
          name: 'requests',
          limit: maxPerAddress,
          remaining: 0,
          reset: RETRY_AFTER_SECONDS,
        })
      openRequests.set(address, open + 1)
      try {
        return await enqueue(work, signal, open < FAIR_SHARE ? 0 : -1)
      } finally {
        const left = (openRequests.get(address) ?? 1) - 1
        if (left > 0) openRequests.set(address, left)
        else openRequests.delete(address)
      }
    },
  }
}
