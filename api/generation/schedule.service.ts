import type { Deps } from '#api/server/deps.ts'
import { DomainError } from '#domain/errors.ts'
import { comingSlot, dueSlot, isDueToday, nextSlot } from '#domain/generation/schedule.ts'
import { type GeneratorDeps, generatePost } from './generation.service.ts'
import { isModelConfigured } from './model.ts'
import { endDeadRuns, HEARTBEAT, lastSettledDay } from './runs.ts'

/** What the dashboard shows of the schedule (Spec §3 Automation status). */
export interface AutomationStatus {
  shouldCreateToday: boolean
  nextPostTime: Date
  /** AUTOMATION is not off. */
  enabled: boolean
  /** A model can be asked. */
  configured: boolean
}

/** The schedule as it stands now. One that is switched off has nothing to create today, and nothing due now. */
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
 * Makes the post of the slot that is due, if one is. Asked every minute by every process; the slot's unique day
 * and the lock on running let one of them make it. A failure is the run's record and the slot's second try, not
 * the caller's.
 * Out: the new post's id, or null.
 */
export async function runDueSlot(deps: GeneratorDeps): Promise<string | null> {
  const { env } = deps
  if (!mayMakePosts(deps)) return null
  const lastSlotDay = await lastSettledDay(deps)
  const slotDay = dueSlot({ now: deps.now(), lastSlotDay, timeZone: env.AUTOMATION_TIMEZONE })
  if (slotDay === null) return null
  try {
    return await generatePost(deps, { trigger: 'scheduled', slotDay })
  } catch (error) {
    // Another one is being made, or this one failed and its record says why.
    if (error instanceof DomainError) return null
    throw error
  }
}

function mayMakePosts({ env }: Pick<Deps, 'env'>): boolean {
  return env.AUTOMATION && isModelConfigured(env)
}

const QUEUE = 'automation'

/**
 * Looks at the clock every minute, once over all processes. The queue only wakes: what keeps a slot from being
 * made twice are the rows, so a job that is lost or comes twice does no harm. A process that may not make posts takes
 * no jobs away from those that may.
 */
export async function startAutomation(deps: GeneratorDeps & Pick<Deps, 'jobs'>): Promise<void> {
  endDeadRunsMeanwhile(deps)
  if (!mayMakePosts(deps)) return
  await deps.jobs.work(
    QUEUE,
    async () => {
      await runDueSlot(deps)
    },
    // The next minute asks again; a job that is tried again would only ask twice.
    { policy: 'short', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  )
  await deps.jobs.schedule(QUEUE, '* * * * *')
}

/** With the schedule off too: nobody can start a post by hand while the desk waits for one that died. */
function endDeadRunsMeanwhile(deps: GeneratorDeps): void {
  const end = () => endDeadRuns(deps).catch(() => {})
  const timer = setInterval(end, HEARTBEAT.deadAfterSeconds * 1000).unref()
  deps.leaving.addEventListener('abort', () => clearInterval(timer))
}
