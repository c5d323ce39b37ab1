import type { Deps } from '#api/server/deps.ts'
import { DomainError } from '#domain/errors.ts'
import { comingSlot, dueSlot, isDueToday, nextSlot } from '#domain/generation/schedule.ts'
import { type GeneratorDeps, resumeRuns } from './generation.jobs.ts'
import { startRun } from './generation.service.ts'
import { isModelConfigured } from './model.ts'
import { lastSettledDay } from './runs.ts'

/** The schedule as the dashboard shows it (Spec §3 Automation status). */
export interface AutomationStatus {
  shouldCreateToday: boolean
  nextPostTime: Date
  /** Whether AUTOMATION is on. */
  enabled: boolean
  /** Whether a model is configured. */
  configured: boolean
}

/** The current state of the schedule. When it is off, nothing is to be created today and nothing is due now. */
export async function automationStatus(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<AutomationStatus> {
  const { env } = deps
  const lastSlotDay = await lastSettledDay(deps)
  const input = { now: deps.now(), lastSlotDay, timeZone: env.AUTOMATION_TIMEZONE }
  return {
    shouldCreateToday: env.AUTOMATION && isDueToday(input),
    nextPostTime: env.AUTOMATION ? nextSlot(input) : comingSlot(input),
    enabled: env.AUTOMATION,
    configured: isModelConfigured(env),
  }
}

/**
 * Starts the run of the slot that is due, if one is. Called every minute by one of the processes; the slot's unique day
 * and the lock on running let only one start it. Returns the id of the run, or null.
 */
export async function runDueSlot(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'changes' | 'jobs'>,
): Promise<string | null> {
  const { env } = deps
  if (!mayMakePosts(deps)) return null
  const lastSlotDay = await lastSettledDay(deps)
  const slotDay = dueSlot({ now: deps.now(), lastSlotDay, timeZone: env.AUTOMATION_TIMEZONE })
  if (slotDay === null) return null
  try {
    return await startRun(deps, { trigger: 'scheduled', slotDay })
  } catch (error) {
    // Another run is in progress, nothing is left to do for the slot, or the daily limit is reached.
    if (error instanceof DomainError) return null
    throw error
  }
}

function mayMakePosts({ env }: Pick<Deps, 'env'>): boolean {
  return env.AUTOMATION && isModelConfigured(env)
}

const QUEUE = 'automation'

/**
 * Checks the schedule every minute, once over all processes. The queue only wakes: the rows keep a slot from being used
 * twice, so a job that is lost or comes twice does no harm. A process that may not make posts takes no jobs away from
 * those that may.
 */
export async function startAutomation(deps: GeneratorDeps): Promise<void> {
  resumeRuns(deps)
  if (!mayMakePosts(deps)) return
  await deps.jobs.work(
    QUEUE,
    async () => {
      await runDueSlot(deps)
    },
    // The next minute checks again, so a retry would only check twice.
    { policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600 },
  )
  await deps.jobs.schedule(QUEUE, '* * * * *')
}
