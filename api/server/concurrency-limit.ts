import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import PQueue from 'p-queue'

/** Thrown for work that was not started because too much was waiting. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'

  constructor() {
    super('Too many concurrent requests')
  }
}

export interface ConcurrencyLimit {
  /** Starts work in order of arrival. Throws Overloaded when too many wait, or after waiting too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Within `run`, frees the slot early, for work that then only waits. */
  release(): void
}

/** Browsers and proxies wait longer than half a minute. */
const QUEUE = { maxWaiting: 1_000, maxWaitMs: 30_000 }

export function createConcurrencyLimit(
  concurrency: number,
  { maxWaiting, maxWaitMs } = QUEUE,
): ConcurrencyLimit {
  const queue = new PQueue({ concurrency })
  const slot = new AsyncLocalStorage<() => void>()
  return {
    async run(work) {
      if (queue.size >= maxWaiting) throw new Overloaded()
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(new Overloaded()), maxWaitMs)
      const { result } = await queue.add(
        async () => {
          clearTimeout(timer)
          // PGlite runs on this thread without yielding, so let other requests such as /healthz run in between.
          await nextEventLoopTurn()
          const { promise: released, resolve: release } = Promise.withResolvers<void>()
          const result = slot.run(release, work)
          await Promise.race([result, released])
          // Wrapped, because a bare promise would keep the slot until it settles.
          return { result }
        },
        { signal: waiting.signal },
      )
      return result
    },
    release: () => slot.getStore()?.(),
  }
}
