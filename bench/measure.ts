import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface HttpRequest {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  connections: number
  /** Set either the duration or the number of requests. */
  seconds?: number
  amount?: number
}

export interface Outcome {
  responses: number
  perSecond: number
  /** Milliseconds. */
  mean: number
  p50: number
  p99: number
  failures: number
}

let loadProcess: ChildProcess | undefined
let queue: Promise<unknown> = Promise.resolve()

/** Sends one load at a time. @throws if any response fails, because a fast error must not count as speed. */
export function runLoad(url: string, requests: HttpRequest[], load: Load): Promise<Outcome> {
  const outcome = queue.then(() => runLoadNow(url, requests, load))
  queue = outcome.catch(() => {})
  return outcome
}

async function runLoadNow(
  url: string,
  requests: HttpRequest[],
  { connections, seconds, amount }: Load,
): Promise<Outcome> {
  loadProcess ??= fork(path.join(import.meta.dirname, 'load.ts'))
  loadProcess.send({ url, connections, requests, ...(amount ? { amount } : { duration: seconds }) })
  const [outcome] = (await once(loadProcess, 'message')) as [Outcome | { error: string }]
  if ('error' in outcome) throw new Error(`${url}${requests[0]?.path}: ${outcome.error}`)
  if (outcome.failures > 0) {
    throw new Error(
      `${outcome.failures} of ${outcome.responses + outcome.failures} requests to ${url}${requests[0]?.path} failed`,
    )
  }
  return outcome
}

export function stopLoadProcess(): void {
  loadProcess?.disconnect()
}

export interface Pair {
  ours: number
  theirs: number
  ratio: number
}

/** Measures both in alternating order (A B, then B A), so that other load on the machine affects both. Returns medians. */
export async function sideBySide(
  rounds: number,
  measureOurs: () => Promise<number>,
  measureTheirs: () => Promise<number>,
): Promise<Pair> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) ours.push(await measureOurs())
    theirs.push(await measureTheirs())
    if (round % 2 === 1) ours.push(await measureOurs())
  }
  return {
    ours: median(ours),
    theirs: median(theirs),
    ratio: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
  }
}

/** Returns NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
