import type { Deps } from './deps.ts'

/**
 * Runs the task now, and then every `ms` milliseconds until shutdown. A failure is logged, and the next run tries again.
 */
export function every(
  ms: number,
  { shutdownSignal, log }: Pick<Deps, 'shutdownSignal' | 'log'>,
  what: string,
  task: () => Promise<unknown>,
): void {
  const run = () => task().catch((err) => log.warn({ err }, `${what} failed`))
  run()
  const timer = setInterval(run, ms).unref()
  shutdownSignal.addEventListener('abort', () => clearInterval(timer))
}
