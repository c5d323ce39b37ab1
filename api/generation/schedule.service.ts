import type { Deps } from '#api/server/deps.ts'
import { every } from '#api/server/every.ts'
import { siteDay, siteZone, startOfDay } from '#api/server/site-zone.ts'
import { DomainError } from '#domain/errors.ts'
import {
  dueSlot,
  isDueToday,
  nextSlot,
  type ScheduleInput,
  upcomingSlot,
  upcomingSlots,
} from '#domain/generation/schedule.ts'
import { automationSettings } from './automation.service.ts'
import { type GeneratorDeps, resumeRuns } from './generation.jobs.ts'
import { lastSettledDay, startRun } from './generation.service.ts'
import { isModelConfigured } from './model.ts'

/** Spec §3. */
export type AutomationStatus = Awaited<ReturnType<typeof automationStatus>>

/** Finished runs whose tokens are averaged. */
const AVERAGED_RUNS = 10

type ScheduleDeps = Pick<Deps, 'db' | 'env' | 'now' | 'startedAt'>

/** When the schedule is off or paused, or there is no model, nothing is due. */
export async function automationStatus(deps: ScheduleDeps) {
  const { paused, publish, resumedAt } = await automationSettings(deps)
  const isActive = isScheduleActive(deps) && !paused
  const input = await scheduleInput(deps, resumedAt)
  return {
    paused,
    publish,
    ...(await usage(deps)),
    /** The next slots. Empty while nothing is created. */
    upcoming: isActive ? upcomingSlots(input) : [],
    model: isModelConfigured(deps.env) ? deps.env.OPENAI_MODEL : null,
    shouldCreateToday: isActive && isDueToday(input),
    nextPostTime: isActive ? nextSlot(input) : upcomingSlot(input),
    enabled: deps.env.AUTOMATION,
    configured: isModelConfigured(deps.env),
  }
}

/** Posts and tokens of today, and the average tokens of the latest finished posts. */
async function usage(deps: ScheduleDeps) {
  const { db, env } = deps
  const totals = { _count: true, _sum: { promptTokens: true, completionTokens: true } } as const
  const [today, recent] = await Promise.all([
    db.prisma.generationRun.aggregate({
      where: { startedAt: { gte: startOfDay(siteDay(deps), env) } },
      ...totals,
    }),
    db.prisma.generationRun.aggregate({
      where: { status: 'succeeded' },
      orderBy: { startedAt: 'desc' },
      take: AVERAGED_RUNS,
      ...totals,
    }),
  ])
  const tokens = ({ _sum }: typeof today) => (_sum.promptTokens ?? 0) + (_sum.completionTokens ?? 0)
  return {
    usedToday: today._count,
    tokensToday: tokens(today),
    tokensPerPost: recent._count > 0 ? Math.round(tokens(recent) / recent._count) : null,
  }
}

/** Returns the id of the run, or null. The slot's unique day and the run lock prevent a second start. */
export async function runDueSlot(
  deps: ScheduleDeps & Pick<Deps, 'changes' | 'jobs'>,
): Promise<string | null> {
  if (!isScheduleActive(deps)) return null
  const { paused, resumedAt } = await automationSettings(deps)
  const slotDay = paused ? null : dueSlot(await scheduleInput(deps, resumedAt))
  if (slotDay === null) return null
  try {
    return await startRun(deps, slotDay)
  } catch (error) {
    // Another run is in progress, nothing is left to do for the slot, or the daily limit is reached.
    if (error instanceof DomainError) return null
    throw error
  }
}

async function scheduleInput(deps: ScheduleDeps, resumedAt: Date | null): Promise<ScheduleInput> {
  const lastSlotDay = await lastSettledDay(deps)
  return { now: deps.now(), lastSlotDay, zone: siteZone(deps.env), since: deps.startedAt, resumedAt }
}

function isScheduleActive({ env }: Pick<Deps, 'env'>): boolean {
  return env.AUTOMATION && isModelConfigured(env)
}

const CHECK_EVERY_MS = 60_000

/** Every process checks the schedule. The slot's unique day lets one of them start a run. */
export function startAutomation(deps: GeneratorDeps): void {
  resumeRuns(deps)
  every(CHECK_EVERY_MS, deps, 'checking the schedule', () => runDueSlot(deps))
}
