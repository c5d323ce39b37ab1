/** Thrown instead of beginning work that would come too late. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'

  constructor() {
    super('Too much is asked for at once')
  }
}

export interface Gate {
  /**
   * Does the work when its turn comes.
   * @throws Overloaded when too many wait already, or when it has waited for too long.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

const LIMITS = {
  /** A crowd that comes in one moment is served; one that goes on coming is told to come back. */
  waiting: 1_000,
  patienceMs: 30_000,
}

/**
 * Lets work through a few (`atOnce`) at a time, first come first served. Without it every visitor of an overloaded process waits
 * for all the others, and nobody is served before they have gone.
 */
export function createGate(atOnce: number, limits = LIMITS): Gate {
  const queue = new Set<() => void>()
  let working = 0

  function next() {
    const [enter] = queue
    if (!enter) return
    queue.delete(enter)
    enter()
  }

  function turn(): Promise<void> {
    // Whoever leaves lets in the first of the queue: while there is one, all places are taken.
    if (working < atOnce) {
      working += 1
      return Promise.resolve()
    }
    if (queue.size >= limits.waiting) return Promise.reject(new Overloaded())
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        working += 1
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(enter)
        reject(new Overloaded())
      }, limits.patienceMs)
      queue.add(enter)
    })
  }

  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        // Not in the same breath: the embedded database answers without one, and who asks for /healthz must be heard.
        setImmediate(() => {
          working -= 1
          next()
        })
      }
    },
  }
}
