import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '#api/server/deps.ts'
import type { EditorIdentity } from '#domain/admin/editors.ts'
import { GenerationFailed, GenerationUnavailable } from '#domain/errors.ts'
import { GENERATION_FAILURES } from '#domain/generation/failures.ts'
import { GENERATION_UNCONFIGURED } from '#domain/generation/messages.ts'
import { drawCategory } from '#domain/generation/schedule.ts'
import { drawTopic } from '#domain/generation/topics.ts'
import type { GenerationRun } from '#prisma/client/client.ts'
import { isModelConfigured } from './model.ts'
import { coveredTopics, createRun, GENERATION_TOPIC } from './runs.ts'

const POLL_MS = 250

/**
 * Queues a run for a worker of any process and returns its id.
 * @throws GenerationUnavailable, Conflict while another runs, RateLimited at the daily limit.
 */
export async function startRun(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'changes' | 'jobs'> & { editor?: EditorIdentity | null },
  { trigger, slotDay = null }: { trigger: GenerationRun['trigger']; slotDay?: string | null },
): Promise<string> {
  const { env, changes } = deps
  if (!isModelConfigured(env)) throw new GenerationUnavailable(GENERATION_UNCONFIGURED)
  const category = drawCategory(Math.random())
  const covered = await coveredTopics(deps, category)
  const topic = drawTopic(category, covered, Math.random()).slug
  const startedBy = deps.editor?.name ?? null
  const id = await createRun(deps, { trigger, slotDay, startedBy, category, topic, model: env.OPENAI_MODEL })
  changes.publish(GENERATION_TOPIC)
  return id
}

/**
 * Waits until the run ends and returns the id of its post. Throws GenerationFailed if the run fails or this
 * process stops first.
 */
export async function waitForPost(
  { db, shutdownSignal }: Pick<Deps, 'db' | 'shutdownSignal'>,
  id: string,
): Promise<string | null> {
  for (;;) {
    const run = await db.prisma.generationRun.findUniqueOrThrow({
      where: { id },
      select: { status: true, failureMessage: true, postId: true },
    })
    if (run.status === 'succeeded') return run.postId
    if (run.status === 'failed')
      throw new GenerationFailed(run.failureMessage ?? GENERATION_FAILURES.INTERNAL)
    if (shutdownSignal.aborted) throw new GenerationFailed(GENERATION_FAILURES.INTERRUPTED)
    await delay(POLL_MS)
  }
}
