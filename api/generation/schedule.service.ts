import type { Deps } from '#api/server/deps.ts'
import { DomainError } from '#domain/errors.ts'
import {
  dueSlot,
  isDueToday,
  nextSlot,
  type ScheduleInput,
  upcomingSlot,
} from '#domain/generation/schedule.ts'
import { type GeneratorDeps, resumeRuns } from './generation.jobs.ts'
import { startRun } from './generation.service.ts'
import { isModelConfigured } from './model.ts'
import { lastSettledDay } from './runs.ts'

/** Spec §3. */
export interface AutomationStatus {
  shouldCreateToday: boolean
  nextPostTime: Date
  enabled: boolean
  configured: boolean
}

type ScheduleDeps = Pick<Deps, 'db' | 'env' | 'now' | 'startedAt'>

/** When the schedule is off or there is no model, nothing is due. */
export async function automationStatus(deps: ScheduleDeps): Promise<AutomationStatus> {
  const isActive = isScheduleActive(deps)
  const input = await scheduleInput(deps)
  return {
    shouldCreateToday: isActive && isDueToday(input),
    nextPostTime: isActive ? nextSlot(input) : upcomingSlot(input),
    enabled: deps.env.AUTOMATION,
    configured: isModelConfigured(deps.env),
  }
}

/** Returns the id of the run, or null. The slot's unique day and the run lock prevent a second start. */
export async function runDueSlot(
  deps: ScheduleDeps & Pick<Deps, 'changes' | 'jobs'>,
): Promise<string | null> {
  if (!isScheduleActive(deps)) return null
  const slotDay = dueSlot(await scheduleInput(deps))
  if (slotDay === null) return null
  try {
    return await startRun(deps, { trigger: 'scheduled', slotDay })
  } catch (error) {
    // Another run is in progress, nothing is left to do for the slot, or the daily limit is reached.
    if (error instanceof DomainError) return null
    throw error
  }
}

async function scheduleInput(deps: ScheduleDeps): Promise<ScheduleInput> {
  const lastSlotDay = await lastSettledDay(deps)
  return { now: deps.now(), lastSlotDay, timeZone: deps.env.SITE_TIMEZONE, since: deps.startedAt }
}

function isScheduleActive({ env }: Pick<Deps, 'env'>): boolean {
  return env.AUTOMATION && isModelConfigured(env)
}

const QUEUE = 'automation'

/** Checks the schedule every minute, once across all processes. A lost or repeated job does no harm. */
export async function startAutomation(deps: GeneratorDeps): Promise<void> {
  resumeRuns(deps)
  if (!isScheduleActive(deps)) return
  await deps.jobs.work(
    QUEUE,
    async () => {
      await runDueSlot(deps)
    },
    // No retry, because the next minute checks again.
    { policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600 },
  )
  await deps.jobs.schedule(QUEUE, '* * * * *')
}
