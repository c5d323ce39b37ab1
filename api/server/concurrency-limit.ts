import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import PQueue from 'p-queue'

/** Thrown for work that was not started because too much was waiting. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'

  constructor() {
    super('Too much is asked for at once')
  }
}

export interface ConcurrencyLimit {
  /**
   * Runs the work when a slot is free, first come first served.
   * @throws Overloaded when too many wait already, or after waiting too long.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Called within `run`, frees the slot before the work is done. For work that then only waits, perhaps for minutes. */
  release(): void
}

/** Half a minute is less than browsers and proxies wait. */
const QUEUE = { maxWaiting: 1_000, maxWaitMs: 30_000 }

export function createConcurrencyLimit(
  concurrency: number,
  { maxWaiting, maxWaitMs } = QUEUE,
): ConcurrencyLimit {
  const queue = new PQueue({ concurrency })
  /** Frees the slot of the work that is running. */
  const slot = new AsyncLocalStorage<() => void>()
  return {
    async run(work) {
      if (queue.size >= maxWaiting) throw new Overloaded()
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(new Overloaded()), maxWaitMs)
      const { result } = await queue.add(
        async () => {
          clearTimeout(timer)
          // PGlite works on this thread without yielding: let other requests, such as /healthz, be read in between.
          await nextEventLoopTurn()
          const { promise: released, resolve: release } = Promise.withResolvers<void>()
          const result = slot.run(release, work)
          await Promise.race([result, released])
          // Not the bare promise: the slot would stay taken until it settles.
          return { result }
        },
        { signal: waiting.signal },
      )
      return result
    },
    release: () => slot.getStore()?.(),
  }
}
