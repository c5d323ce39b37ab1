import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** One call, as autocannon takes it. */
export interface Call {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  connections: number
  /** How long, or how many: one of both. */
  seconds?: number
  amount?: number
}

export interface Outcome {
  answers: number
  perSecond: number
  /** Milliseconds. */
  mean: number
  p50: number
  p99: number
  failures: number
}

let driver: ChildProcess | undefined
let driving: Promise<unknown> = Promise.resolve()

/**
 * Drives a server from another process, one load after the other: with several calls each connection goes around them.
 * @throws when any answer is not a success: a fast refusal must not look like speed.
 */
export function drive(url: string, calls: Call[], load: Load): Promise<Outcome> {
  const outcome = driving.then(() => driveNow(url, calls, load))
  driving = outcome.catch(() => {})
  return outcome
}

async function driveNow(
  url: string,
  calls: Call[],
  { connections, seconds, amount }: Load,
): Promise<Outcome> {
  driver ??= fork(path.join(import.meta.dirname, 'load.ts'))
  driver.send({ url, connections, requests: calls, ...(amount ? { amount } : { duration: seconds }) })
  const [outcome] = (await once(driver, 'message')) as [Outcome | { error: string }]
  if ('error' in outcome) throw new Error(`${url}${calls[0]?.path}: ${outcome.error}`)
  if (outcome.failures > 0) {
    throw new Error(
      `${outcome.failures} of ${outcome.answers + outcome.failures} calls of ${url}${calls[0]?.path} failed`,
    )
  }
  return outcome
}

/** Ends the other process. */
export function stopDriving(): void {
  driver?.disconnect()
}

/** What was measured of ours and of the other, and how they compare. */
export interface Pair {
  ours: number
  theirs: number
  /** The median over the rounds of each round's own ratio. */
  ratio: number
}

/**
 * Measures two things in turn, A B then B A, so that what else the machine does hits both.
 * In: functions that measure once, in any unit. Out: medians.
 */
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

/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
